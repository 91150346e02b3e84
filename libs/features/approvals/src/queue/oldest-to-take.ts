import { type QueuedApproval } from '@portal/contract';

/** Of requests in any order the one that waits longest, among those that may be decided and that nobody works on. */
export function oldestToTake(requests: readonly QueuedApproval[]): QueuedApproval | null {
  const free = requests.filter(({ canDecide, takenBy }) => canDecide && takenBy === null);
  return free.toSorted((one, other) => Date.parse(one.requestedAt) - Date.parse(other.requestedAt))[0] ?? null;
}
