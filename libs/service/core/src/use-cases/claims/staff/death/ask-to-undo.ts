import { type ConfirmedDeath } from '@portal/domain';
import { type ChangeMade, requestUndo } from '@portal/service-change-pipeline';
import { type PolicyRow, type StoredAction, type Transaction } from '@portal/service-store';
import { type ConfirmedWhen, type DeathTools } from './confirmed-when';

interface Followed {
  /** The policy once it has followed the death. */
  row: PolicyRow;
  death: ConfirmedDeath;
  made: readonly ChangeMade[];
}

/**
 * Asks an administrator to undo what was changed after a death that is confirmed; whoever confirmed it does not decide on that.
 * Source: docs/domain/claims.md#c8-1.
 */
export const askToUndo = (tools: DeathTools, tx: Transaction, followed: Followed, when: ConfirmedWhen): Promise<void> =>
  requestUndo(tools, tx, { ...followed, requestedBy: requesterOf(when), by: when.by, now: when.now });

function requesterOf({ by: { actorType, actorId, role }, who: name }: ConfirmedWhen): StoredAction['requestedBy'] {
  const isStaff = actorType === 'STAFF' && actorId && (role === 'consultant' || role === 'portalAdmin');
  return isStaff ? { id: actorId, name, role } : { id: 'system', name, role: 'system' };
}
