import { changeEffectiveDate, kindsOfChange, otherCoverOf, type PlainDate } from '@portal/domain';
import { type StoredAction } from '@portal/service-store';
import { type Proposal } from './change';

/**
 * From when a change holds that is applied or approved on this day: cover moves on the first day of the next month, a
 * death and everything else at once (docs/domain/policy.md#r4-3).
 */
export function effectiveDateOf(
  { actionType, current, proposed }: Pick<Proposal, 'actionType' | 'current' | 'proposed'>,
  today: PlainDate,
): PlainDate {
  const movesCover =
    kindsOfChange[actionType].holdsFrom === 'next-month' || otherCoverOf(actionType, current, proposed) !== 0;
  return movesCover && proposed?.['Removal_Reason'] !== 'DECEASED' ? changeEffectiveDate(today) : today;
}

/** From when a request holds that is approved on this day; cover that takes the place of a child's does not start before that ends. */
export function startIfApproved(
  { actionType, currentValue: current, proposedValue: proposed }: StoredAction,
  today: PlainDate,
): PlainDate {
  const first = effectiveDateOf({ actionType, current, proposed }, today);
  const starts = proposed?.['Cover_Start_Date'];
  return actionType === 'ADD_EXTENDED_MEMBER' && typeof starts === 'string' && starts > first ? starts : first;
}
