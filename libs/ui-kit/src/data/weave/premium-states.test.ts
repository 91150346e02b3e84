import { describe, expect, it } from 'vitest';
import { aYear } from '../../testing/a-year';
import { premiumMonthWords, premiumWeaveSentence } from './premium-states';

describe('the sentence of a band of premiums', () => {
  it.each([
    { months: aYear(), says: 'All 12 premiums are paid.' },
    {
      months: aYear({ 'November 2026': 'due' }),
      says: '11 of 12 premiums are paid; due: November 2026.',
    },
    {
      months: aYear({ 'September 2026': 'unpaid', 'October 2026': 'unpaid', 'November 2026': 'part' }),
      says: '9 of 12 premiums are paid; not paid: September 2026 and October 2026; paid in part: November 2026.',
    },
    { months: aYear({ 'December 2025': 'none', 'January 2026': 'none' }), says: 'All 10 premiums are paid.' },
    { months: [{ name: 'November 2026', state: 'paid' as const }], says: 'The one premium is paid.' },
    { months: [{ name: 'November 2026', state: 'none' as const }], says: 'No premium was due in these months.' },
  ])('$says', ({ months, says }) => {
    expect(premiumWeaveSentence(months)).toBe(says);
  });
});

it('a month says its name and how it stands', () => {
  expect(premiumMonthWords({ name: 'November 2026', state: 'part' })).toBe('November 2026: paid in part');
});
