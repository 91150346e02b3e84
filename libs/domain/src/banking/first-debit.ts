import { actionDate, collectionNoticeDays, nextActionDate } from '../base/collection-day';
import { addMonths, daysBetween, firstOfMonth, lastOfMonth, type PlainDate, yearOf } from '../base/plain-date';

/** How premiums are collected before a change, and up to which day they are paid where that is known: null where they are not. */
export type CollectedNow = { debitDay: number; paidTo?: PlainDate | null } | null;

export interface FirstDebit {
  /** The first collection on the day that was chosen. */
  date: PlainDate;
  /** The collection that still goes as it was; null when none is so near. */
  before: PlainDate | null;
  /**
   * The collection of a month whose chosen day has passed, on the day of before and in time for another account: no month goes without its
   * debit. Null: there is no such month.
   */
  onOldDay: PlainDate | null;
}

/** The first collection from another account. Source: docs/domain/banking.md#r3-6. */
export const firstFromAccount = ({ date, onOldDay }: FirstDebit): PlainDate => onOldDay ?? date;

/** The day on which the premium of the month of a date is collected. */
export const collectedIn = (month: PlainDate, debitDay: number): PlainDate =>
  actionDate(yearOf(month), Number(month.slice(5, 7)), debitDay);

/** The month, by its first day, whose premium is collected on a date: before a Sunday or a holiday it may be the next one. */
export const monthCollectedOn = (date: PlainDate, debitDay: number): PlainDate => {
  const month = firstOfMonth(date);
  return collectedIn(month, debitDay) === date ? month : addMonths(month, 1);
};

/**
 * The first collection after a change of account or day, made today. A collection that is nearer than five days still goes off as
 * it was, and then the new one is that of a month after it. Source: docs/domain/banking.md#r3-6.
 */
export function firstDebit(debitDay: number, now: CollectedNow, today: PlainDate): FirstDebit {
  const next = now && nextActionDate(now.debitDay, today);
  const before = next !== null && daysBetween(today, next) < collectionNoticeDays ? next : null;
  const kept = now !== null && before !== null ? monthCollectedOn(before, now.debitDay) : '';
  let month = firstOfMonth(today);
  while (month <= kept || daysBetween(today, collectedIn(month, debitDay)) < collectionNoticeDays) {
    month = addMonths(month, 1);
  }
  const isBetween = now !== null && next !== null && before === null && isUnpaidBefore(month, next, now);
  return { date: collectedIn(month, debitDay), before, onOldDay: isBetween ? next : null };
}

/** Whether the next collection as it is now is that of a month before the first one on the chosen day, and not paid yet. */
function isUnpaidBefore(month: PlainDate, next: PlainDate, { debitDay, paidTo = null }: NonNullable<CollectedNow>) {
  const monthOfNext = monthCollectedOn(next, debitDay);
  return monthOfNext < month && (paidTo === null || paidTo < lastOfMonth(monthOfNext));
}
