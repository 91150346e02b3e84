import { debitDays, nextActionDate } from '@portal/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstDebitSentences, whyMoved, whyThatDay } from './collection-messages';

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

  it('a collection of a month that still goes as it was is not called too late', () => {
    expect(whyThatDay(30, '2026-12-30', '2026-11-12')).toEqual([]);
  });
});

describe('the first debit after a change', () => {
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
    expect(firstDebitSentences({ date: '2026-12-24', before: '2026-11-25', onOldDay: null }, about)).toEqual(says);
  });
});

describe('an earlier day whose month has begun', () => {
  const first = { date: '2026-12-01', before: null, onOldDay: '2026-11-25' };

  it('leaves the debit of the month on the day of before, from the account that is given', () => {
    expect(firstDebitSentences(first, 'account')).toEqual([
      'Your first debit from this account is on 25 November 2026, the day that you have now.',
      'From then on it is on the new day, first on 1 December 2026.',
    ]);
    expect(whyThatDay(1, first.onOldDay, '2026-11-03')).toEqual([]);
  });

  it('leaves it on the day of before, on the same account', () => {
    expect(firstDebitSentences(first, 'day')).toEqual([
      'Your first debit on the new day is on 1 December 2026.',
      'Your next debit on 25 November 2026 will still go off on the old day.',
    ]);
  });
});

const aDebitDay = fc.constantFrom(...debitDays);
const aDay = fc
  .date({ min: new Date('2025-01-01T00:00:00Z'), max: new Date('2030-12-31T00:00:00Z'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
