import fc from 'fast-check';
import { expect, it } from 'vitest';
import { collectionNoticeDays, isProcessingDay, nextActionDate } from '../base/collection-day';
import { addDays, addMonths, daysBetween } from '../base/plain-date';
import { firstDebit, firstFromAccount, monthCollectedOn } from './first-debit';

it.each([
  { why: 'nothing is collected now', now: null, debitDay: 25, today: '2026-11-02', date: '2026-11-25', before: null },
  { why: 'the next is five days away', now: 25, debitDay: 25, today: '2026-11-20', date: '2026-11-25', before: null },
  {
    why: 'the next is four days away: it goes as it was',
    now: 25,
    debitDay: 25,
    today: '2026-11-21',
    date: '2026-12-24',
    before: '2026-11-25',
  },
  {
    why: 'a later day of the same month does not collect that month again',
    now: 15,
    debitDay: 30,
    today: '2026-11-12',
    date: '2026-12-30',
    before: '2026-11-14',
  },
  { why: 'an earlier day has passed', now: 25, debitDay: 1, today: '2026-11-03', date: '2026-12-01', before: null },
  {
    why: 'the first of a month is collected in the month before',
    now: 25,
    debitDay: 1,
    today: '2026-12-20',
    date: '2026-12-31',
    before: '2026-12-24',
  },
])('the first debit after a change when $why', ({ now, debitDay, today, date, before }) => {
  expect(firstDebit(debitDay, now === null ? null : { debitDay: now }, today)).toMatchObject({ date, before });
});

it.each([
  {
    why: 'an earlier day that has passed',
    today: '2026-11-03',
    debitDay: 1,
    paidTo: '2026-10-31',
    gives: '2026-11-25',
  },
  { why: 'whose month is paid already', today: '2026-11-03', debitDay: 1, paidTo: '2026-11-30', gives: null },
  { why: 'too near to be stopped', today: '2026-11-21', debitDay: 1, paidTo: '2026-10-31', gives: null },
  { why: 'a later day of the month', today: '2026-11-03', debitDay: 28, paidTo: '2026-10-31', gives: null },
])('the collection of the month on the day of before, $why: $gives', ({ today, debitDay, paidTo, gives }) => {
  const first = firstDebit(debitDay, { debitDay: 25, paidTo }, today);
  expect(first.onOldDay).toBe(gives);
  expect(firstFromAccount(first)).toBe(gives ?? first.date);
});

it('every month from the next collection on has one, whatever day is chosen', () => {
  const day = fc.integer({ min: 1, max: 30 });
  const today = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days));
  fc.assert(
    fc.property(day, day, today, (debitDay, old, on) => {
      const { date, before, onOldDay } = firstDebit(debitDay, { debitDay: old }, on);
      const months = [before, onOldDay].flatMap((one) => (one === null ? [] : [monthCollectedOn(one, old)]));
      const next = monthCollectedOn(nextActionDate(old, on), old);
      const first = monthCollectedOn(date, debitDay);
      expect(months.length).toBeLessThanOrEqual(1);
      expect((months[0] ?? first) <= next).toBe(true);
      if (months[0] !== undefined) expect(addMonths(months[0], 1)).toBe(first);
    }),
  );
});

it('a collection belongs to the month whose premium it is', () => {
  expect(monthCollectedOn('2026-11-25', 25)).toBe('2026-11-01');
  expect(monthCollectedOn('2026-10-31', 1)).toBe('2026-11-01');
});

it('is never nearer than five days, always on a day on which money moves, and of a month after what still goes as it was', () => {
  const day = fc.integer({ min: 1, max: 30 });
  const today = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days));
  fc.assert(
    fc.property(day, day, today, (debitDay, old, on) => {
      const { date, before } = firstDebit(debitDay, { debitDay: old }, on);
      expect(daysBetween(on, date)).toBeGreaterThanOrEqual(collectionNoticeDays);
      expect(isProcessingDay(date)).toBe(true);
      if (before === null) return;
      expect(daysBetween(on, before)).toBeLessThan(collectionNoticeDays);
      expect(monthCollectedOn(before, old) < monthCollectedOn(date, debitDay)).toBe(true);
    }),
  );
});
