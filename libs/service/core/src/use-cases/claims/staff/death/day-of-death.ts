import { type ClaimRecord, type ClaimRow, type PolicyRow, type Transaction } from '@portal/service-store';
import { type LockedClaim } from '../../locked-claim';
import { type ConfirmedWhen, type DeathTools } from './confirmed-when';
import { followDayOfDeath } from './follow-day-of-death';
import { lockOtherClaims, replanOtherPayouts } from './replan-payouts';

/** A claim after documents were judged, and its policy: once the death is confirmed the policy has the day of death that they say. */
export async function withDayOfDeath(
  tools: DeathTools,
  tx: Transaction,
  { claim, policy }: Pick<LockedClaim, 'claim' | 'policy'>,
  { record, when }: { record: ClaimRecord; when: ConfirmedWhen },
): Promise<{ policy: PolicyRow; record: ClaimRecord }> {
  const is = record.dateOfDeath;
  if (claim.record.deathConfirmed === null || is === claim.record.dateOfDeath) return { policy, record };
  // Before anything is audited: whoever pays a claim holds it first too.
  await lockOtherClaims(tx, claim);
  const followed = await followDayOfDeath(tools, tx, { claim, policy }, { is, when });
  return { policy: followed.policy, record: { ...record, ...followed.record } };
}

/** Who died first may be another after a day of death was corrected: what nobody was paid of other claims goes to whom it is due then. */
export async function replanAfterDay(
  tools: DeathTools,
  tx: Transaction,
  held: { claim: ClaimRow; policy: PolicyRow },
  when: ConfirmedWhen,
): Promise<void> {
  if (held.claim.record.deathConfirmed !== null) await replanOtherPayouts(tools, tx, held, when);
}
