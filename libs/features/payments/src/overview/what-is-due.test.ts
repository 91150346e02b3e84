import { type PaidStatus, type Policy } from '@portal/contract';
import { policyStatuses, premiumStatuses } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { aPaidStatus, aPolicy, today } from '../testing/records';
import { whatIsDue } from './what-is-due';

const byHand = { Payment_Method: 'PAYAT', Debit_Day: null } as Policy['PaymentMethod'];
const due = { Premium_Status: 'DUE', Amount_Due: 236, Next_Due_Date: '2026-11-25' } as const;
const grace = { Policy_Status: 'IN_GRACE', Premium_Status: 'ARREARS', Grace_End_Date: '2026-12-08' } as const;
const owing = { Arrears_Amount: 236, Amount_Due: 472, Premiums_Outstanding: 1 };
const lapsed = { Policy_Status: 'LAPSED', Premium_Status: 'ARREARS', Can_Reinstate: true, ...owing } as const;

interface Case {
  why: string;
  paid?: Partial<PaidStatus>;
  policy?: Partial<Policy>;
  amount: number | null;
  says: RegExp;
  otherwise: RegExp | null;
}

const cases: Case[] = [
  {
    why: 'paid up to date, by debit order',
    amount: 236,
    says: /^Nothing is due today. You are paid up to 30 November 2026.$/,
    otherwise: /^You do not have to do anything: we collect it from your account on 15 December 2026/,
  },
  {
    why: 'paid up to date, by hand',
    policy: { PaymentMethod: byHand },
    amount: 236,
    says: /^Nothing is due today/,
    otherwise: /^If you do not pay by 15 December 2026: your cover then goes on for 30 days of grace/,
  },
  {
    why: 'paid in advance',
    paid: { Premium_Status: 'PAID_IN_ADVANCE', Advance_Amount: 472, Paid_To_Date: '2027-01-31' },
    amount: 236,
    says: /in advance. You are paid up to 31 January 2027/,
    otherwise: /do not have to do anything/,
  },
  {
    why: 'due, collected the Saturday before a Sunday',
    paid: { ...due, Next_Due_Date: '2026-11-22' },
    policy: { PaymentMethod: { ...byHand, Payment_Method: 'DEBIT_ORDER', Debit_Day: 22 } },
    amount: 236,
    says: /due on 22 November 2026/,
    otherwise: /on 21 November 2026/,
  },
  {
    why: 'due from the salary',
    paid: due,
    policy: { PaymentMethod: { ...byHand, Payment_Method: 'SALARY_DEDUCTION' } },
    amount: 236,
    says: /due on 25 November 2026/,
    otherwise: /your employer deducts it/,
  },
  {
    why: 'being processed',
    paid: { ...due, Premium_Status: 'PROCESSING' },
    amount: 236,
    says: /wait for it before you pay again/,
    otherwise: /do not have to do anything/,
  },
  {
    why: 'being collected by the bank',
    paid: {
      ...due,
      Premium_Status: 'PROCESSING',
      Debit_Under_Way: { Amount: 236, Action_Date: '2026-11-25', Tracked_Until: null },
    },
    amount: 236,
    says: /^Your bank is collecting R\u00a0236 on 25 November 2026\./,
    otherwise: /You stay covered until then/,
  },
  {
    why: 'tried again by the bank',
    paid: {
      ...due,
      Premium_Status: 'PROCESSING',
      Debit_Under_Way: { Amount: 236, Action_Date: '2026-11-14', Tracked_Until: '2026-11-24' },
    },
    amount: 236,
    says: /Your bank is still trying until 24 November 2026\./,
    otherwise: /You stay covered until then/,
  },
  {
    why: 'due, and the bank has stopped the debit order',
    paid: due,
    policy: {
      PaymentMethod: { ...byHand, Payment_Method: 'DEBIT_ORDER', Debit_Day: 25, Mandate_Status: 'SUSPENDED' },
    },
    amount: 236,
    says: /due on 25 November 2026/,
    otherwise: /^If you do not pay by 25 November 2026/,
  },
  {
    why: 'in arrears and not in grace yet',
    paid: { Premium_Status: 'ARREARS', ...owing, Premiums_Outstanding: 2 },
    amount: 472,
    says: /^2 premiums are outstanding/,
    otherwise: /30 days of grace/,
  },
  {
    why: 'in grace',
    paid: { ...grace, ...owing },
    amount: 236,
    says: /^One premium is outstanding. Everybody on the policy stays covered until 8 December 2026/,
    otherwise: /lapses on 9 December 2026, and from that day nobody/,
  },
  {
    why: 'lapsed, in time',
    paid: lapsed,
    policy: { Lapse_Date: '2026-10-30', Reinstatement_End_Date: '2027-01-28' },
    amount: 236,
    says: /lapsed on 30 October 2026. Nobody on it is covered. Pay what is outstanding by 28 January 2027/,
    otherwise: /After 28 January 2027 it cannot be brought back/,
  },
  {
    why: 'lapsed, too late',
    paid: { ...lapsed, Can_Reinstate: false },
    policy: { Lapse_Date: '2026-07-01', Reinstatement_End_Date: '2026-09-29' },
    amount: null,
    says: /More than 90 days have passed.*apply for a new policy/,
    otherwise: null,
  },
  {
    why: 'a first premium',
    paid: { Policy_Status: 'PENDING', Premium_Status: 'FIRST_PREMIUM_OUTSTANDING', Amount_Due: 236 },
    amount: 236,
    says: /cover starts once we have received your first premium/,
    otherwise: /60 days after your application/,
  },
  {
    why: 'a first premium on its way',
    paid: { Policy_Status: 'PENDING', Premium_Status: 'PROCESSING' },
    amount: 236,
    says: /payment is on its way/,
    otherwise: /do not have to do anything/,
  },
  {
    why: 'a first premium received',
    paid: { Policy_Status: 'PENDING' },
    amount: null,
    says: /once your application is approved/,
    otherwise: null,
  },
  {
    why: 'cancelled',
    paid: { Policy_Status: 'CANCELLED', Premium_Status: 'NOT_APPLICABLE' },
    policy: { Cancellation_Date: '2026-08-31' },
    amount: null,
    says: /^This policy was cancelled on 31 August 2026. No premium is due/,
    otherwise: null,
  },
];

describe('what is due', () => {
  it.each(cases)('$why', ({ paid, policy, amount, says, otherwise }) => {
    const words = whatIsDue(aPolicy(policy), aPaidStatus(paid), today);
    expect(words.figure?.amount ?? null).toBe(amount);
    expect(words.sentence).toMatch(says);
    if (otherwise === null) expect(words.otherwise).toBeNull();
    else expect(words.otherwise).toMatch(otherwise);
  });

  it('is said in whole sentences for every status there is', () => {
    for (const { code: Policy_Status } of policyStatuses) {
      for (const { code: Premium_Status } of premiumStatuses) {
        const { sentence, otherwise } = whatIsDue(aPolicy(), aPaidStatus({ Policy_Status, Premium_Status }), today);
        expect(`${sentence} ${otherwise ?? ''}`).toMatch(/^[A-Z0-9].*\. ?$/);
        expect(`${sentence} ${otherwise ?? ''}`).not.toMatch(/null|undefined|NaN/);
      }
    }
  });
});
