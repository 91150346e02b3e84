import { type AmountsOfCause, checkClaimStep, type PlainDate } from '@portal/domain';
import {
  appendAudit,
  type ClaimRecord,
  type ClaimRow,
  type DecidedClaim,
  type PayoutRow,
  payoutsOfClaims,
  saveClaim,
  type Transaction,
} from '@portal/service-store';
import { cancelAll } from '../../cancel-payouts';
import { amountsSoFar } from '../../documents/document-facts-of';
import { refundOnDecision } from '../../ending/premium-refund';
import { type LockedClaim } from '../../locked-claim';
import { isMoreThan, paidSoFar } from '../../paid-so-far';
import { withEvent } from '../../with-event';
import { isSameAmount } from '../decision/amounts-decided';
import { undecided } from '../undecided';
import { type ConfirmedWhen } from './confirmed-when';

type OnPolicy = Pick<LockedClaim, 'claim' | 'policy'>;

/** What a claim that was decided pays by its day of death, as if it were decided today. */
export interface DecidedByDay {
  amounts: AmountsOfCause;
  /** Who has which share, in a fixed order. */
  shares: string;
  /** Premiums that would be given back, rand. */
  refund: number;
}

/** What a claim pays by the day of death that it has; null: nothing of it was ever decided. */
export async function decidedByDay(
  tx: Transaction,
  { claim, policy }: OnPolicy,
  today: PlainDate,
): Promise<DecidedByDay | null> {
  const { record } = claim;
  const decision = lastDecision(record);
  if (decision === null) return null;
  const refund = await refundOnDecision(tx, { claim, policy }, today);
  return {
    amounts: amountsSoFar(claim, today).byCause[decision.cause],
    shares: sharesOf(record),
    refund: refund?.amount ?? 0,
  };
}

const lastDecision = ({ decision, earlierDecisions }: ClaimRecord): DecidedClaim | null =>
  decision ?? earlierDecisions.at(-1) ?? null;

const sharesOf = ({ claimants }: ClaimRecord): string =>
  claimants
    .flatMap(({ role, beneficiaryId, share }) => (share === null ? [] : `${role} ${beneficiaryId} ${share}`))
    .toSorted()
    .join();

/**
 * Opens the decision again of a claim that pays otherwise by the right day of death: what was paid stays paid, what would be too much is not paid
 * any more, and two people decide anew. The claim rests on the right day already. Source: docs/domain/claims.md#c8-1.
 *
 * @param was what it paid by the day before, and that day
 */
export async function decideAnewForDay(
  tx: Transaction,
  { claim, policy }: OnPolicy,
  was: DecidedByDay & { dateOfDeath: PlainDate },
  { now, today, who, by }: ConfirmedWhen,
): Promise<OnPolicy> {
  const is = await decidedByDay(tx, { claim, policy }, today);
  const payouts = await payoutsOfClaims(tx, [claim.id]);
  const mayPayOthers = was.shares !== is?.shares || mayOweLess(claim, payouts);
  if (is === null || (!mayPayOthers && isSameAmount(was.amounts, is.amounts) && was.refund === is.refund)) {
    return { claim, policy };
  }
  const isStopped = mayPayOthers || isMoreThan(paidSoFar(claim.record, payouts), is.amounts);
  const held = isStopped
    ? await cancelAll(tx, { claim, policy, payouts }, { by, keepsPremiums: true })
    : { claim, policy };
  const step = checkClaimStep(held.claim.status, 'IN_ASSESSMENT');
  if (!step.success) return held;
  const record = withEvent(undecided(held.claim.record, now), { at: now, who, event: 'DAY_CORRECTED' });
  const saved = await saveClaim(tx, held.claim, { status: step.value, record }, now);
  await appendAudit(tx, {
    ...by,
    policyNumber: claim.policyNumber,
    action: 'CLAIM_REOPENED',
    outcome: 'SUCCEEDED',
    entityType: 'CLAIM',
    entityId: claim.id,
    before: { status: held.claim.status, dateOfDeath: was.dateOfDeath },
    after: { status: saved.status, dateOfDeath: record.dateOfDeath },
    reason: 'A document says another day of death',
  });
  return { claim: saved, policy: held.policy };
}

/** Premiums that were taken off are booked as paid: only once they are not, while nobody has anything, it shows which were overdue on a day. */
const mayOweLess = ({ record }: ClaimRow, payouts: readonly PayoutRow[]): boolean =>
  (lastDecision(record)?.amounts.deduction ?? 0) > 0 && !payouts.some(({ status }) => status === 'PAID');
