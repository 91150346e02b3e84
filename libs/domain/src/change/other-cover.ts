import { type ActionType } from './kinds-of-change';

interface Covered {
  Cover_Amount?: unknown;
}

/**
 * By how much a change moves the cover of a relative who is covered already, in rand: less than 0 where it falls, 0 where it stays. Other cover
 * holds from the day on which all cover moves, and more of it is added cover (docs/domain/policy.md#r4-3).
 */
export function otherCoverOf(action: ActionType, current: Covered | null, proposed: Covered | null): number {
  const isUpdate = action === 'UPDATE_EXTENDED_MEMBER' && current !== null && proposed?.Cover_Amount !== undefined;
  return isUpdate ? Number(proposed.Cover_Amount) - Number(current.Cover_Amount) : 0;
}
