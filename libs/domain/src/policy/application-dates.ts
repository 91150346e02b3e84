import { firstOfMonth, firstOfNextMonth, type PlainDate } from '../base/plain-date';
import { notTakenUpDate } from './policy-dates';

/** A new policy begins with the month after somebody applied: the first premium is for that month. docs/domain/policy.md#r4-3. */
export const inceptionAfter = (applied: PlainDate): PlainDate => firstOfNextMonth(applied);

/**
 * The day a policy begins: as planned, or the first of the month in which the first premium came, when that is later.
 * docs/domain/policy.md#r4-3.
 */
export const inceptionOnFirstPremium = (planned: PlainDate, paidOn: PlainDate): PlainDate =>
  planned >= firstOfMonth(paidOn) ? planned : firstOfMonth(paidOn);

/** Whether the time for the first premium is over. The last day itself still counts. */
export const isNotTakenUp = (applied: PlainDate, today: PlainDate): boolean => today > notTakenUpDate(applied);
