import { addYears, type PlainDate } from './plain-date';
import { timeInJohannesburg, todayInJohannesburg } from './south-african-time';

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const partsOf = (date: PlainDate) => ({
  day: Number(date.slice(8, 10)),
  month: monthNames[Number(date.slice(5, 7)) - 1] ?? '',
  year: Number(date.slice(0, 4)),
});

/** `15 January 1990`, as people read dates: on screens, in messages and in documents. Source: docs/domain/records.md#r9-1. */
export function formatDate(date: PlainDate): string {
  const { day, month, year } = partsOf(date);
  return `${day} ${month} ${year}`;
}

/** `15 January`, where the day is less than a year away and so needs no year; with it otherwise. */
export function formatNearDate(date: PlainDate, today: PlainDate): string {
  const { day, month } = partsOf(date);
  const isNear = addYears(date, -1) < today && today < addYears(date, 1);
  return isNear ? `${day} ${month}` : formatDate(date);
}

/** `15 Jan 1990`, where a column is narrow: in tables. */
export function formatShortDate(date: PlainDate): string {
  const { day, month, year } = partsOf(date);
  return `${day} ${month.slice(0, 3)} ${year}`;
}

/** `DD/MM/YYYY`, as dates are typed, and nowhere else. */
export const formatTypedDate = (date: PlainDate): string =>
  `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;

/** `20 November 2026, 09:05`, in South Africa. */
export const formatMoment = (now: Date): string =>
  `${formatDate(todayInJohannesburg(now))}, ${timeInJohannesburg(now)}`;

/** `November 2026`, the month of a day. */
export function monthAndYear(date: PlainDate): string {
  const { month, year } = partsOf(date);
  return `${month} ${year}`;
}

/** `November`, where the year is clear. */
export const monthName = (date: PlainDate): string => partsOf(date).month;
