import { type PaidStatus, type Policy } from '@portal/contract';
import { type CoverRequest, coverToday, policyStatuses, premiumStatuses } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { aPaidStatus, aPolicy, today } from '../testing/records';
import { whatIsDue } from './what-is-due';

const byHand = {
  Payment_Method: 'PAYAT',
  Debit_Day: null,
  Next_Collection_Date: null,
  Next_Collection_Amount: null,
} as Policy['PaymentMethod'];
const due = { Premium_Status: 'DUE', Amount_Due: 236, Next_Due_Date: '2026-11-25' } as const;
const grace = { Policy_Status: 'IN_GRACE', Premium_Status: 'ARREARS', Grace_End_Date: '2026-12-08' } as const;
const owing = { Arrears_Amount: 236, Amount_Due: 472, Premiums_Outstanding: 1 };
const lapsed = { Policy_Status: 'LAPSED', Premium_Status: 'ARREARS', Can_Reinstate: true, ...owing } as const;

const whatIsDueOf = (policy: Policy, paid: PaidStatus, requests: CoverRequest[] = []) =>
  whatIsDue(policy, paid, coverToday(policy, today, requests));

interface Case {
  why: string;
  paid?: Partial<PaidStatus>;
  policy?: Partial<Policy>;
  amount: number | null;
  says: RegExp;
  comes?: RegExp;
  otherwise: RegExp | null;
  requests?: CoverRequest[];
}

const notBegun = { Policy_Status: 'PENDING', Paid_To_Date: null, Inception_Date: '2026-12-01' } as const;
const application: CoverRequest = {
  entityId: 'policy',
  adds: 'POLICY',
  removes: false,
  isApproved: false,
  effectiveDate: null,
  decideBy: '2026-12-22',
  decides: 'us',
  document: null,
  proposed: null,
};

const cases: Case[] = [
  {
    why: 'paid up to date, by debit order',
    amount: null,
    says: /^Paid for November\. Next: R\u00a0236 by debit order on 15 December 2026\.$/,
    comes: /^You do not have to do anything: we collect it from your account on 15 December 2026/,
    otherwise: null,
  },
  {
    why: 'paid up to date, while another premium is approved',
    policy: { PaymentMethod: byHand, Coming_Premiums: [{ From: '2026-12', Amount: 300 }] },
    amount: null,
    says: /^Paid for November\. Next: R\u00a0300 on 15 December 2026\. Your premium is R\u00a0236 a month now, and R\u00a0300 from 1 December 2026\.$/,
    otherwise: /^Cover then goes on/,
  },
  {
    why: 'a first premium that was paid twice',
    policy: { ...notBegun, Paid_To_Date: '2027-01-31' },
    paid: { Policy_Status: 'PENDING', Advance_Amount: 236 },
    amount: null,
    says: /^We have your first premium\. You have paid R\u00a0236 more, for the months after it\./,
    otherwise: null,
    requests: [application],
  },
  {
    why: 'paid up to date, by hand',
    policy: { PaymentMethod: byHand },
    amount: null,
    says: /^Paid for November\. Next: R\u00a0236 on 15 December 2026\.$/,
    otherwise: /^Cover then goes on for 30 days of grace, and ends when the premium has not come by then\.$/,
  },
  {
    why: 'paid in advance',
    paid: { Premium_Status: 'PAID_IN_ADVANCE', Advance_Amount: 472, Paid_To_Date: '2027-01-31' },
    amount: null,
    says: /^Paid up to the end of January 2027\. Next: .* You have paid R\u00a0472 in advance\.$/,
    comes: /do not have to do anything/,
    otherwise: null,
  },
  {
    why: 'due, collected the Saturday before a Sunday',
    paid: { ...due, Next_Due_Date: '2026-11-22' },
    policy: {
      PaymentMethod: {
        ...byHand,
        Payment_Method: 'DEBIT_ORDER',
        Mandate_Status: 'AUTHENTICATED',
        Debit_Day: 22,
        Next_Collection_Date: '2026-11-21',
        Next_Collection_Amount: 236,
      },
    },
    amount: 236,
    says: /by debit order on 21 November 2026/,
    comes: /on 21 November 2026/,
    otherwise: null,
  },
  {
    why: 'due from the salary',
    paid: due,
    policy: { PaymentMethod: { ...byHand, Payment_Method: 'SALARY_DEDUCTION' } },
    amount: 236,
    says: /from your salary on 25 November 2026/,
    comes: /your employer deducts it/,
    otherwise: null,
  },
  {
    why: 'being processed',
    paid: { ...due, Premium_Status: 'PROCESSING' },
    amount: 236,
    says: /wait for it before you pay again/,
    comes: /do not have to do anything/,
    otherwise: null,
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
    comes: /You stay covered until then/,
    otherwise: null,
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
    comes: /You stay covered until then/,
    otherwise: null,
  },
  {
    why: 'due, and the bank has stopped the debit order',
    paid: due,
    policy: {
      PaymentMethod: { ...byHand, Payment_Method: 'DEBIT_ORDER', Debit_Day: 25, Mandate_Status: 'SUSPENDED' },
    },
    amount: 236,
    says: /on 25 November 2026/,
    otherwise: /^Cover then goes on for 30 days of grace/,
  },
  {
    why: 'due, and the payer has not agreed to the debit order: nobody says that it comes by itself',
    paid: due,
    policy: {
      PaymentMethod: {
        ...byHand,
        Payment_Method: 'DEBIT_ORDER',
        Debit_Day: 25,
        Mandate_Status: 'PENDING_AUTHENTICATION',
      },
    },
    amount: 236,
    says: /Next: R\u00a0236 on 25 November 2026\.$/,
    comes: /^$/,
    otherwise: /^Cover then goes on for 30 days of grace/,
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
    policy: { ...grace, Arrears_Amount: 236 },
    amount: 236,
    says: /^One premium is outstanding\. Covered until 8 December\. Pay R\u00a0236 to keep it\. If a claim is paid/,
    otherwise: /lapses on 9 December 2026, and from that day nobody/,
  },
  {
    why: 'lapsed, in time',
    paid: lapsed,
    policy: { Policy_Status: 'LAPSED', Lapse_Date: '2026-10-30', Reinstatement_End_Date: '2027-01-28' },
    amount: 236,
    says: /^Not covered since 30 October\. Pay by 28 January to bring it back\. It is then active again on the same terms\.$/,
    otherwise: /After 28 January 2027 it cannot be brought back/,
  },
  {
    why: 'lapsed, too late',
    paid: { ...lapsed, Can_Reinstate: false },
    policy: { Policy_Status: 'LAPSED', Lapse_Date: '2026-07-01', Reinstatement_End_Date: '2026-09-29' },
    amount: null,
    says: /^Cover ended on 30 June 2026.*lapsed more than 90 days ago.*you need a new policy/,
    otherwise: null,
  },
  {
    why: 'a first premium',
    paid: { Policy_Status: 'PENDING', Premium_Status: 'FIRST_PREMIUM_OUTSTANDING', Amount_Due: 236 },
    policy: notBegun,
    amount: 236,
    says: /^Cover starts on 1 December 2026 once the first premium of R\u00a0236 is paid\.$/,
    otherwise: /60 days after your application/,
  },
  {
    why: 'a first premium that a debit order collects',
    paid: { Policy_Status: 'PENDING', Premium_Status: 'FIRST_PREMIUM_OUTSTANDING', Amount_Due: 236 },
    policy: {
      ...notBegun,
      PaymentMethod: {
        ...aPolicy().PaymentMethod,
        Payment_Method: 'DEBIT_ORDER',
        Mandate_Status: 'AUTHENTICATED',
        Next_Collection_Date: '2026-12-15',
      },
    },
    amount: 236,
    says: /^Cover starts on 1 December 2026 once the first premium of R\u00a0236 is paid\.$/,
    comes: /^You do not have to do anything: we collect it from your account on 15 December 2026/,
    otherwise: /60 days after your application/,
  },
  {
    why: 'a first premium on its way',
    paid: { Policy_Status: 'PENDING', Premium_Status: 'PROCESSING' },
    policy: notBegun,
    amount: 236,
    says: /payment is on its way.* Cover starts on 1 December 2026 once/,
    otherwise: null,
  },
  {
    why: 'a first premium received',
    paid: { Policy_Status: 'PENDING' },
    policy: { ...notBegun, Paid_To_Date: '2026-12-31' },
    requests: [application],
    amount: null,
    says: /^We have your first premium\. Not covered yet\. Our move: we decide by 22 December\.$/,
    otherwise: null,
  },
  {
    why: 'cancelled',
    paid: { Policy_Status: 'CANCELLED', Premium_Status: 'NOT_APPLICABLE' },
    policy: { Policy_Status: 'CANCELLED', Cancellation_Date: '2026-08-31' },
    amount: null,
    says: /^Cover ended on 31 August 2026\. The policy was cancelled\. No premium is due\.$/,
    otherwise: null,
  },
];

describe('what is due', () => {
  it.each(cases)('$why', ({ paid, policy, amount, says, comes, otherwise, requests }) => {
    const words = whatIsDueOf(aPolicy(policy), aPaidStatus(paid), requests);
    expect(words.figure?.amount ?? null).toBe(amount);
    expect(words.sentence).toMatch(says);
    expect(words.comes ?? '').toMatch(comes ?? /^/);
    if (otherwise === null) expect(words.otherwise).toBeNull();
    else expect(words.otherwise).toMatch(otherwise);
  });

  it('is said in whole sentences for every status there is', () => {
    for (const { code: Policy_Status } of policyStatuses) {
      for (const { code: Premium_Status } of premiumStatuses) {
        const { sentence, otherwise } = whatIsDueOf(
          aPolicy({ Policy_Status }),
          aPaidStatus({ Policy_Status, Premium_Status }),
        );
        expect(`${sentence} ${otherwise ?? ''}`).toMatch(/^[A-Z0-9].*\. ?$/);
        expect(`${sentence} ${otherwise ?? ''}`).not.toMatch(/null|undefined|NaN/);
      }
    }
  });
});
