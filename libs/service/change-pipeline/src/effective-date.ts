import { type ActionType, changeEffectiveDate, type PlainDate } from '@portal/domain';

/**
 * From when a change holds that is applied or approved on this day: cover moves on the first day of the next month, a
 * death and everything else at once (domain rules 4.3).
 */
export const effectiveDateOf = (action: ActionType, reason: string | undefined, today: PlainDate): PlainDate => {
  const movesCover = action.startsWith('DELETE_') || lifeAdditions.includes(action);
  return movesCover && reason !== 'DECEASED' ? changeEffectiveDate(today) : today;
};

const lifeAdditions: readonly ActionType[] = [
  'ADD_SPOUSE',
  'ADD_CHILD',
  'ADD_EXTENDED_MEMBER',
  'CHANGE_PRODUCT',
  'ADD_SUPPLEMENTARY_BENEFITS',
];
