import { expect, it } from 'vitest';
import { aPayout, someAmounts } from '../testing/a-claim';
import { whoGetsWhat } from './who-gets-what';

const open = { status: 'READY', paidOn: null } as const;

it.each([
  { why: 'of what would be paid, before it is decided', payouts: [], invoice: 14_500, parlour: 14_500, reader: 5500 },
  { why: 'of a payment that is ready', payouts: [aPayout(open)], invoice: 14_500, parlour: 14_500, reader: 5500 },
  { why: 'never more than there is', payouts: [aPayout(open)], invoice: 31_000, parlour: 20_000, reader: 0 },
  {
    why: 'anew of both payments',
    payouts: [
      aPayout({
        ...open,
        amount: 5500,
        lines: [
          { label: 'Cover', amount: 20_000 },
          { label: 'Paid to the funeral parlour', amount: -14_500 },
        ],
      }),
      aPayout({
        ...open,
        parlour: 'Dignity Funerals',
        amount: 14_500,
        lines: [{ label: 'Paid to the funeral parlour', amount: 14_500 }],
      }),
    ],
    invoice: 9000.5,
    parlour: 9000.5,
    reader: 10_999.5,
  },
  { why: 'of nothing that went to the bank', payouts: [aPayout()], invoice: 14_500, parlour: 0, reader: 0 },
])('says who gets what $why', ({ payouts, invoice, parlour, reader }) => {
  expect(whoGetsWhat({ amounts: someAmounts(), payouts }, invoice)).toEqual({ parlour, reader });
});

it('leaves premiums that are paid back to the reader', () => {
  const amounts = someAmounts({ payableNow: 20_318, premiumRefund: 318 });
  expect(whoGetsWhat({ amounts, payouts: [] }, 30_000)).toEqual({ parlour: 20_000, reader: 318 });
});

it('says nothing where the reader does not know the own part yet', () => {
  expect(whoGetsWhat({ amounts: null, payouts: [] }, 14_500)).toBeNull();
  expect(whoGetsWhat({ amounts: someAmounts({ payableNow: 0 }), payouts: [] }, 14_500)).toBeNull();
});
