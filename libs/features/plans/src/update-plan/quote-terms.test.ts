import { type Quote } from '@portal/contract';
import { expect, it } from 'vitest';
import { quoteTerms } from './quote-terms';

const change = (label: string, current: number, proposed: number) => ({
  field: label === 'Main member' ? 'levelOfCover' : label,
  label,
  current,
  proposed,
});
const quote = {
  coverChanges: [
    change('Main member', 20_000, 30_000),
    change('Spouse', 20_000, 0),
    change('Children 0-5', 5000, 7500),
  ],
  effectiveDate: '2026-12-01',
  waitingPeriodEndDate: '2027-06-01',
} as Quote;

it('says when the extra cover of everybody else begins; what the main member waits for, the quote warns of', () => {
  expect(quoteTerms(quote)[0]).toBe(
    'For everybody else the extra cover counts for accidental death from 1 December 2026 and for natural causes from 1 June 2027.',
  );
});

it('says that nothing waits when no amount becomes higher', () => {
  expect(quoteTerms({ ...quote, waitingPeriodEndDate: null })[0]).toBe(
    'There is no new waiting period: no amount becomes higher.',
  );
});

it('always ends with the days in which it can be undone', () => {
  expect(quoteTerms(quote).at(-1)).toMatch(/^You can undo this within 31 days/);
});
