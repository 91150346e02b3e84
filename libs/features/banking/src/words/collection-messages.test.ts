import { collectionNoticeDays, daysBetween, debitDays, isProcessingDay, nextActionDate } from '@portal/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstDebit, firstDebitSentences, whyMoved, whyThatDay } from './collection-messages';

describe('why a collection is not on its day', () => {
  it.each([
    { debitDay: 25, date: '2026-11-25', says: null },
    { debitDay: 1, date: '2026-10-31', says: '1 November 2026 is a Sunday, so we collect on the working day before.' },
    {
      debitDay: 25,
      date: '2026-12-24',
      says: '25 December 2026 is Christmas Day, so we collect on the working day before.',
    },
    {
      debitDay: 26,
      date: '2026-12-24',
      says: '26 December 2026 is Day of Goodwill, so we collect on the working day before.',
    },
    {
      debitDay: 1,
      date: '2026-12-31',
      says: "1 January 2027 is New Year's Day, so we collect on the working day before.",
    },
    {
      debitDay: 30,
      date: '2027-02-27',
      says: '28 February 2027 is a Sunday, so we collect on the working day before.',
    },
    { debitDay: 30, date: '2028-02-29', says: 'This month has no 30th, so we collect on its last day.' },
    { debitDay: 30, date: '2027-01-30', says: null },
  ])('day $debitDay on $date: $says', ({ debitDay, date, says }) => {
    expect(whyMoved(debitDay, date)).toBe(says);
  });

  it('is said exactly when the date is not the day that was chosen', () => {
    fc.assert(
      fc.property(aDebitDay, aDay, (debitDay, today) => {
        const date = nextActionDate(debitDay, today);
        expect(whyMoved(debitDay, date) === null).toBe(Number(date.slice(8)) === debitDay);
      }),
    );
  });
});

describe('why the first debit is on that day', () => {
  it.each([
    { why: 'it is the next', today: '2026-11-20', date: '2026-11-25', says: [] },
    {
      why: 'it is too late for the next',
      today: '2026-10-21',
      date: '2026-11-25',
      says: ['It is too late for the collection on 24 October 2026: a change needs 5 days.'],
    },
    {
      why: 'the day itself is a holiday',
      today: '2026-12-01',
      date: '2026-12-24',
      says: ['25 December 2026 is Christmas Day, so we collect on the working day before.'],
    },
  ])('$why', ({ today, date, says }) => {
    expect(whyThatDay(25, date, today)).toEqual(says);
  });
});

describe('the first debit after a change', () => {
  it.each([
    { why: 'nothing is collected now', now: null, debitDay: 25, today: '2026-11-02', date: '2026-11-25', before: null },
    {
      why: 'the next is far',
      now: { debitDay: 25 },
      debitDay: 15,
      today: '2026-12-01',
      date: '2026-12-15',
      before: null,
    },
    {
      why: 'the next is in four days',
      now: { debitDay: 25 },
      debitDay: 25,
      today: '2026-11-21',
      date: '2026-12-24',
      before: '2026-11-25',
    },
    {
      why: 'the next is in five days',
      now: { debitDay: 25 },
      debitDay: 25,
      today: '2026-11-20',
      date: '2026-11-25',
      before: null,
    },
  ])('$why', ({ now, debitDay, today, date, before }) => {
    expect(firstDebit(debitDay, now, today)).toEqual({ date, before });
  });

  it('is never nearer than five days, always on a day on which money moves, and after what still goes as it was', () => {
    fc.assert(
      fc.property(aDebitDay, fc.option(aDebitDay), aDay, (debitDay, old, today) => {
        const { date, before } = firstDebit(debitDay, old === null ? null : { debitDay: old }, today);
        expect(daysBetween(today, date)).toBeGreaterThanOrEqual(collectionNoticeDays);
        expect(isProcessingDay(date)).toBe(true);
        if (before !== null) {
          expect(before < date).toBe(true);
          expect(daysBetween(today, before)).toBeLessThan(collectionNoticeDays);
        }
      }),
    );
  });

  it.each([
    {
      about: 'account',
      says: [
        'Your first debit from this account is on 24 December 2026.',
        'Your next debit on 25 November 2026 will still go off the old account.',
      ],
    },
    {
      about: 'day',
      says: [
        'Your first debit on the new day is on 24 December 2026.',
        'Your next debit on 25 November 2026 will still go off on the old day.',
      ],
    },
  ] as const)('is said of an $about', ({ about, says }) => {
    expect(firstDebitSentences({ date: '2026-12-24', before: '2026-11-25' }, about)).toEqual(says);
  });
});

const aDebitDay = fc.constantFrom(...debitDays);
const aDay = fc
  .date({ min: new Date('2025-01-01T00:00:00Z'), max: new Date('2030-12-31T00:00:00Z'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
