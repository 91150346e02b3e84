import { mostTogether, type QueuedApproval } from '@portal/contract';
import { actionTypes, labelOf } from '@portal/domain';

/** Why a request may not join those that are approved together; null: it may. */
export function whyNotTogether(request: QueuedApproval, chosen: readonly QueuedApproval[]): string | null {
  const { id, actionType, isSafeTogether, canDecide, whyNot } = request;
  if (chosen.some((one) => one.id === id)) return null;
  if (!canDecide) return whyNot ?? 'You may not decide on this request.';
  if (!isSafeTogether) return 'This request is decided on its own.';
  const kind = chosen[0]?.actionType;
  if (kind !== undefined && kind !== actionType) {
    return `You chose requests of another kind: ${labelOf(actionTypes, kind)}.`;
  }
  return chosen.length >= mostTogether ? `You may choose ${mostTogether} requests at most.` : null;
}
