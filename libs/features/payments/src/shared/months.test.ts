import { expect, it } from 'vitest';
import { monthInWords, monthsInWords } from './months';

it.each([
  { months: [], says: '' },
  { months: ['2026-10'], says: 'October 2026' },
  { months: ['2026-12', '2027-01'], says: 'December 2026 and January 2027' },
  { months: ['2026-10', '2026-11', '2026-12', '2027-01'], says: 'October 2026 to January 2027' },
])('$months are "$says"', ({ months, says }) => {
  expect(monthsInWords(months)).toBe(says);
});

it('what is no month is shown as it came', () => {
  expect(monthInWords('2026-13')).toBe('2026-13');
});
