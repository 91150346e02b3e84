import { type PlainDate, timeInJohannesburg, todayInJohannesburg } from './plain-date';

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

/** `DD/MM/YYYY`, as dates stand on screen and in fields. */
export const formatDate = (date: PlainDate): string => `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;

/** `15 January 1990`, for sentences. */
export const formatLongDate = (date: PlainDate): string =>
  `${Number(date.slice(8, 10))} ${monthNames[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(0, 4))}`;

/** `20/11/2026, 09:05`, in South Africa. */
export const formatMoment = (now: Date): string =>
  `${formatDate(todayInJohannesburg(now))}, ${timeInJohannesburg(now)}`;
