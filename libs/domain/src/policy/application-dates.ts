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

/** A policy, and the day for which it was applied for where it began later. */
export interface BegunPolicy {
  Inception_Date: PlainDate;
  Priced_On?: PlainDate | undefined;
}

/**
 * The day on which ages count for what a policy costs, for good: that for which it was applied for, whenever its first premium came. What was
 * quoted is what is paid. Source: docs/domain/policy.md#r4-3.
 */
export const agesCountOn = ({ Inception_Date, Priced_On }: BegunPolicy): PlainDate => Priced_On ?? Inception_Date;

/** Whether the time for the first premium is over. The last day itself still counts. */
export const isNotTakenUp = (applied: PlainDate, today: PlainDate): boolean => today > notTakenUpDate(applied);
