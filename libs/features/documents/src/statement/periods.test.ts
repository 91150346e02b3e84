import { addDays, isPlainDate } from '@portal/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodChoices, periodOf, taxYearOf } from './periods';

describe('a tax year', () => {
  it.each([
    { day: '2026-03-01', from: '2026-03-01', to: '2027-02-28' },
    { day: '2026-11-20', from: '2026-03-01', to: '2027-02-28' },
    { day: '2027-02-28', from: '2026-03-01', to: '2027-02-28' },
    { day: '2028-02-29', from: '2027-03-01', to: '2028-02-29' },
    { day: '2027-12-31', from: '2027-03-01', to: '2028-02-29' },
  ])('that $day is in runs from $from to $to', ({ day, from, to }) => {
    expect(taxYearOf(day)).toEqual({ from, to });
  });

  it('holds its day, and the next one begins the day after', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
        const day = addDays('1994-04-27', days);
        const { from, to } = taxYearOf(day);
        expect(from <= day && day <= to).toBe(true);
        expect(taxYearOf(addDays(to, 1)).from).toBe(addDays(to, 1));
      }),
    );
  });
});

describe('the period of a statement', () => {
  const today = '2026-11-20';
  it.each([
    { code: 'LAST_12_MONTHS', gives: { from: '2025-11-21', to: '2026-11-20' } },
    { code: 'THIS_TAX_YEAR', gives: { from: '2026-03-01', to: '2027-02-28' } },
    { code: 'LAST_TAX_YEAR', gives: { from: '2025-03-01', to: '2026-02-28' } },
    { code: 'OWN_DATES', gives: { from: '2026-01-01', to: '2026-01-31' } },
  ] as const)('is for $code from $gives.from to $gives.to', ({ code, gives }) => {
    expect(periodOf(code, { from: '2026-01-01', to: '2026-01-31' }, today)).toEqual(gives);
  });

  it('is always made of two days', () => {
    for (const { code } of periodChoices('2028-02-29')) {
      const { from, to } = periodOf(code, { from: '2026-01-01', to: '2026-01-31' }, '2028-02-29');
      expect([isPlainDate(from), isPlainDate(to)]).toEqual([true, true]);
    }
  });

  it('is offered with its dates', () => {
    expect(periodChoices(today).map(({ label, hint }) => [label, hint])).toEqual([
      ['The last 12 months', '21 November 2025 to 20 November 2026'],
      ['This tax year', '1 March 2026 to 28 February 2027'],
      ['The last tax year', '1 March 2025 to 28 February 2026'],
      ['Other dates', undefined],
    ]);
  });
});
