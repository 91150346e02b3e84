import { type ClaimRecord, type ClaimRow, type PolicyRow, type Transaction } from '@portal/service-store';
import { type LockedClaim } from '../../locked-claim';
import { rebased } from '../rebased';
import { type ConfirmedWhen, type DeathTools } from './confirmed-when';
import { decideAnewForDay, type DecidedByDay, decidedByDay } from './decided-by-day';
import { followDayOfDeath } from './follow-day-of-death';
import { lockOtherClaims, replanOtherPayouts } from './replan-payouts';

/** What a claim paid by the day of death that it had; null: nothing was decided, or the day is the same. */
type PaidBefore = DecidedByDay | null;

/** A claim after documents were judged, and its policy: once the death is confirmed the policy has the day of death that they say. */
export async function withDayOfDeath(
  tools: DeathTools,
  tx: Transaction,
  { claim, policy }: Pick<LockedClaim, 'claim' | 'policy'>,
  { record, when }: { record: ClaimRecord; when: ConfirmedWhen },
): Promise<{ policy: PolicyRow; record: ClaimRecord; paidBefore: PaidBefore }> {
  const is = record.dateOfDeath;
  if (claim.record.deathConfirmed === null || is === claim.record.dateOfDeath) {
    return { policy, record, paidBefore: null };
  }
  // Before anything is audited: whoever pays a claim holds it first too.
  await lockOtherClaims(tx, claim);
  const around = { claim, policy, today: when.today, uuid: () => tools.random.uuid() };
  const stood = await rebased(tx, claim.record, around);
  const paidBefore = await decidedByDay(tx, { claim: { ...claim, record: stood }, policy }, when.today);
  const followed = await followDayOfDeath(tools, tx, { claim, policy }, { is, when });
  return { policy: followed.policy, record: { ...record, ...followed.record }, paidBefore };
}

/**
 * Who died first may be another after a day of death was corrected, and what is due: what nobody was paid of other claims goes to whom it is due
 * then, and what was decided of the claim itself is decided anew where it pays otherwise. Gives the claim as it is then.
 */
export async function decisionsAfterDay(
  tools: DeathTools,
  tx: Transaction,
  held: { claim: ClaimRow; policy: PolicyRow },
  { was, when }: { was: Pick<ClaimRecord, 'dateOfDeath'> & { paidBefore: PaidBefore }; when: ConfirmedWhen },
): Promise<ClaimRow> {
  const { record } = held.claim;
  if (record.deathConfirmed === null || record.dateOfDeath === was.dateOfDeath) return held.claim;
  await replanOtherPayouts(tools, tx, held, when);
  if (was.paidBefore === null) return held.claim;
  const { dateOfDeath } = was;
  return (await decideAnewForDay(tx, held, { ...was.paidBefore, dateOfDeath }, when)).claim;
}
