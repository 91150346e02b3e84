import { type Transaction } from '@portal/service-store';
import { policyAtDeath } from '../basis/policy-at-death';
import { type LockedClaim } from '../look-once-a-day';
import { replanPayouts } from '../staff/death/replan-payouts';
import { type RemindingTools } from './waiting-claim';

/**
 * Plans what still waits for a main member who has died anew for those whom they had named, where their death was confirmed and that did not
 * happen: nothing is sent to the dead, so it would wait for ever. Gives whether there was anything. Source: docs/domain/claims.md#c6-1.
 */
export async function replanForDead(
  tools: RemindingTools,
  tx: Transaction,
  { claim, policy, now, today }: LockedClaim,
): Promise<boolean> {
  if (claim.lifeKind === 'MAIN_MEMBER') return false;
  const { MainMember } = await policyAtDeath(tx, claim, policy.record);
  if (MainMember.Life_Status !== 'DECEASED') return false;
  const when = { now, today, by: { at: now, actorType: 'SYSTEM' as const } };
  return (await replanPayouts(tools, tx, { claim, policy }, when)).length > 0;
}
