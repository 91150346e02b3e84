import type { PlainDate } from './plain-date';

const aheadOfUtc = 2 * 3_600_000;

/** The calendar day in South Africa at this instant: two hours ahead of UTC all year, no summer time. */
export const todayInJohannesburg = (now: Date): PlainDate =>
  new Date(now.getTime() + aheadOfUtc).toISOString().slice(0, 10);

/** The time of day in South Africa at this instant: `09:05`. */
export const timeInJohannesburg = (now: Date): string =>
  new Date(now.getTime() + aheadOfUtc).toISOString().slice(11, 16);
