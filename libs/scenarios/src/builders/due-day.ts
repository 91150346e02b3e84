import {
  addDays,
  addMonths,
  debitDays,
  firstOfMonth,
  lastOfMonth,
  type PlainDate,
  plainDate,
  yearOf,
} from '@portal/domain';

/** A day on which premiums are due, and the month it belongs to. */
export interface DueDay {
  debitDay: number;
  due: PlainDate;
}

/** The last day on or before a date that a form offers as debit day: at most four days earlier. */
export function dueDayBefore(date: PlainDate): DueDay {
  const dayOfMonth = Number(date.slice(8));
  const debitDay = debitDays.findLast((day) => day <= dayOfMonth) ?? 1;
  return { debitDay, due: plainDate(yearOf(date), Number(date.slice(5, 7)), debitDay) };
}

/** The last day of the month before. */
export const endOfMonthBefore = (date: PlainDate): PlainDate => addDays(firstOfMonth(date), -1);

/** The day on which the premium of a month is due: the debit day, or the last day of a shorter month. */
export function dueIn(month: PlainDate, debitDay: number): PlainDate {
  const due = `${month.slice(0, 8)}${String(debitDay).padStart(2, '0')}`;
  const last = lastOfMonth(month);
  return due < last ? due : last;
}

/** The first of the month so many months ago: when policies begin. 0 is this month, -1 the next. */
export const monthsAgo = (today: PlainDate, months: number): PlainDate => addMonths(firstOfMonth(today), -months);
