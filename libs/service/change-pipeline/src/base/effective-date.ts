import { type ActionType, changeEffectiveDate, kindsOfChange, type PlainDate } from '@portal/domain';
import { type StoredAction } from '@portal/service-store';

/**
 * From when a change holds that is applied or approved on this day: cover moves on the first day of the next month, a
 * death and everything else at once (docs/domain/policy.md#r4-3).
 */
export const effectiveDateOf = (action: ActionType, reason: string | undefined, today: PlainDate): PlainDate => {
  const waitsForMonth = kindsOfChange[action].holdsFrom === 'next-month' && reason !== 'DECEASED';
  return waitsForMonth ? changeEffectiveDate(today) : today;
};

/** From when a request holds that is approved on this day. Cover that takes the place of a child's does not start before that ends. */
export function startIfApproved({ actionType, proposedValue }: StoredAction, today: PlainDate): PlainDate {
  const reason = proposedValue?.['Removal_Reason'];
  const first = effectiveDateOf(actionType, typeof reason === 'string' ? reason : undefined, today);
  const starts = proposedValue?.['Cover_Start_Date'];
  return actionType === 'ADD_EXTENDED_MEMBER' && typeof starts === 'string' && starts > first ? starts : first;
}
