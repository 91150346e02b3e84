import { describe, expect, it } from 'vitest';
import { amountsFor, heldSince, platinumWithRiders, standingAs } from './testing/a-claim';

describe('overdue premiums', () => {
  const inArrears = { ...platinumWithRiders, Paid_To_Date: '2026-09-30', Monthly_Premium: 214.5 };

  it('are taken off what is paid at once, one line each', () => {
    const { deduction, payableNow, payableLater } = amountsFor(inArrears).byCause.NATURAL;
    expect([deduction, payableNow, payableLater]).toEqual([429, 62_071, 15_000]);
  });

  it('never come to more than what is paid at once, and leave later payments alone', () => {
    const onlyTombstone = {
      ...platinumWithRiders,
      SupplementaryBenefits: heldSince('2021-01-01', 'sup-tombstone'),
      Monthly_Premium: 30_000,
    };
    const { deduction, payments, nothing } = amountsFor({ ...onlyTombstone, Paid_To_Date: '2026-09-30' }).byCause
      .NATURAL;
    expect(deduction).toBe(50_000);
    expect(payments.map(({ payOn, amount }) => [payOn, amount])).toEqual([['2027-05-20', 10_000]]);
    expect(nothing).toBeNull();
  });

  it('are not asked of a policy that is paid up', () => {
    expect(amountsFor(inArrears, { standing: standingAs('PAID_UP') }).byCause.NATURAL.deduction).toBe(0);
  });

  it('run up to the death where a lapse does not count', () => {
    const { deduction } = amountsFor(
      { ...inArrears, Policy_Status: 'LAPSED', Lapse_Date: '2026-10-31' },
      { standing: standingAs('LAPSED') },
    ).byCause.NATURAL;
    expect(deduction).toBe(429);
  });
});
