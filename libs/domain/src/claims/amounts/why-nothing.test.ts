import { describe, expect, it } from 'vitest';
import { amountsFor, aPolicyOn, standingAs } from './testing/a-claim';

describe('nothing is payable', () => {
  const gold = aPolicyOn('Gold Single Member Plan', '2026-05-01');

  it.each([
    {
      why: 'of natural causes in the waiting period',
      on: '2026-10-31',
      cause: 'NATURAL',
      nothing: { code: 'WAITING_PERIOD', naturalFrom: '2026-11-01' },
    },
    {
      why: 'for suicide in the waiting period',
      on: '2026-10-31',
      cause: 'SUICIDE',
      nothing: { code: 'SUICIDE', until: '2027-05-01' },
    },
    {
      why: 'for suicide on the last day of its exclusion',
      on: '2027-05-01',
      cause: 'SUICIDE',
      nothing: { code: 'SUICIDE', until: '2027-05-01' },
    },
    {
      why: 'before cover starts',
      on: '2026-04-30',
      cause: 'ACCIDENT',
      nothing: { code: 'COVER_NOT_STARTED', starts: '2026-05-01' },
    },
  ] as const)('$why', ({ on, cause, nothing }) => {
    expect(amountsFor(gold, {}, on).byCause[cause].nothing).toEqual(nothing);
  });

  it('and an unknown cause is no refusal while one of the causes would pay', () => {
    const { nothing, total, disputed } = amountsFor(gold, {}, '2026-10-31').byCause.UNKNOWN;
    expect([nothing, total, disputed]).toEqual([null, 0, 30_000]);
  });

  it('whatever the cause, for a reason of the policy', () => {
    const { byCause } = amountsFor(gold, { standing: standingAs('NOT_TAKEN_UP') });
    expect(Object.values(byCause).map(({ nothing }) => nothing?.code)).toEqual(Array(5).fill('NOT_COVERED'));
  });
});
