import {
  addMonths,
  collectionNoticeDays,
  daysBetween,
  firstCollectionAfterChange,
  firstOfMonth,
  formatDate,
  isPublicHoliday,
  lastOfMonth,
  nextActionDate,
  ordinal,
  type PlainDate,
  publicHolidays,
  yearOf,
} from '@portal/domain';

/** The debit day in the month of this date; the last day of a month that is too short. */
const dayIn = (month: PlainDate, debitDay: number): PlainDate => {
  const last = lastOfMonth(month);
  return debitDay > Number(last.slice(8)) ? last : `${month.slice(0, 8)}${String(debitDay).padStart(2, '0')}`;
};

const holidayOn = (date: PlainDate) => publicHolidays(yearOf(date)).find((one) => one.date === date)?.name;
const reasonFor = (date: PlainDate) => (isPublicHoliday(date) ? (holidayOn(date) ?? 'a public holiday') : 'a Sunday');

/** Why a collection is not on its debit day, as one sentence; null when it is (docs/domain/banking.md#r3-6). */
export function whyMoved(debitDay: number, date: PlainDate): string | null {
  const months = [date, addMonths(firstOfMonth(date), 1)];
  const planned = months.map((month) => dayIn(month, debitDay)).find((day) => day >= date) ?? date;
  if (planned !== date) {
    return `${formatDate(planned)} is ${reasonFor(planned)}, so we collect on the working day before.`;
  }
  const isShortMonth = Number(date.slice(8)) < debitDay;
  return isShortMonth ? `This month has no ${ordinal(debitDay)}, so we collect on its last day.` : null;
}

/** How premiums are collected before a change: null where they are not. */
export type CollectedNow = { debitDay: number } | null;

export interface FirstDebit {
  /** The first collection to which the change applies. */
  date: PlainDate;
  /** The collection that still goes as it was; null when none is so near. */
  before: PlainDate | null;
}

/**
 * The first collection after a change of account or day, made today. A collection that is nearer than five days still goes off as
 * it was, and then the new one is in the month after it (docs/domain/banking.md#r3-6).
 */
export function firstDebit(debitDay: number, now: CollectedNow, today: PlainDate): FirstDebit {
  const first = firstCollectionAfterChange(debitDay, today);
  const next = now && nextActionDate(now.debitDay, today);
  if (next === null || daysBetween(today, next) >= collectionNoticeDays) return { date: first, before: null };
  return { date: first > next ? first : nextActionDate(debitDay, next), before: next };
}

/** Why the first collection on a new account or day is on that date: too late for the one before, and moved off a day without banks. */
export function whyThatDay(debitDay: number, date: PlainDate, today: PlainDate): readonly string[] {
  const next = nextActionDate(debitDay, today);
  const moved = whyMoved(debitDay, date);
  return [
    ...(next < date
      ? [`It is too late for the collection on ${formatDate(next)}: a change needs ${collectionNoticeDays} days.`]
      : []),
    ...(moved === null ? [] : [moved]),
  ];
}

/** Said while somebody chooses a day: when it begins and why then, and what still goes off as it was. */
export function firstDebitSentences(
  { date, before }: FirstDebit,
  about: 'account' | 'day',
  why: readonly string[] = [],
): readonly string[] {
  const from = about === 'account' ? 'from this account' : 'on the new day';
  const still = about === 'account' ? 'go off the old account' : 'go off on the old day';
  return [
    [`Your first debit ${from} is on ${formatDate(date)}.`, ...why].join(' '),
    ...(before === null ? [] : [`Your next debit on ${formatDate(before)} will still ${still}.`]),
  ];
}
