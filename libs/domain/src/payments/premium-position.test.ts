import { addDays } from '../base/plain-date';
import { type PolicyStatus } from '../code-lists/statuses';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { premiumPosition, type PremiumPayer } from './premium-position';

const today = '2026-11-20';
const payer = (more: Partial<PremiumPayer> & { debitDay?: number | null }): PremiumPayer => ({
  Policy_Status: 'ACTIVE',
  Inception_Date: '2024-03-01',
  Paid_To_Date: '2026-11-30',
  Monthly_Premium: 236,
  Arrears_Amount: 0,
  Premium_Credit: 0,
  Grace_End_Date: null,
  Lapse_Date: null,
  PaymentMethod: { Debit_Day: more.debitDay === undefined ? 1 : more.debitDay },
  ...more,
});

interface Case {
  why: string;
  policy: Partial<PremiumPayer> & { debitDay?: number | null };
  isPaymentOpen?: boolean;
  gives: Partial<ReturnType<typeof premiumPosition>>;
}

const cases: Case[] = [
  {
    why: 'this month is paid and the next is more than a week away',
    policy: {},
    gives: { Premium_Status: 'UP_TO_DATE', Amount_Due: 0, Arrears_Amount: 0, Next_Due_Date: '2026-12-01' },
  },
  {
    why: 'this month falls due in exactly a week',
    policy: { Paid_To_Date: '2026-10-31', debitDay: 27 },
    gives: { Premium_Status: 'DUE', Amount_Due: 236, Arrears_Amount: 0, Next_Due_Date: '2026-11-27' },
  },
  {
    why: 'this month falls due in eight days',
    policy: { Paid_To_Date: '2026-10-31', debitDay: 28 },
    gives: { Premium_Status: 'UP_TO_DATE', Amount_Due: 0, Next_Due_Date: '2026-11-28' },
  },
  {
    why: 'this month falls due today',
    policy: { Paid_To_Date: '2026-10-31', debitDay: 20 },
    gives: { Premium_Status: 'DUE', Amount_Due: 236, Premiums_Outstanding: 0, Next_Due_Date: today },
  },
  {
    why: 'this month fell due yesterday',
    policy: { Paid_To_Date: '2026-10-31', debitDay: 19 },
    gives: {
      Premium_Status: 'ARREARS',
      Premiums_Outstanding: 1,
      Arrears_Amount: 236,
      Amount_Due: 236,
      Next_Due_Date: '2026-12-19',
      Grace_End_Date: '2026-12-19',
    },
  },
  {
    why: 'a month is overdue and the next falls due within the week',
    policy: { Paid_To_Date: '2026-09-30', debitDay: 25 },
    gives: { Premium_Status: 'ARREARS', Arrears_Amount: 236, Amount_Due: 472, Next_Due_Date: '2026-11-25' },
  },
  {
    why: 'three months are overdue',
    policy: { Paid_To_Date: '2026-08-31' },
    gives: { Premium_Status: 'ARREARS', Premiums_Outstanding: 3, Arrears_Amount: 708, Amount_Due: 708 },
  },
  {
    why: 'the policy is in grace and the end of grace is on record',
    policy: { Policy_Status: 'IN_GRACE', Paid_To_Date: '2026-10-31', Grace_End_Date: '2026-12-02' },
    gives: { Premium_Status: 'ARREARS', Arrears_Amount: 236, Grace_End_Date: '2026-12-02' },
  },
  {
    why: 'two months are paid in advance',
    policy: { Paid_To_Date: '2027-01-31' },
    gives: { Premium_Status: 'PAID_IN_ADVANCE', Advance_Amount: 472, Amount_Due: 0, Next_Due_Date: '2027-02-01' },
  },
  {
    why: 'a payment is on its way for an overdue month',
    policy: { Paid_To_Date: '2026-10-31' },
    isPaymentOpen: true,
    gives: { Premium_Status: 'PROCESSING', Arrears_Amount: 236, Amount_Due: 236 },
  },
  {
    why: 'the policy lapsed in October: later premiums are not added',
    policy: { Policy_Status: 'LAPSED', Paid_To_Date: '2026-08-31', Lapse_Date: '2026-10-02' },
    gives: {
      Premium_Status: 'ARREARS',
      Premiums_Outstanding: 2,
      Arrears_Amount: 472,
      Amount_Due: 472,
      Next_Due_Date: null,
    },
  },
  {
    why: 'the first premium has not come',
    policy: { Policy_Status: 'PENDING', Paid_To_Date: null, Inception_Date: '2026-12-01', debitDay: 25 },
    gives: {
      Premium_Status: 'FIRST_PREMIUM_OUTSTANDING',
      Amount_Due: 236,
      Arrears_Amount: 0,
      Next_Due_Date: '2026-12-25',
    },
  },
  {
    why: 'nobody recorded how far it is paid',
    policy: { Paid_To_Date: null },
    gives: { Premium_Status: 'UP_TO_DATE', Amount_Due: 0, Next_Due_Date: '2026-12-01' },
  },
  {
    why: 'nobody recorded how far it is paid, but what is owed',
    policy: { Policy_Status: 'LAPSED', Paid_To_Date: null, Arrears_Amount: 300 },
    gives: { Premium_Status: 'ARREARS', Arrears_Amount: 300, Amount_Due: 300, Premiums_Outstanding: 2 },
  },
  {
    why: 'a new account is debited for the first time later than on its debit day',
    policy: { PaymentMethod: { Debit_Day: 25, Effective_Date: '2026-12-28' } },
    gives: { Premium_Status: 'UP_TO_DATE', Amount_Due: 0, Next_Due_Date: '2026-12-28' },
  },
  {
    why: 'a month that falls due is not covered',
    policy: { Paid_To_Date: '2026-10-31', Months_Without_Cover: ['2026-11'], debitDay: 25 },
    gives: { Premium_Status: 'UP_TO_DATE', Amount_Due: 0, Next_Due_Date: '2026-12-25' },
  },
  {
    why: 'the premium rose since: every month is owed at its own, and credit pays the oldest first',
    policy: {
      Paid_To_Date: '2026-08-31',
      Monthly_Premium: 300,
      Earlier_Premiums: [{ Until: '2026-10', Amount: 236 }],
      Premium_Credit: 200,
    },
    gives: { Premiums_Outstanding: 3, Oldest_Outstanding: 36, Arrears_Amount: 572, Amount_Due: 572 },
  },
  {
    why: 'the premium fell since: no more months are outstanding than are unpaid',
    policy: { Paid_To_Date: '2026-09-30', Monthly_Premium: 75, Earlier_Premiums: [{ Until: '2026-10', Amount: 236 }] },
    gives: { Premiums_Outstanding: 2, Oldest_Outstanding: 236, Arrears_Amount: 311 },
  },
  {
    why: 'months are paid ahead at a premium that changes in between',
    policy: { Paid_To_Date: '2027-01-31', Monthly_Premium: 300, Earlier_Premiums: [{ Until: '2026-12', Amount: 236 }] },
    gives: { Premium_Status: 'PAID_IN_ADVANCE', Advance_Amount: 536 },
  },
  {
    why: 'cents are multiplied without drift',
    policy: { Paid_To_Date: '2026-08-31', Monthly_Premium: 0.1 },
    gives: { Arrears_Amount: 0.3 },
  },
];

it.each(cases)('$why', ({ policy, isPaymentOpen = false, gives }) => {
  expect(premiumPosition(payer(policy), today, isPaymentOpen)).toMatchObject(gives);
});

it.each<PolicyStatus>(['PAID_UP', 'CANCELLED', 'NOT_TAKEN_UP', 'CLAIMED'])(
  'nothing is due on a policy that is %s',
  (status) => {
    const position = premiumPosition(payer({ Policy_Status: status, Paid_To_Date: '2025-01-31' }), today, true);
    expect(position).toMatchObject({
      Premium_Status: 'NOT_APPLICABLE',
      Amount_Due: 0,
      Arrears_Amount: 0,
      Next_Due_Date: null,
    });
  },
);

it('never asks for less than the arrears, nor names a due date that has passed', () => {
  fc.assert(
    fc.property(fc.integer({ min: -800, max: 800 }), fc.integer({ min: 1, max: 30 }), (days, debitDay) => {
      const day = addDays(today, days);
      const { Amount_Due, Arrears_Amount, Next_Due_Date } = premiumPosition(payer({ debitDay }), day, false);
      expect(Amount_Due).toBeGreaterThanOrEqual(Arrears_Amount);
      expect(Next_Due_Date !== null && Next_Due_Date >= day).toBe(true);
    }),
  );
});
