import {
  addDays,
  dayOfWeek,
  daysBetween,
  firstOfNextMonth,
  lastOfMonth,
  plainDate,
  yearOf,
  type PlainDate,
} from './plain-date';
import { isPublicHoliday } from './public-holidays';
import { ordinal } from './ordinal';

/** The days a form offers; 1 to 30 are possible. Source: docs/domain/banking.md#r3-6. */
export const debitDays = [1, 5, 7, 10, 15, 20, 25, 26, 27, 28, 30] as const;

/** `15th`, as a debit day is offered. */
export const debitDayLabel = (day: number): string => (day === 30 ? '30th (or last day)' : ordinal(day));

/** Money moves from Monday to Saturday, not on public holidays. */
export const isProcessingDay = (date: PlainDate): boolean => dayOfWeek(date) !== 0 && !isPublicHoliday(date);

/**
 * The day on which the premium of a month (1 to 12) is collected: the debit day, the last day of a month that has no
 * such day, moved to the preceding processing day. It may fall in the month before.
 */
export const actionDate = (year: number, month: number, debitDay: number): PlainDate => {
  const last = lastOfMonth(plainDate(year, month, 1));
  let date = plainDate(year, month, Math.min(debitDay, Number(last.slice(8))));
  while (!isProcessingDay(date)) date = addDays(date, -1);
  return date;
};

/** The first collection after a day, that day itself not counted. */
export const nextActionDate = (debitDay: number, after: PlainDate): PlainDate => {
  const actionDateIn = (month: PlainDate) => actionDate(yearOf(month), Number(month.slice(5, 7)), debitDay);
  let month = after;
  while (actionDateIn(month) <= after) month = firstOfNextMonth(month);
  return actionDateIn(month);
};

/** A change of account or day must be made so many days before a collection to apply to it. */
export const collectionNoticeDays = 5;

/** The first collection to which a change of account or day applies: the next, or the one after when that is too near. */
export const firstCollectionAfterChange = (debitDay: number, changed: PlainDate): PlainDate => {
  const next = nextActionDate(debitDay, changed);
  return daysBetween(changed, next) >= collectionNoticeDays ? next : nextActionDate(debitDay, next);
};

/** Banks and offices work from Monday to Friday, not on public holidays. */
const isBusinessDay = (date: PlainDate): boolean => dayOfWeek(date) !== 6 && isProcessingDay(date);

/** So many business days after a day. */
export const addBusinessDays = (date: PlainDate, days: number): PlainDate => {
  let day = date;
  for (let left = days; left > 0; left -= 1) {
    do day = addDays(day, 1);
    while (!isBusinessDay(day));
  }
  return day;
};
