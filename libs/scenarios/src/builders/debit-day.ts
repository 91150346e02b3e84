import { addDays, debitDays, firstOfMonth, type PlainDate, plainDate, yearOf } from '@portal/domain';

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
