import { describe, expect, it } from 'vitest';
import { newbornOnDay, stillbornOnDay } from './unregistered-children';
import { aPolicyOn } from './testing/a-claim';

const family = aPolicyOn('Gold Family Plan', '2026-03-01'); // its main member waits to 2026-09-01
const single = aPolicyOn('Gold Single Member Plan', '2022-03-01');

describe('a stillborn child', () => {
  const child = { kind: 'STILLBORN', weeks: 30, claimsPaid: 0, wasEndedIntentionally: false } as const;

  it.each([
    { why: 'is covered', child, gives: null },
    { why: 'is covered from 26 weeks', child: { ...child, weeks: 26 }, gives: null },
    { why: 'is covered for a second time', child: { ...child, claimsPaid: 1 }, gives: null },
    {
      why: 'is not covered at 25 weeks',
      child: { ...child, weeks: 25 },
      gives: { code: 'STILLBORN_WEEKS', weeks: 25 },
    },
    {
      why: 'is not covered for a third time',
      child: { ...child, claimsPaid: 2 },
      gives: { code: 'STILLBORN_COUNT', paid: 2 },
    },
    {
      why: 'is not covered when it was ended intentionally',
      child: { ...child, wasEndedIntentionally: true },
      gives: { code: 'NOT_COVERED', on: '2026-09-01' },
    },
  ])('$why', ({ child: facts, gives }) => {
    expect(stillbornOnDay(family, facts, '2026-09-01').nothing).toEqual(gives);
  });

  it('is not covered while the main member waits', () => {
    expect(stillbornOnDay(family, child, '2026-08-31').nothing).toEqual({
      code: 'WAITING_PERIOD',
      naturalFrom: '2026-09-01',
    });
  });

  it('is not covered by a plan that has nothing for one', () => {
    expect(stillbornOnDay(single, child, '2026-09-01').nothing).toEqual({ code: 'NOT_COVERED', on: '2026-09-01' });
  });
});

describe('a baby who was not added yet', () => {
  it.each([
    { why: 'is covered from birth', born: '2026-10-01', died: '2026-10-01', gives: null },
    { why: 'is covered for 90 days', born: '2026-10-01', died: '2026-12-30', gives: null },
    {
      why: 'is not covered after 90 days',
      born: '2026-10-01',
      died: '2026-12-31',
      gives: { code: 'NOT_COVERED', on: '2026-12-31' },
    },
    {
      why: 'is not covered while the main member waits',
      born: '2026-08-01',
      died: '2026-08-31',
      gives: { code: 'COVER_NOT_STARTED', starts: '2026-09-01' },
    },
    { why: 'is covered from the end of that wait', born: '2026-08-01', died: '2026-09-01', gives: null },
  ])('$why', ({ born, died, gives }) => {
    const baby = newbornOnDay(family, born, died);
    expect(baby.nothing).toEqual(gives);
    if (gives === null) expect(baby.cover.Cover_Amount).toBe(7500);
  });

  it('is not covered by a plan without children', () => {
    expect(newbornOnDay(single, '2026-10-01', '2026-10-02').nothing).toEqual({ code: 'NOT_COVERED', on: '2026-10-02' });
  });
});
