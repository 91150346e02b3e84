import { type QueuedApproval } from '@portal/contract';

/**
 * The request to go on to: the next one in the list that nobody else works on and that may be decided, or the first such one
 * where the list ends. Null when there is none.
 */
export function nextRequest(list: readonly QueuedApproval[], id: string): QueuedApproval | null {
  const place = list.findIndex((one) => one.id === id);
  const inTurn = [...list.slice(place + 1), ...list.slice(0, Math.max(place, 0))];
  return inTurn.find(({ canDecide, takenBy }) => canDecide && (takenBy === null || takenBy.isMine)) ?? null;
}
