import { monthsInWords } from '@portal/contract/words';
import {
  addMonths,
  collectedIn,
  collectionNoticeDays,
  daysBetween,
  type FirstDebit,
  firstOfMonth,
  formatDate,
  isPublicHoliday,
  lastOfMonth,
  monthCollectedOn,
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

/** Why the first collection on a new account or day is on that date: too late for the one before, and moved off a day without banks. */
export function whyThatDay(debitDay: number, date: PlainDate, today: PlainDate): readonly string[] {
  const next = nextActionDate(debitDay, today);
  const isOnDay = collectedIn(monthCollectedOn(date, debitDay), debitDay) === date;
  if (!isOnDay) return []; // a month that is still collected on the day of before
  const moved = whyMoved(debitDay, date);
  return [
    ...(next < date && daysBetween(today, next) < collectionNoticeDays
      ? [`It is too late for the collection on ${formatDate(next)}: a change needs ${collectionNoticeDays} days.`]
      : []),
    ...(moved === null ? [] : [moved]),
  ];
}

/** What whoever pays by hand still pays so (`monthsByHand`); nothing where the debit order brings the next premium. */
export const byHandSentences = (months: readonly string[]): readonly string[] =>
  months.length === 0
    ? []
    : [
        `Until the first debit you pay yourself: the premium${months.length === 1 ? '' : 's'} for ${monthsInWords(months)}.`,
      ];

/** Said while somebody chooses a day: when it begins and why then, and what still goes off as it was. Source: docs/domain/banking.md#r3-6. */
export function firstDebitSentences(
  { date, before, onOldDay }: FirstDebit,
  about: 'account' | 'day',
  why: readonly string[] = [],
): readonly string[] {
  const withReason = (sentence: string) => [sentence, ...why].join(' ');
  if (about === 'account' && onOldDay !== null) {
    return [
      `Your first debit from this account is on ${formatDate(onOldDay)}, the day that you have now.`,
      withReason(`From then on it is on the new day, first on ${formatDate(date)}.`),
    ];
  }
  const still = before ?? onOldDay;
  const from = about === 'account' ? 'from this account' : 'on the new day';
  const asItWas = about === 'account' ? 'go off the old account' : 'go off on the old day';
  return [
    withReason(`Your first debit ${from} is on ${formatDate(date)}.`),
    ...(still === null ? [] : [`Your next debit on ${formatDate(still)} will still ${asItWas}.`]),
  ];
}
