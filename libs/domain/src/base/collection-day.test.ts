import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  actionDate,
  debitDayLabel,
  firstCollectionAfterChange,
  isProcessingDay,
  nextActionDate,
} from './collection-day';
import { addDays, daysBetween } from './plain-date';

it.each([
  { day: 1, year: 2026, month: 11, gives: '2026-10-31' },
  { day: 15, year: 2026, month: 11, gives: '2026-11-14' },
  { day: 25, year: 2026, month: 11, gives: '2026-11-25' },
  { day: 25, year: 2026, month: 12, gives: '2026-12-24' },
  { day: 26, year: 2026, month: 12, gives: '2026-12-24' },
  { day: 1, year: 2027, month: 1, gives: '2026-12-31' },
  { day: 30, year: 2027, month: 2, gives: '2027-02-27' },
  { day: 26, year: 2027, month: 3, gives: '2027-03-25' },
  { day: 1, year: 2027, month: 5, gives: '2027-04-30' },
])('day $day of $year-$month is collected on $gives', ({ day, year, month, gives }) => {
  expect(actionDate(year, month, day)).toBe(gives);
});

it.each([
  { day: 1, after: '2026-10-30', gives: '2026-10-31', why: 'the premium of November, in October' },
  { day: 1, after: '2026-10-31', gives: '2026-12-01', why: 'the day itself does not count' },
  { day: 25, after: '2026-11-20', gives: '2026-11-25', why: 'later this month' },
  { day: 26, after: '2026-12-24', gives: '2027-01-26', why: 'next month' },
])('after $after day $day is next collected on $gives: $why', ({ day, after, gives }) => {
  expect(nextActionDate(day, after)).toBe(gives);
});

it('applies a change five days before a collection, not four', () => {
  expect(firstCollectionAfterChange(25, '2026-11-20')).toBe('2026-11-25');
  expect(firstCollectionAfterChange(25, '2026-11-21')).toBe('2026-12-24');
});

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [15, '15th'],
  [22, '22nd'],
  [30, '30th (or last day)'],
])('labels day %i as %s', (day, label) => {
  expect(debitDayLabel(day)).toBe(label);
});

it('collects soon, on processing days only, and never later than the next collection found from the day before', () => {
  const days = fc.integer({ min: 0, max: 3000 }).map((more) => addDays('2026-01-01', more));
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 30 }), (after, debitDay) => {
      const next = nextActionDate(debitDay, after);
      expect(isProcessingDay(next)).toBe(true);
      expect(daysBetween(after, next)).toBeGreaterThan(0);
      expect(daysBetween(after, next)).toBeLessThanOrEqual(36);
      expect(nextActionDate(debitDay, addDays(next, -1))).toBe(next);
    }),
    { numRuns: 1000 },
  );
});
