import { addDays, type PlainDate } from '@portal/domain';
import { claimsOfPolicies, type Transaction, type UndoAfterDeath } from '@portal/service-store';

/** Somebody who comes back to a policy that they were taken off, and has died. */
export const deceased = (died: PlainDate) => ({ Life_Status: 'DECEASED', Cover_End_Date: addDays(died, 1) });

/** What is undone, with whoever has died since they were taken off: nobody comes back alive whose death a claim has confirmed. */
export async function asTheyDied(tx: Transaction, policyNumber: string, undo: UndoAfterDeath): Promise<UndoAfterDeath> {
  if (undo.left.length === 0) return undo;
  const claims = await claimsOfPolicies(tx, [policyNumber]);
  const confirmed = claims.filter(({ status, record }) => status !== 'VOID' && record.deathConfirmed !== null);
  const left = undo.left.map((one) => {
    const death = confirmed.find(({ record }) => record.lifeId === one.id);
    return death ? { ...one, ...deceased(death.record.dateOfDeath) } : one;
  });
  return { ...undo, left };
}
