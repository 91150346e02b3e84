import { isPlainDate, yearOf, type PlainDate } from '../base/plain-date';

/**
 * Completed years on a day; negative before birth.
 * Born on 29 February: the birthday in other years is 1 March. Source: docs/domain/policy.md#r4-2.
 */
export const ageOn = (birth: PlainDate, on: PlainDate): number =>
  yearOf(on) - yearOf(birth) - (on.slice(5) < birth.slice(5) ? 1 : 0);

/** The day a person reaches this age: the first day on which `ageOn` gives it. */
export const birthdayOf = (birth: PlainDate, age: number): PlainDate => {
  const sameDay = `${yearOf(birth) + age}${birth.slice(4)}`;
  return isPlainDate(sameDay) ? sameDay : `${yearOf(birth) + age}-03-01`;
};
