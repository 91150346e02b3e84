import { formatLongDate } from '@portal/domain';

/** `October 2026` out of `2026-10`; anything else is given back as it is. */
export const monthInWords = (month: string): string =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? formatLongDate(`${month}-01`).slice(2) : month;

/** Months that follow one another, oldest first: `October 2026`, `October 2026 and November 2026`, `October 2026 to January 2027`. */
export function monthsInWords(months: readonly string[]): string {
  const [first, second] = [months[0], months.at(-1)].map((month) => monthInWords(month ?? ''));
  if (months.length < 2) return first ?? '';
  return months.length === 2 ? `${first} and ${second}` : `${first} to ${second}`;
}
