import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  dayOfWeek,
  daysBetween,
  firstOfMonth,
  firstOfNextMonth,
  isPlainDate,
  lastOfMonth,
  parseDayFirst,
  plainDate,
} from './plain-date';
import { timeInJohannesburg, todayInJohannesburg } from './south-african-time';
import { formatDate, formatMoment, formatShortDate, formatTypedDate } from './written-dates';

const anyDay = fc.integer({ min: -200_000, max: 60_000 }).map((days) => addDays('2026-11-20', days));

it.each([
  { typed: '15/01/1990', gives: '1990-01-15' },
  { typed: '15-01-1990', gives: '1990-01-15' },
  { typed: ' 15 / 1 / 1990 ', gives: '1990-01-15' },
  { typed: '29/02/2000', gives: '2000-02-29' },
  { typed: '29/02/2001', gives: null },
  { typed: '29/02/1900', gives: null },
  { typed: '31/04/1990', gives: null },
  { typed: '01/15/1990', gives: null },
  { typed: '00/01/1990', gives: null },
  { typed: '15/01/90', gives: null },
  { typed: '1990-01-15', gives: null },
  { typed: '15/01/0090', gives: null },
  { typed: '', gives: null },
])('reads "$typed" as $gives', ({ typed, gives }) => {
  expect(parseDayFirst(typed)).toBe(gives);
});

it.each([
  { value: '2024-02-29', is: true },
  { value: '2023-02-29', is: false },
  { value: '2026-1-1', is: false },
  { value: '2026-01-01T00:00:00Z', is: false },
  { value: '2026-00-10', is: false },
  { value: null, is: false },
  { value: 20260101, is: false },
])('$value is a plain date: $is', ({ value, is }) => {
  expect(isPlainDate(value)).toBe(is);
});

it('refuses to make a day that does not exist', () => {
  expect(plainDate(2028, 2, 29)).toBe('2028-02-29');
  expect(() => plainDate(2027, 2, 29)).toThrow(RangeError);
});

it.each([
  { date: '2026-01-31', months: 1, gives: '2026-02-28' },
  { date: '2028-01-31', months: 1, gives: '2028-02-29' },
  { date: '2026-11-20', months: 6, gives: '2027-05-20' },
  { date: '2026-03-31', months: -1, gives: '2026-02-28' },
  { date: '2026-01-15', months: -1, gives: '2025-12-15' },
  { date: '2026-12-01', months: 1, gives: '2027-01-01' },
])('$months months from $date is $gives', ({ date, months, gives }) => {
  expect(addMonths(date, months)).toBe(gives);
});

it('keeps a year later within the month', () => {
  expect(addYears('2024-02-29', 1)).toBe('2025-02-28');
  expect(addYears('2024-02-29', 4)).toBe('2028-02-29');
});

it('knows the edges of a month', () => {
  expect(firstOfMonth('2026-11-20')).toBe('2026-11-01');
  expect(firstOfNextMonth('2026-12-31')).toBe('2027-01-01');
  expect(lastOfMonth('2028-02-05')).toBe('2028-02-29');
});

it('writes a date as people read it, shorter in a table, and in numbers only where it is typed', () => {
  expect(formatDate('1990-01-05')).toBe('5 January 1990');
  expect(formatDate('2026-12-15')).toBe('15 December 2026');
  expect(formatShortDate('2026-12-15')).toBe('15 Dec 2026');
  expect(formatTypedDate('1990-01-05')).toBe('05/01/1990');
});

it('names the day of the week, also before 1970', () => {
  expect(dayOfWeek('2026-11-20')).toBe(5);
  expect(dayOfWeek('2026-11-22')).toBe(0);
  expect(dayOfWeek('1927-01-01')).toBe(6);
});

describe('today in Johannesburg', () => {
  it.each([
    { now: '2026-12-31T21:59:59.999Z', today: '2026-12-31' },
    { now: '2026-12-31T22:00:00.000Z', today: '2027-01-01' },
    { now: '2026-12-31T22:30:00.000Z', today: '2027-01-01' },
    { now: '2026-11-20T00:00:00.000Z', today: '2026-11-20' },
  ])('at $now is $today', ({ now, today }) => {
    expect(todayInJohannesburg(new Date(now))).toBe(today);
  });
});

it.each([
  { now: '2026-12-31T21:59:59.999Z', time: '23:59', moment: '31 December 2026, 23:59' },
  { now: '2026-12-31T22:00:00.000Z', time: '00:00', moment: '1 January 2027, 00:00' },
  { now: '2026-11-20T07:05:00.000Z', time: '09:05', moment: '20 November 2026, 09:05' },
])('at $now it is $time in Johannesburg', ({ now, time, moment }) => {
  expect(timeInJohannesburg(new Date(now))).toBe(time);
  expect(formatMoment(new Date(now))).toBe(moment);
});

it('reads back every date it writes', () => {
  fc.assert(fc.property(anyDay, (date) => parseDayFirst(formatTypedDate(date)) === date));
});

it('counts the days it adds, and the week goes along', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
      const later = addDays(date, days);
      expect(daysBetween(date, later)).toBe(days);
      expect(dayOfWeek(later)).toBe((((dayOfWeek(date) + days) % 7) + 7) % 7);
    }),
  );
});
