import { addYears, type PlainDate, yearOf } from '@portal/domain';

/** The next anniversary of the inception: today's counts, the inception itself does not. */
export function nextAnniversary(inception: PlainDate, today: PlainDate): PlainDate {
  const years = Math.max(1, yearOf(today) - yearOf(inception));
  const anniversary = addYears(inception, years);
  return anniversary >= today ? anniversary : addYears(inception, years + 1);
}
