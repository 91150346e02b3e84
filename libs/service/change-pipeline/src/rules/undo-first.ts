import { type PolicyRow, type StoredAction, type Transaction } from '@portal/service-store';
import { refused, type Refused } from '../base/change';
import { undosWaiting } from '../undo/end-undo';

/**
 * Refuses a takeover while nobody has decided on what was changed after the main member's death: whoever goes on has the policy as it is
 * then, and whom somebody had taken off it would stay off.
 */
export async function checkUndoDecided(
  tx: Transaction,
  { policyNumber, record: { MainMember } }: PolicyRow,
  { actionType }: StoredAction,
): Promise<Refused | null> {
  if (actionType !== 'CONTINUE_POLICY') return null;
  const waiting = await undosWaiting(tx, policyNumber, MainMember.id);
  return waiting.length > 0
    ? refused('INVALID_STATUS', 'What was changed after the death is not decided yet. An administrator decides first.')
    : null;
}
