import { expect, it } from 'vitest';
import { keptDueDates } from './debit-day-change';
import { overdueDates, type PremiumPayer } from '../payments/premium-position';

const payer = (PaymentMethod: PremiumPayer['PaymentMethod'], Paid_To_Date = '2026-10-31'): PremiumPayer => ({
  Policy_Status: 'IN_GRACE',
  Inception_Date: '2024-03-01',
  Paid_To_Date,
  Monthly_Premium: 236,
  Arrears_Amount: 0,
  Premium_Credit: 0,
  Grace_End_Date: '2026-12-15',
  Lapse_Date: null,
  PaymentMethod,
});
/** The policy with another debit day, as a change on a day leaves it. */
const changed = (policy: PremiumPayer, Debit_Day: number, today: string, Effective_Date: string): PremiumPayer => ({
  ...policy,
  PaymentMethod: { ...policy.PaymentMethod, Debit_Day, Effective_Date, ...keptDueDates(policy, today) },
});

it('a later day leaves an overdue month overdue since it fell due', () => {
  const policy = changed(payer({ Debit_Day: 15 }), 30, '2026-11-20', '2026-11-30');
  expect(overdueDates(policy, '2026-11-20')).toEqual(['2026-11-15']);
  expect(overdueDates(policy, '2026-12-31')).toEqual(['2026-11-15', '2026-12-30']);
});

it('an earlier day makes no month late before its first collection', () => {
  const policy = changed(payer({ Debit_Day: 20 }, '2026-08-31'), 5, '2026-10-10', '2026-11-05');
  expect(overdueDates(policy, '2026-10-10')).toEqual(['2026-09-20']);
  expect(overdueDates(policy, '2026-11-06')).toEqual(['2026-09-20', '2026-11-05', '2026-11-05']);
});

it('two changes in a row leave it as late as it was', () => {
  const once = changed(payer({ Debit_Day: 15 }), 30, '2026-11-20', '2026-11-30');
  const twice = changed(once, 28, '2026-11-21', '2026-11-27');
  expect(overdueDates(twice, '2026-11-21')).toEqual(['2026-11-15']);
});

it('whoever pays by themselves from now on keeps the day on which the month would have been collected', () => {
  const policy = payer({ Debit_Day: 25 });
  const byThemselves = {
    Debit_Day: null,
    Effective_Date: '2026-11-10',
    ...keptDueDates(policy, '2026-11-10', { isCollected: false }),
  };
  const changed = { ...policy, PaymentMethod: byThemselves };
  expect(overdueDates(changed, '2026-11-25')).toEqual([]);
  expect(overdueDates(changed, '2026-12-02')).toEqual(['2026-11-25', '2026-12-01']);
  expect(
    keptDueDates(payer({ Debit_Day: 25 }, '2026-11-30'), '2026-11-10', { isCollected: false }).Debit_Day_From,
  ).toBeNull();
});

it('nothing is kept where nothing is overdue', () => {
  const nothing = { Debit_Day_From: null, Previous_Debit_Day: null };
  expect(keptDueDates(payer({ Debit_Day: 15 }, '2026-11-30'), '2026-11-20')).toEqual(nothing);
  expect(keptDueDates({ ...payer({ Debit_Day: 15 }), Paid_To_Date: null }, '2026-11-20')).toEqual(nothing);
});
