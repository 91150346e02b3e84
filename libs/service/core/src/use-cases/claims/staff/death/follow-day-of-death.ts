import { firstOfNextMonth, type PlainDate, toCents } from '@portal/domain';
import { changesMadeSince, processDueEvents } from '@portal/service-change-pipeline';
import {
  appendAudit,
  type ClaimRecord,
  type ClaimRow,
  type PolicyRow,
  resettlePremiums,
  saveApprovalAction,
  savePolicy,
  setStatusFrom,
  settledPremiumsOf,
  type Transaction,
  unsettledActions,
} from '@portal/service-store';
import { askToUndo } from './ask-to-undo';
import { type ConfirmedWhen, type DeathTools } from './confirmed-when';
import { type CorrectedDeath, movedByDeath, policyWithDay, premiumsMoved, withCoverEnd } from './policy-with-day';

interface Followed {
  policy: PolicyRow;
  record: Pick<ClaimRecord, 'beforeDeath' | 'beforeTakeover'>;
}

/**
 * Has the policy follow a day of death that a document corrected after the death was confirmed: the end of the cover, premiums that were taken for
 * the months between, months without premiums, and a takeover that waits. Nobody is told again, and nothing else that the confirmation did goes
 * by the day. Source: docs/domain/claims.md#c8-1.
 */
export async function followDayOfDeath(
  tools: DeathTools,
  tx: Transaction,
  { claim, policy }: { claim: ClaimRow; policy: PolicyRow },
  { is, when }: { is: PlainDate; when: ConfirmedWhen },
): Promise<Followed> {
  const { now } = when;
  const { lifeId, dateOfDeath: was, beforeDeath, beforeTakeover } = claim.record;
  if (beforeDeath === null || lifeId === null) return { policy, record: { beforeDeath, beforeTakeover } };
  const { row } = await processDueEvents(tools, tx, policy, now);
  const settled = await settledPremiumsOf(tx, row.policyNumber);
  const death: CorrectedDeath = { kind: claim.lifeKind, lifeId, was, is, beforeDeath, beforeTakeover, settled };
  const moved = premiumsMoved(row.record, death);
  const saved = await savePolicy(tx, policyWithDay(row.record, death, moved, now), row.version, now);
  if (saved.status === 'PAID_UP' && row.status === 'PAID_UP' && claim.lifeKind === 'MAIN_MEMBER') {
    await setStatusFrom(tx, row.policyNumber, firstOfNextMonth(is), now);
  }
  const months = moved?.months ?? [];
  await resettlePremiums(tx, row.policyNumber, months);
  await correctTakeover(tx, saved, { was, is });
  const creditedCents = toCents(moved?.credit ?? 0) + risenCents(settled, months);
  await auditDay(tx, { before: row, after: saved, death, creditedCents }, when.by);
  const { row: atRest } = await processDueEvents(tools, tx, saved, now);
  if (beforeTakeover === null) {
    const moved = { kind: claim.lifeKind, lifeId, died: is };
    const made = await changesMadeSince(tx, row.policyNumber, moved);
    await askToUndo(tools, tx, { row: atRest, death: moved, made }, when);
  }
  const record = {
    beforeDeath: movedByDeath(row.record, death, moved),
    beforeTakeover: beforeTakeover && withCoverEnd(beforeTakeover, death, now),
  };
  return { policy: atRest, record };
}

/** By how much more months of the ledger are settled than before. */
const risenCents = (settled: CorrectedDeath['settled'], months: CorrectedDeath['settled']): number =>
  months.reduce((sum, { month, amountCents }) => {
    const before = settled.find((one) => one.month === month);
    return before ? sum + amountCents - before.amountCents : sum;
  }, 0);

/** Whoever asked to take the policy over pays from the month after the death. */
async function correctTakeover(
  tx: Transaction,
  { policyNumber }: PolicyRow,
  { was, is }: { was: PlainDate; is: PlainDate },
): Promise<void> {
  for (const action of await unsettledActions(tx, policyNumber)) {
    const { takeover } = action.record;
    if (takeover?.died !== was) continue;
    await saveApprovalAction(tx, { ...action, record: { ...action.record, takeover: { ...takeover, died: is } } });
  }
}

interface Happened {
  before: PolicyRow;
  after: PolicyRow;
  death: CorrectedDeath;
  /** What was credited of months that no payment of ours has paid. */
  creditedCents: number;
}

async function auditDay(
  tx: Transaction,
  { before, after, death, creditedCents }: Happened,
  by: ConfirmedWhen['by'],
): Promise<void> {
  const told = ({ record: { Policy_Status, Premium_Credit } }: PolicyRow) => ({ Policy_Status, Premium_Credit });
  await appendAudit(tx, {
    ...by,
    policyNumber: after.policyNumber,
    action: 'LIFE_DECEASED',
    outcome: 'SUCCEEDED',
    entityType: 'LIFE',
    entityId: death.lifeId,
    before: { ...told(before), Date_Of_Death: death.was },
    after: { ...told(after), Date_Of_Death: death.is, creditedCents },
    reason: 'A document says another day of death',
  });
}
