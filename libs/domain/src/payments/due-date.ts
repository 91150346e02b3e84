import { firstOfMonth, lastOfMonth, type PlainDate } from '../base/plain-date';

/**
 * The day on which the premium of a month is due: the debit day, or the last day of a month that has no such day; the
 * first of the month when no debit day is agreed. A weekend moves the collection, not the day it is due.
 */
export function dueDateIn(month: PlainDate, debitDay: number | null): PlainDate {
  const last = lastOfMonth(month);
  const day = String(debitDay ?? 1).padStart(2, '0');
  const due = `${firstOfMonth(month).slice(0, 8)}${day}`;
  return due < last ? due : last;
}
