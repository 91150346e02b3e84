import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddedCover, type LifeWithCover, partsOfCover, payableToday } from './payable-today';
import { addDays, addMonths } from '../base/plain-date';

const today = '2026-11-20';
const life: LifeWithCover = {
  id: 'thandi',
  Life_Status: 'ACTIVE',
  Cover_Amount: 30_000,
  Cover_End_Date: null,
  Cover_Start_Date: '2022-03-01',
  Waiting_Period_End_Date: '2022-09-01',
};
const more: AddedCover = {
  lifeId: 'thandi',
  amount: 10_000,
  startDate: '2026-10-01',
  waitingPeriodEndDate: '2027-04-01',
};
const paid = (given: Partial<LifeWithCover>, increases: AddedCover[] = [], status = 'ACTIVE' as const) => {
  const { naturalCauses, accident, suicide, suicideUntil } = payableToday(
    { ...life, ...given },
    increases,
    status,
    today,
  );
  return { naturalCauses, accident, suicide, suicideUntil };
};

describe('what would be paid today', () => {
  it.each([
    { why: 'long covered: everything, whatever the cause', given: {}, gives: [30_000, 30_000, 30_000, null] },
    {
      why: 'the waiting period runs: accidents only',
      given: { Cover_Start_Date: '2026-09-01', Waiting_Period_End_Date: '2027-03-01' },
      gives: [0, 30_000, 0, '2027-09-01'],
    },
    {
      why: 'the waiting period ends today: natural causes too, suicide not yet',
      given: { Cover_Start_Date: '2026-05-20', Waiting_Period_End_Date: today },
      gives: [30_000, 30_000, 0, '2027-05-20'],
    },
    {
      why: 'the last day of the exclusion of suicide',
      given: { Cover_Start_Date: '2025-11-20', Waiting_Period_End_Date: '2026-05-20' },
      gives: [30_000, 30_000, 0, today],
    },
    {
      why: 'the day after it',
      given: { Cover_Start_Date: '2025-11-19', Waiting_Period_End_Date: '2026-05-19' },
      gives: [30_000, 30_000, 30_000, null],
    },
    {
      why: 'cover starts next month',
      given: { Cover_Start_Date: '2026-12-01', Waiting_Period_End_Date: '2027-06-01' },
      gives: [0, 0, 0, '2027-12-01'],
    },
    { why: 'cover ended today', given: { Cover_End_Date: today }, gives: [0, 0, 0, null] },
    { why: 'cover ends tomorrow', given: { Cover_End_Date: '2026-11-21' }, gives: [30_000, 30_000, 30_000, null] },
    { why: 'a life that has died', given: { Life_Status: 'DECEASED' }, gives: [0, 0, 0, null] },
    { why: 'a life that is not on the policy yet', given: { Life_Status: 'PENDING' }, gives: [0, 0, 0, null] },
  ])('$why', ({ given, gives: [naturalCauses, accident, suicide, suicideUntil] }) => {
    expect(paid(given)).toEqual({ naturalCauses, accident, suicide, suicideUntil });
  });

  it.each(['PENDING', 'LAPSED', 'CANCELLED', 'NOT_TAKEN_UP', 'CLAIMED'] as const)(
    'is nothing on a policy that is %s',
    (status) => {
      expect(payableToday(life, [], status, today)).toMatchObject({ accident: 0, naturalCauses: 0 });
    },
  );

  it.each(['ACTIVE', 'IN_GRACE', 'PAID_UP'] as const)('is everything on a policy that is %s', (status) => {
    expect(payableToday(life, [], status, today).naturalCauses).toBe(30_000);
  });
});

describe('after more cover', () => {
  it('only the part that was added waits', () => {
    expect(paid({}, [more])).toEqual({
      naturalCauses: 20_000,
      accident: 30_000,
      suicide: 20_000,
      suicideUntil: '2027-10-01',
    });
    expect(payableToday(life, [more], 'ACTIVE', today).waiting).toEqual([
      {
        amount: 10_000,
        accidentFrom: '2026-10-01',
        naturalFrom: '2027-04-01',
        suicideUntil: '2027-10-01',
        isAdded: true,
      },
    ]);
  });

  it('what was added to somebody else counts for them alone', () => {
    expect(paid({}, [{ ...more, lifeId: 'sipho' }]).naturalCauses).toBe(30_000);
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
      const one = { ...life, Cover_Amount: cover, Cover_Start_Date: start };
      const covered = { ...one, Waiting_Period_End_Date: addMonths(start, 6) };
      const { accident, naturalCauses, suicide, waiting } = payableToday(covered, increases, 'ACTIVE', today);
      expect(accident).toBeLessThanOrEqual(cover);
      expect(naturalCauses).toBeLessThanOrEqual(accident);
      expect(suicide).toBeLessThanOrEqual(naturalCauses);
      expect(naturalCauses + waiting.reduce((sum, { amount }) => sum + amount, 0)).toBe(cover);
    }),
    { numRuns: 500 },
  );
});
