import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddedCover, type LifeWithCover, partsOfCover } from './parts-of-cover';
import { payableOn } from './payable-on';
import { addDays, addMonths } from '../base/plain-date';

const today = '2026-11-20';
const life: LifeWithCover = {
  id: 'thandi',
  Cover_Amount: 30_000,
  Cover_Start_Date: '2022-03-01',
  Waiting_Period_End_Date: '2022-09-01',
};
const more: AddedCover = {
  lifeId: 'thandi',
  amount: 10_000,
  startDate: '2026-10-01',
  waitingPeriodEndDate: '2027-04-01',
};
const paid = (given: Partial<LifeWithCover>, increases: AddedCover[] = []) =>
  payableOn(partsOfCover({ ...life, ...given }, increases), today);

describe('what is paid on a day', () => {
  it.each([
    { why: 'long covered: everything, whatever the cause', given: {}, gives: [30_000, 30_000, 30_000] },
    {
      why: 'the waiting period runs: accidents only',
      given: { Cover_Start_Date: '2026-09-01', Waiting_Period_End_Date: '2027-03-01' },
      gives: [0, 30_000, 0],
    },
    {
      why: 'the waiting period ends today: natural causes too, suicide not yet',
      given: { Cover_Start_Date: '2026-05-20', Waiting_Period_End_Date: today },
      gives: [30_000, 30_000, 0],
    },
    {
      why: 'the last day of the exclusion of suicide',
      given: { Cover_Start_Date: '2025-11-20', Waiting_Period_End_Date: '2026-05-20' },
      gives: [30_000, 30_000, 0],
    },
    {
      why: 'the day after it',
      given: { Cover_Start_Date: '2025-11-19', Waiting_Period_End_Date: '2026-05-19' },
      gives: [30_000, 30_000, 30_000],
    },
    {
      why: 'cover starts next month',
      given: { Cover_Start_Date: '2026-12-01', Waiting_Period_End_Date: '2027-06-01' },
      gives: [0, 0, 0],
    },
    {
      why: 'a waiting period that was served before cover started',
      given: { Cover_Start_Date: '2026-12-01', Waiting_Period_End_Date: '2026-11-01' },
      gives: [0, 0, 0],
    },
  ])('$why', ({ given, gives: [natural, accident, suicide] }) => {
    expect(paid(given)).toEqual({ natural, accident, suicide });
  });
});

describe('after more cover', () => {
  it('only the part that was added waits', () => {
    expect(paid({}, [more])).toEqual({ natural: 20_000, accident: 30_000, suicide: 20_000 });
    expect(partsOfCover(life, [more])[1]).toEqual({
      amount: 10_000,
      accidentFrom: '2026-10-01',
      naturalFrom: '2027-04-01',
      suicideUntil: '2027-10-01',
      isAdded: true,
    });
  });

  it('what was added to somebody else counts for them alone', () => {
    expect(paid({}, [{ ...more, lifeId: 'sipho' }]).natural).toBe(30_000);
  });

  it('and then less, the part that was added last goes first', () => {
    const earlier = { ...more, startDate: '2025-01-01', waitingPeriodEndDate: '2025-07-01' };
    expect(partsOfCover({ ...life, Cover_Amount: 15_000 }, [more, earlier])).toMatchObject([
      { amount: 10_000, accidentFrom: '2025-01-01' },
      { amount: 5000, accidentFrom: '2026-10-01' },
    ]);
  });
});

it('never pays more than the cover, nor more for natural causes than for an accident', () => {
  const day = fc.integer({ min: -2000, max: 400 }).map((days) => addDays(today, days));
  const increase = fc.record({ amount: fc.integer({ min: 0, max: 100_000 }), startDate: day }).map((one) => ({
    ...one,
    lifeId: 'thandi',
    waitingPeriodEndDate: addMonths(one.startDate, 6),
  }));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), day, fc.array(increase), (cover, start, increases) => {
      const covered = { ...life, Cover_Amount: cover, Cover_Start_Date: start };
      const parts = partsOfCover({ ...covered, Waiting_Period_End_Date: addMonths(start, 6) }, increases);
      const { accident, natural, suicide } = payableOn(parts, today);
      expect(accident).toBeLessThanOrEqual(cover);
      expect(natural).toBeLessThanOrEqual(accident);
      expect(suicide).toBeLessThanOrEqual(natural);
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(cover);
    }),
    { numRuns: 500 },
  );
});
