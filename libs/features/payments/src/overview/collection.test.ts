import { collectedIn, debitDays, isProcessingDay, nextActionDate } from '@portal/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedCollection, movedSentence } from './collection';

describe('the day of a collection', () => {
  it.each([
    { collected: '2026-11-25', day: 25, says: null },
    { collected: '2026-11-14', day: 15, says: 'Brought forward from 15 November 2026, which is a Sunday.' },
    { collected: '2026-10-31', day: 1, says: 'Brought forward from 1 November 2026, which is a Sunday.' },
    {
      collected: '2026-12-24',
      day: 25,
      says: 'Brought forward from 25 December 2026, which is a public holiday (Christmas Day).',
    },
    {
      collected: '2026-12-31',
      day: 1,
      says: "Brought forward from 1 January 2027, which is a public holiday (New Year's Day).",
    },
    { collected: '2027-02-27', day: 30, says: 'Brought forward from 28 February 2027, which is a Sunday.' },
    { collected: '2027-04-30', day: 30, says: null },
  ])('$day collected on $collected: $says', ({ collected, day, says }) => {
    const moved = movedCollection(collected, day);
    expect(moved && movedSentence(moved)).toBe(says);
  });

  it('is never called moved without a reason', () => {
    const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-12-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.constantFrom(...debitDays), (date, debitDay) => {
        const collected = nextActionDate(debitDay, date.toISOString().slice(0, 10));
        const moved = movedCollection(collected, debitDay);
        if (moved) expect(isProcessingDay(moved.agreed)).toBe(false);
        expect(collectedIn(moved?.agreed ?? collected, debitDay)).toBe(collected);
      }),
    );
  });
});
