import { expect, it } from 'vitest';
import { monthsInWords } from './payment-messages';

it.each([
  { months: ['2026-03'], says: 'March 2026' },
  { months: ['2026-01', '2026-02', '2026-03'], says: 'January, February and March 2026' },
  { months: [], says: '' },
  { months: ['2026-13'], says: '2026-13' },
  { months: ['2026-10', '2026-11', '2026-12', '2027-01'], says: 'October 2026 to January 2027' },
  { months: ['2025-12', '2026-01'], says: 'December 2025 and January 2026' },
])('$months is $says', ({ months, says }) => {
  expect(monthsInWords(months).replaceAll('\u00a0', ' ')).toBe(says);
});
