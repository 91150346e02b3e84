import { describe, expect, test } from 'vitest';
import { premiumOf } from '../../payments/premium-of';
import { premiumsWhenDayMoves } from './premium-when-day-moves';

/** A mother of R87 died on 10 October; October was taken at R236 and November counts as R149, with R87 credited. */
const paid = {
  Paid_To_Date: '2026-11-30',
  Monthly_Premium: 149,
  Earlier_Premiums: [{ Until: '2026-10', Amount: 236 }],
  Premium_Credit: 87,
  settled: [],
};
const earlier = { was: '2026-10-10', is: '2026-09-28', price: () => 149 };
const later = { was: '2026-10-10', is: '2026-11-02', price: () => 236 };

describe('The premium after a death whose day turns out to be another one', () => {
  test('earlier: the months before were taken for too much as well', () => {
    expect(premiumsWhenDayMoves(paid, earlier)).toEqual({
      premiums: { Monthly_Premium: 149, Earlier_Premiums: [{ Until: '2026-09', Amount: 236 }] },
      credit: 87,
      months: [{ month: '2026-10', amountCents: 149_00 }],
    });
  });

  test('later: what was credited pays those months again', () => {
    expect(premiumsWhenDayMoves(paid, later)).toEqual({
      premiums: { Monthly_Premium: 149, Earlier_Premiums: [{ Until: '2026-11', Amount: 236 }] },
      credit: -87,
      months: [{ month: '2026-11', amountCents: 236_00 }],
    });
  });

  test('goes by what the ledger has of a month', () => {
    const settled = [{ month: '2026-10', amountCents: 200_00 }];
    expect(premiumsWhenDayMoves({ ...paid, settled }, earlier)).toMatchObject({ credit: 51 });
  });

  test('later, where the credit was used: never more than is there', () => {
    expect(premiumsWhenDayMoves({ ...paid, Premium_Credit: 20 }, later)).toMatchObject({
      credit: -20,
      months: [{ month: '2026-11', amountCents: 169_00 }],
    });
  });

  test('within the month nothing moves', () => {
    const { Monthly_Premium, Earlier_Premiums } = paid;
    expect(premiumsWhenDayMoves(paid, { ...later, is: '2026-10-28' })).toEqual({
      premiums: { Monthly_Premium, Earlier_Premiums },
      credit: 0,
      months: [],
    });
  });

  test('leaves alone what months cost after both days, and months in which nobody was covered', () => {
    const raised = {
      ...paid,
      Monthly_Premium: 170,
      Earlier_Premiums: [...paid.Earlier_Premiums, { Until: '2026-12', Amount: 149 }],
      Months_Without_Cover: ['2026-11'],
    };
    const { premiums, credit } = premiumsWhenDayMoves(raised, later);
    expect(['2026-11-01', '2026-12-01', '2027-01-01'].map((month) => premiumOf(premiums, month))).toEqual([
      236, 149, 170,
    ]);
    expect(credit).toBe(0);
  });
});
