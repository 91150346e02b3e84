import { expect, it } from 'vitest';
import { type PremiumPayer } from '../../payments/premium-position';
import { monthsAtOurCost } from './months-at-our-cost';

const policy: PremiumPayer = {
  Policy_Status: 'ACTIVE',
  Inception_Date: '2022-02-01',
  Paid_To_Date: '2026-11-30',
  Monthly_Premium: 159,
  Arrears_Amount: 0,
  Premium_Credit: 0,
  Grace_End_Date: null,
  Lapse_Date: null,
  PaymentMethod: { Debit_Day: 1 },
};

it('are all that are unpaid up to this one, and nothing is owed for them later either', () => {
  expect(monthsAtOurCost(policy, '2027-02-18')).toEqual({
    changes: {
      Paid_To_Date: '2027-02-28',
      Premium_Credit: 0,
      Months_Without_Cover: ['2026-12', '2027-01', '2027-02'],
      Grace_End_Date: null,
      Unpaid_Notice_Date: null,
    },
    months: ['2026-12', '2027-01', '2027-02'].map((month) => ({ month, amountCents: 0 })),
  });
});

it('are paid from credit first, and what is less than a premium stays', () => {
  expect(monthsAtOurCost({ ...policy, Premium_Credit: 320 }, '2027-02-18')).toMatchObject({
    changes: { Paid_To_Date: '2027-02-28', Premium_Credit: 2, Months_Without_Cover: ['2027-02'] },
    months: [
      { month: '2026-12', amountCents: 15_900 },
      { month: '2027-01', amountCents: 15_900 },
      { month: '2027-02', amountCents: 0 },
    ],
  });
});

it('are none where this month is paid', () => {
  expect(monthsAtOurCost(policy, '2026-11-20')).toBeNull();
  expect(monthsAtOurCost({ ...policy, Paid_To_Date: '2027-06-30' }, '2027-02-18')).toBeNull();
});
