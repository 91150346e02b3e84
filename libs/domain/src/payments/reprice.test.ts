import { expect, it } from 'vitest';
import { premiumFrom } from './premium-of';
import { type PremiumPayer } from './premium-position';
import { repriceMonths } from './reprice';

const before: PremiumPayer = {
  Policy_Status: 'ACTIVE',
  Inception_Date: '2024-03-01',
  Paid_To_Date: '2027-02-28',
  Monthly_Premium: 236,
  Arrears_Amount: 0,
  Premium_Credit: 0,
  Grace_End_Date: null,
  Lapse_Date: null,
  PaymentMethod: { Debit_Day: 1 },
};
const settled = ['2027-02', '2027-01', '2026-12', '2026-11'].map((month) => ({ month, amountCents: 236_00 }));
const from = (month: string, amount: number, more: Partial<PremiumPayer> = {}) =>
  repriceMonths(before, { ...before, ...more, ...premiumFrom(before, month, amount) }, settled);

it('a higher premium leaves as many months paid ahead as their money pays, and the rest is credit', () => {
  expect(from('2026-12-01', 300)).toEqual({
    changes: { Paid_To_Date: '2027-01-31', Premium_Credit: 108 },
    paid: ['2026-12', '2027-01'].map((month) => ({ month, amountCents: 300_00 })),
    unpaid: ['2027-02'],
  });
});

it('a lower premium leaves every month paid, and what was paid above it is credit', () => {
  expect(from('2027-01-01', 200)).toEqual({
    changes: { Paid_To_Date: '2027-02-28', Premium_Credit: 72 },
    paid: ['2027-01', '2027-02'].map((month) => ({ month, amountCents: 200_00 })),
    unpaid: [],
  });
});

it('credit of before helps to pay, and where nothing is enough no month ahead is paid', () => {
  expect(from('2027-02-01', 300, { Premium_Credit: 64 })?.changes).toEqual({
    Paid_To_Date: '2027-02-28',
    Premium_Credit: 0,
  });
  expect(from('2027-02-01', 300)?.changes).toEqual({ Paid_To_Date: '2027-01-31', Premium_Credit: 236 });
});

it('a month without cover goes on costing nothing', () => {
  expect(from('2026-12-01', 708, { Months_Without_Cover: ['2027-01'] })).toMatchObject({
    changes: { Paid_To_Date: '2027-01-31', Premium_Credit: 0 },
    paid: [
      { month: '2026-12', amountCents: 708_00 },
      { month: '2027-01', amountCents: 0 },
    ],
  });
});

it('nothing moves where no month that is paid costs something else', () => {
  expect(from('2027-03-01', 300)).toBeNull();
  expect(repriceMonths(before, { ...before, ...premiumFrom(before, '2026-12-01', 300) }, [])).toBeNull();
});
