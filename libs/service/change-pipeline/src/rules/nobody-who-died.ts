import { addsLife, type Identified, numberKey } from '@portal/domain';
import { claimsOfPerson, type Executor, type StoredPolicy } from '@portal/service-store';
import { type Proposal, refused, type Refused } from '../base/change';
import { livesOn } from '../record/lives-on';

/**
 * Refuses cover for somebody whose death a claim has confirmed, on whatever policy: they may have died since it was asked for. One that is void
 * confirms nothing (docs/domain/changes.md#r7-4).
 */
export async function checkNobodyDied(
  executor: Executor,
  { actionType, proposed }: Pick<Proposal, 'actionType' | 'proposed'>,
  policy: StoredPolicy,
): Promise<Refused | null> {
  for (const life of joining({ actionType, proposed }, policy)) {
    const key = numberKey(life);
    const claims = key === null ? [] : await claimsOfPerson(executor, key);
    const hasDied = claims.some(({ status, record }) => status !== 'VOID' && record.deathConfirmed !== null);
    if (hasDied) return refused('CONFLICT', `A claim has confirmed that ${life.First_Name} has died`);
  }
  return null;
}

/** Who comes to be covered: everybody on a new policy. */
function joining(
  { actionType, proposed }: Pick<Proposal, 'actionType' | 'proposed'>,
  policy: StoredPolicy,
): readonly Identified[] {
  if (actionType === 'ADD_POLICY') return livesOn(policy);
  return addsLife(actionType) && proposed ? [proposed] : [];
}
