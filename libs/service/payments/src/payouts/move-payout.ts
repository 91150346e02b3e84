import {
  checkPayoutStep,
  claimMayBecome,
  fromCents,
  isEverythingPaid,
  type PayoutStatus,
  type PlainDate,
} from '@portal/domain';
import {
  appendAudit,
  type AuditEvent,
  type ClaimRecord,
  type ClaimRow,
  type PayoutRecord,
  type PayoutRow,
  payoutsOfClaims,
  savePayout,
  saveClaim,
  type Transaction,
} from '@portal/service-store';

/** A payment with its claim, both held: the claim first. */
export interface HeldPayout {
  claim: ClaimRow;
  payout: PayoutRow;
}

type ClaimEvent = ClaimRecord['history'][number]['event'];

interface Move {
  to: PayoutStatus;
  /** What changes about the payment besides. */
  changes?: Partial<PayoutRecord>;
  payOn?: PlainDate;
  /** What the history of the claim says of it; left out: nothing. */
  event?: ClaimEvent;
  /** What the claim says of its claimants from now on, where that changes too. */
  claimants?: ClaimRecord['claimants'];
  audit: Pick<AuditEvent, 'action' | 'actorType'> & Partial<AuditEvent>;
  now: Date;
}

/**
 * Takes a payment one step on, with the history of its claim and the audit. A claim of which everything is paid that is due becomes PAID.
 * Throws for a step that is not in the table: whoever calls has looked at the status of a payment that is held.
 */
export async function movePayout(tx: Transaction, { claim, payout }: HeldPayout, move: Move): Promise<HeldPayout> {
  const { to, changes, payOn = payout.payOn, event, claimants, audit, now } = move;
  const step = checkPayoutStep(payout.status, to);
  if (!step.success) throw new Error(step.message);
  const record = { ...payout.record, ...changes };
  const moved = await savePayout(tx, payout, { status: step.value, payOn, record }, now);
  const saved = await saveWithHistory(tx, claim, { event, about: payout.number, claimants, now });
  await appendAudit(tx, {
    at: now,
    policyNumber: payout.policyNumber,
    outcome: 'SUCCEEDED',
    entityType: 'PAYOUT',
    entityId: payout.id,
    before: { Status: payout.status },
    after: { Number: payout.number, Amount: fromCents(payout.amountCents), Status: to },
    ...audit,
  });
  return { claim: saved, payout: moved };
}

interface ClaimChange {
  event: ClaimEvent | undefined;
  about: string;
  claimants: ClaimRecord['claimants'] | undefined;
  now: Date;
}

async function saveWithHistory(
  tx: Transaction,
  claim: ClaimRow,
  { event, about, claimants = claim.record.claimants, now }: ClaimChange,
): Promise<ClaimRow> {
  const statuses = (await payoutsOfClaims(tx, [claim.id])).map((one) => one.status);
  const status = claimMayBecome(claim.status, 'PAID') && isEverythingPaid(statuses) ? 'PAID' : claim.status;
  if (event === undefined && status === claim.status && claimants === claim.record.claimants) return claim;
  const happened = event === undefined ? [] : [{ at: now.toISOString(), who: systemName, event, about }];
  const record = { ...claim.record, claimants, history: [...claim.record.history, ...happened] };
  return saveClaim(tx, claim, { status, record }, now);
}

/** Who does what no person does, as the history of a claim names it. */
const systemName = 'The system';
