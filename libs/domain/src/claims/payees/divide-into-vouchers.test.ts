import { describe, expect, it } from 'vitest';
import { fromCents } from '../../base/money';
import { divideIntoVouchers } from './divide-into-vouchers';
import { paidToParlour, premiumsPaidBack } from './share-lines';

const cover = (amount: number) => ({ label: 'Cover', amount });
const ofCover = (cents: number) => ({ cents, lines: [cover(fromCents(cents))] });
const sumOfLines = (lines: readonly { amount: number }[]) =>
  lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);

describe('a payment in cash', () => {
  it.each([
    { cents: 1, gives: [1], why: 'the least that there is' },
    { cents: 4_999_99, gives: [4_999_99], why: 'one cent below what a voucher pays' },
    { cents: 5_000_00, gives: [5_000_00], why: 'exactly what a voucher pays' },
    { cents: 5_000_01, gives: [2_501_00, 2_499_01], why: 'one cent above: no voucher of a cent' },
    { cents: 8_200_00, gives: [4_100_00, 4_100_00], why: 'two vouchers' },
    { cents: 9_999_99, gives: [5_000_00, 4_999_99], why: 'one cent below two full ones' },
    { cents: 12_345_67, gives: [4_116_00, 4_115_00, 4_114_67], why: 'with cents' },
    { cents: 20_000_00, gives: [5_000_00, 5_000_00, 5_000_00, 5_000_00], why: 'nothing is left over' },
  ])('of $cents cents is $gives: $why', ({ cents, gives }) => {
    const vouchers = divideIntoVouchers(ofCover(cents));
    expect(vouchers.map((one) => one.cents)).toEqual(gives);
    for (const { cents: own, lines } of vouchers) expect(sumOfLines(lines)).toBe(own);
  });

  it('says on the first voucher what was taken off, and on each what it is made of', () => {
    const lines = [cover(10_000), { label: 'Grocery', amount: 1_000 }, { label: 'Unpaid premiums', amount: -166 }];
    expect(divideIntoVouchers({ cents: 10_834_00, lines })).toEqual([
      { cents: 3_612_00, lines: [cover(3_778), { label: 'Unpaid premiums', amount: -166 }] },
      { cents: 3_611_00, lines: [cover(3_611)] },
      { cents: 3_611_00, lines: [cover(2_611), { label: 'Grocery', amount: 1_000 }] },
    ]);
  });

  it('keeps apart what a funeral parlour has of it, and premiums that are paid back', () => {
    const lines = [cover(10_000), paidToParlour(-4_500), premiumsPaidBack(318)];
    expect(divideIntoVouchers({ cents: 5_818_00, lines })).toEqual([
      { cents: 2_909_00, lines: [cover(7_409), paidToParlour(-4_500)] },
      { cents: 2_909_00, lines: [cover(2_591), premiumsPaidBack(318)] },
    ]);
  });
});
