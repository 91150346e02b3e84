import { describe, expect, it } from 'vitest';
import { addDays } from '../base/plain-date';
import { applyStatusTransitions } from './apply-status-transitions';
import { graceAfterReversal } from './grace';
import { type WaivedPayer } from './premiums-resume';
import { nextStatusTransition, type StandingChanges, type StandingFacts, type StatusEvent } from './status-transitions';

const today = '2026-11-20';
const facts: StandingFacts = { today, isPaymentOpen: false, isApplicationOpen: false };
const payer = (more: Partial<WaivedPayer> = {}): WaivedPayer => ({
  Policy_Status: 'ACTIVE',
  Inception_Date: '2024-03-01',
  Paid_To_Date: '2026-11-30',
  Monthly_Premium: 236,
  Arrears_Amount: 0,
  Premium_Credit: 0,
  Grace_End_Date: null,
  Lapse_Date: null,
  PaymentMethod: { Debit_Day: 15 },
  ...more,
});
const october = { Paid_To_Date: '2026-10-31' };
/** The bank has said that it was not paid, and tries again. */
const bankTries = { isPaymentOpen: true, isBankTrying: true };
const lapsed = { Policy_Status: 'LAPSED', Lapse_Date: '2026-10-16', Grace_End_Date: '2026-10-15' } as const;

interface Case {
  why: string;
  policy?: Partial<WaivedPayer>;
  more?: Partial<StandingFacts>;
  /** What happens, in order; nothing when it is left out. */
  takes?: StatusEvent[];
  /** What is changed in the end. */
  gives?: StandingChanges;
}

const told = { Policy_Status: 'IN_GRACE', Grace_End_Date: '2026-12-15', Unpaid_Notice_Date: '2026-11-18' } as const;

const cases: Case[] = [
  { why: 'a policy that is paid stays as it is' },
  {
    why: 'the day after a missed due date a policy is in grace, for 30 days from that date',
    policy: october,
    more: { today: '2026-11-16' },
    takes: ['GRACE_STARTED'],
    gives: { Policy_Status: 'IN_GRACE', Grace_End_Date: '2026-12-15', Unpaid_Notice_Date: null },
  },
  {
    why: 'three days after the due date its policyholder is told, once',
    policy: { ...october, Policy_Status: 'IN_GRACE', Grace_End_Date: '2026-12-15' },
    more: { today: '2026-11-18' },
    takes: ['UNPAID_NOTICE_SENT'],
    gives: { Grace_End_Date: '2026-12-15', Unpaid_Notice_Date: '2026-11-18' },
  },
  { why: 'who was told is not told again', policy: { ...october, ...told } },
  {
    why: 'told on the last day that the law leaves for it, grace runs from the due date',
    policy: october,
    more: { today: '2026-11-30' },
    takes: ['GRACE_STARTED', 'UNPAID_NOTICE_SENT'],
    gives: { Policy_Status: 'IN_GRACE', Grace_End_Date: '2026-12-15', Unpaid_Notice_Date: '2026-11-30' },
  },
  {
    why: 'who is told later, because upkeep was away, has all days of grace from then on',
    policy: october,
    more: { today: '2026-12-01' },
    takes: ['GRACE_STARTED', 'UNPAID_NOTICE_SENT'],
    gives: { Grace_End_Date: '2026-12-31', Unpaid_Notice_Date: '2026-12-01' },
  },
  {
    why: 'two due dates missed while upkeep was away are one grace with one notice',
    policy: { Paid_To_Date: '2026-09-30' },
    takes: ['GRACE_STARTED', 'UNPAID_NOTICE_SENT'],
    gives: { Policy_Status: 'IN_GRACE', Grace_End_Date: '2026-12-20', Unpaid_Notice_Date: today },
  },
  { why: 'on the due date itself nobody is late', policy: october, more: { today: '2026-11-15' } },
  { why: 'nobody is late while a payment is on its way', policy: october, more: { isPaymentOpen: true } },
  {
    why: 'three days after the due date the policyholder is told also while the bank tries again, and keeps an active policy',
    policy: october,
    more: { today: '2026-11-18', ...bankTries },
    takes: ['UNPAID_NOTICE_SENT'],
    gives: { Grace_End_Date: '2026-12-15', Unpaid_Notice_Date: '2026-11-18' },
  },
  {
    why: 'on the days before that the bank tries again and nobody is told',
    policy: october,
    more: { today: '2026-11-17', ...bankTries },
  },
  {
    why: 'who was told while the bank tries again is not told again',
    policy: { ...october, Grace_End_Date: '2026-12-15', Unpaid_Notice_Date: '2026-11-18' },
    more: { today: '2026-11-25', ...bankTries },
  },
  {
    why: 'when the bank gives up, grace runs from the due date without a second notice',
    policy: { ...october, Grace_End_Date: '2026-12-15', Unpaid_Notice_Date: '2026-11-18' },
    more: { today: '2026-11-26' },
    takes: ['GRACE_STARTED'],
    gives: { Policy_Status: 'IN_GRACE', Grace_End_Date: '2026-12-15', Unpaid_Notice_Date: '2026-11-18' },
  },
  {
    why: 'when the bank is paid after all, the notice is forgotten',
    policy: { Grace_End_Date: '2026-12-15', Unpaid_Notice_Date: '2026-11-18' },
    more: { today: '2026-11-26' },
    takes: ['GRACE_FORGOTTEN'],
    gives: { Grace_End_Date: null, Unpaid_Notice_Date: null },
  },
  {
    why: 'a policy in grace is told of the next premium while the bank tries again for it, and does not lapse meanwhile',
    policy: {
      Paid_To_Date: '2026-09-30',
      Policy_Status: 'IN_GRACE',
      Grace_End_Date: '2026-11-14',
      Unpaid_Notice_Date: '2026-10-18',
    },
    more: { today: '2026-11-18', ...bankTries },
    takes: ['UNPAID_NOTICE_SENT'],
    gives: { Unpaid_Notice_Date: '2026-11-18' },
  },
  {
    why: 'nor is anybody told',
    policy: { ...october, Policy_Status: 'IN_GRACE', Grace_End_Date: '2026-12-15' },
    more: { isPaymentOpen: true },
  },
  {
    why: 'cover goes on to the last day of grace',
    policy: { ...october, ...told },
    more: { today: '2026-12-15' },
  },
  {
    why: 'the day after, the policy lapses',
    policy: { ...october, ...told },
    more: { today: '2026-12-16' },
    takes: ['LAPSED'],
    gives: { Policy_Status: 'LAPSED', Lapse_Date: '2026-12-16', Reinstatement_End_Date: '2027-03-16' },
  },
  {
    why: 'not while a payment is on its way',
    policy: { ...october, ...told },
    more: { today: '2026-12-16', isPaymentOpen: true },
  },
  {
    why: 'not while a death is decided on: grace begins anew, and what was said of its end counts for nothing',
    policy: { ...october, ...told },
    more: { today: '2026-12-16', isDeathHeld: true },
    takes: ['GRACE_MOVED'],
    gives: { Policy_Status: 'IN_GRACE', Grace_End_Date: '2027-01-15', Unpaid_Notice_Date: null },
  },
  {
    why: 'also when a payment is on its way, which may fail after that time',
    policy: { ...october, ...told },
    more: { today: '2026-12-16', isDeathHeld: true, isPaymentOpen: true },
    takes: ['GRACE_MOVED'],
    gives: { Policy_Status: 'IN_GRACE', Grace_End_Date: '2027-01-15', Unpaid_Notice_Date: null },
  },
  {
    why: 'grace is moved once while a death is decided on',
    policy: { ...october, ...told, Grace_End_Date: '2027-01-15', Unpaid_Notice_Date: null },
    more: { today: '2027-01-16', isDeathHeld: true },
  },
  {
    why: 'once it is decided, notice and days come first',
    policy: { ...october, ...told, Grace_End_Date: '2027-01-15', Unpaid_Notice_Date: null },
    more: { today: '2027-01-18', isDeathHeld: false },
    takes: ['UNPAID_NOTICE_SENT'],
    gives: { Policy_Status: 'IN_GRACE', Grace_End_Date: '2027-02-17', Unpaid_Notice_Date: '2027-01-18' },
  },
  {
    why: 'a missed premium puts a policy in grace while a death is decided on, and nobody is told that cover ends',
    policy: october,
    more: { isDeathHeld: true },
    takes: ['GRACE_STARTED'],
    gives: { Policy_Status: 'IN_GRACE', Grace_End_Date: '2026-12-15', Unpaid_Notice_Date: null },
  },
  {
    why: 'nor is anybody told while the bank tries again',
    policy: october,
    more: { today: '2026-11-18', isDeathHeld: true, ...bankTries },
  },
  {
    why: 'arrears that are paid end grace while a death is decided on',
    policy: told,
    more: { isDeathHeld: true },
    takes: ['ARREARS_PAID'],
    gives: { Policy_Status: 'ACTIVE', Grace_End_Date: null, Unpaid_Notice_Date: null },
  },
  {
    why: 'nobody lapses who was not told: notice and days come first',
    policy: { ...october, Policy_Status: 'IN_GRACE', Grace_End_Date: '2026-12-15' },
    more: { today: '2027-01-10' },
    takes: ['UNPAID_NOTICE_SENT'],
    gives: { Policy_Status: 'IN_GRACE', Grace_End_Date: '2027-02-09', Unpaid_Notice_Date: '2027-01-10' },
  },
  {
    why: 'of a policy in grace of which nobody recorded how far it is paid, too',
    policy: { Paid_To_Date: null, Arrears_Amount: 236, Policy_Status: 'IN_GRACE', Grace_End_Date: '2026-11-10' },
    takes: ['UNPAID_NOTICE_SENT'],
    gives: { Grace_End_Date: '2026-12-20', Unpaid_Notice_Date: today },
  },
  {
    why: 'and it lapses like any other',
    policy: {
      Paid_To_Date: null,
      Arrears_Amount: 236,
      Policy_Status: 'IN_GRACE',
      Grace_End_Date: '2026-11-15',
      Unpaid_Notice_Date: '2026-10-16',
    },
    takes: ['LAPSED'],
    gives: { Lapse_Date: '2026-11-16' },
  },
  {
    why: 'a policy that missed its grace end and its 90 days while upkeep was away ends in one go, if it was told',
    policy: { ...october, ...told },
    more: { today: '2027-03-17' },
    takes: ['LAPSED', 'CANCELLED_AFTER_LAPSE'],
    gives: { Policy_Status: 'CANCELLED', Cancellation_Date: '2027-03-17' },
  },
  {
    why: 'paid arrears end grace',
    policy: told,
    takes: ['ARREARS_PAID'],
    gives: { Policy_Status: 'ACTIVE', Grace_End_Date: null, Unpaid_Notice_Date: null },
  },
  {
    why: 'paying the older of two premiums moves the end of grace to the newer due date and 30 days',
    policy: { ...october, ...told, Grace_End_Date: '2026-11-29', Unpaid_Notice_Date: '2026-11-02' },
    more: { today: '2026-11-16' },
    takes: ['GRACE_MOVED'],
    gives: { Grace_End_Date: '2026-12-15', Unpaid_Notice_Date: '2026-11-02' },
  },
  {
    why: 'and the newer one has its notice three days after its own due date',
    policy: { ...october, ...told, Unpaid_Notice_Date: '2026-11-02' },
    takes: ['UNPAID_NOTICE_SENT'],
    gives: { Grace_End_Date: '2026-12-15', Unpaid_Notice_Date: today },
  },
  {
    why: 'a second premium that falls due in grace has its notice and moves nothing',
    policy: { Paid_To_Date: '2026-09-30', ...told, Unpaid_Notice_Date: '2026-10-18' },
    takes: ['UNPAID_NOTICE_SENT'],
    gives: { Grace_End_Date: '2026-12-15', Unpaid_Notice_Date: today },
  },
  {
    why: 'credit of a premium pays the month on its due date, and the rest stays credit',
    policy: { ...october, Premium_Credit: 300 },
    more: { today: '2026-11-15' },
    takes: ['MONTHS_PAID_FROM_CREDIT'],
    gives: { Paid_To_Date: '2026-11-30', Premium_Credit: 64 },
  },
  {
    why: 'not a day before',
    policy: { ...october, Premium_Credit: 300 },
    more: { today: '2026-11-14' },
  },
  {
    why: 'credit of two lower premiums pays two months that have fallen due',
    policy: { Paid_To_Date: '2026-09-30', Monthly_Premium: 100, Premium_Credit: 235 },
    takes: ['MONTHS_PAID_FROM_CREDIT'],
    gives: { Paid_To_Date: '2026-11-30', Premium_Credit: 35 },
  },
  {
    why: 'credit that a lower premium makes enough ends grace',
    policy: { ...october, ...told, Monthly_Premium: 100, Premium_Credit: 120 },
    takes: ['MONTHS_PAID_FROM_CREDIT', 'ARREARS_PAID'],
    gives: { Policy_Status: 'ACTIVE', Paid_To_Date: '2026-11-30', Premium_Credit: 20, Grace_End_Date: null },
  },
  {
    why: 'credit that is enough for the older month only leaves the newer one in grace',
    policy: {
      Paid_To_Date: '2026-09-30',
      ...told,
      Monthly_Premium: 100,
      Premium_Credit: 120,
      Grace_End_Date: '2026-11-29',
    },
    takes: ['MONTHS_PAID_FROM_CREDIT', 'GRACE_MOVED'],
    gives: { Policy_Status: 'IN_GRACE', Paid_To_Date: '2026-10-31', Premium_Credit: 20, Grace_End_Date: '2026-12-15' },
  },
  {
    why: 'a policy that costs nothing is never late: its months are settled with nothing',
    policy: { ...october, Monthly_Premium: 0 },
    takes: ['MONTHS_PAID_FROM_CREDIT'],
    gives: { Policy_Status: 'ACTIVE', Paid_To_Date: '2026-11-30', Premium_Credit: 0 },
  },
  { why: 'a premium that is not a number moves nothing', policy: { ...october, Monthly_Premium: NaN } },
  {
    why: 'a reversal after its grace opens a new one from the day we learn of it, with a notice at once',
    policy: {
      ...october,
      PaymentMethod: { Debit_Day: 1 },
      Grace_End_Date: '2026-12-20',
      Unpaid_Notice_Date: null,
    },
    takes: ['GRACE_STARTED', 'UNPAID_NOTICE_SENT'],
    gives: { Policy_Status: 'IN_GRACE', Grace_End_Date: '2026-12-20', Unpaid_Notice_Date: today },
  },
  {
    why: 'a reversal that a payment has put right leaves nothing behind',
    policy: { Grace_End_Date: '2026-12-20' },
    takes: ['GRACE_FORGOTTEN'],
    gives: { Policy_Status: 'ACTIVE', Grace_End_Date: null },
  },
  { why: 'a lapsed policy with arrears stays lapsed', policy: { ...lapsed, Paid_To_Date: '2026-08-31' } },
  {
    why: 'also when the clock goes back to before its premium fell due',
    policy: { ...lapsed, Paid_To_Date: '2026-08-31' },
    more: { today: '2026-09-01' },
  },
  {
    why: 'paid arrears bring a lapsed policy back, and premiums go on with the next due date',
    policy: { ...lapsed, Paid_To_Date: '2026-10-31' },
    takes: ['REINSTATED'],
    gives: {
      Policy_Status: 'ACTIVE',
      Lapse_Date: null,
      Grace_End_Date: null,
      Paid_To_Date: '2026-11-30',
      Months_Without_Cover: ['2026-11'],
    },
  },
  {
    why: 'credit that a lower premium makes enough brings a lapsed policy back',
    policy: { ...lapsed, Paid_To_Date: '2026-09-30', Monthly_Premium: 100, Premium_Credit: 120 },
    takes: ['MONTHS_PAID_FROM_CREDIT', 'REINSTATED'],
    gives: { Policy_Status: 'ACTIVE', Paid_To_Date: '2026-11-30', Premium_Credit: 20 },
  },
  {
    why: 'and goes on paying what falls due after it',
    policy: {
      ...lapsed,
      Paid_To_Date: '2026-09-30',
      Monthly_Premium: 100,
      Premium_Credit: 220,
      PaymentMethod: { Debit_Day: 15 },
    },
    more: { today: '2026-11-15' },
    takes: ['MONTHS_PAID_FROM_CREDIT', 'REINSTATED'],
    gives: { Policy_Status: 'ACTIVE', Paid_To_Date: '2026-11-30', Premium_Credit: 20 },
  },
  {
    why: 'a due date later this month is still owed after it came back',
    policy: { ...lapsed, Paid_To_Date: '2026-09-30', PaymentMethod: { Debit_Day: 25 } },
    takes: ['REINSTATED'],
    gives: { Policy_Status: 'ACTIVE', Paid_To_Date: '2026-10-31' },
  },
  {
    why: 'a premium paid on top of the arrears counts from when the policy is back',
    policy: { ...lapsed, Paid_To_Date: '2026-11-30' },
    takes: ['REINSTATED'],
    gives: { Policy_Status: 'ACTIVE', Paid_To_Date: '2026-12-31' },
  },
  {
    why: 'months without cover stay free when the payment that brought the policy back is reversed',
    policy: {
      Paid_To_Date: '2026-09-30',
      Months_Without_Cover: ['2026-11'],
      Unpaid_Notice_Date: null,
      Grace_End_Date: '2026-12-20',
    },
    takes: ['GRACE_STARTED', 'UNPAID_NOTICE_SENT'],
    gives: { Policy_Status: 'IN_GRACE', Grace_End_Date: '2026-12-20' },
  },
  {
    why: 'a month without cover that is next is passed over with nothing',
    policy: { ...october, Months_Without_Cover: ['2026-11'] },
    takes: ['MONTHS_PAID_FROM_CREDIT'],
    gives: { Policy_Status: 'ACTIVE', Paid_To_Date: '2026-11-30' },
  },
  {
    why: 'on the last of 90 days a lapsed policy can come back',
    policy: { ...lapsed, Lapse_Date: '2026-08-22', Paid_To_Date: '2026-10-31' },
    takes: ['REINSTATED'],
  },
  {
    why: 'the day after, it is cancelled, and nothing is owed',
    policy: { ...lapsed, Lapse_Date: '2026-08-21', Paid_To_Date: '2026-06-30', Arrears_Amount: 236 },
    takes: ['CANCELLED_AFTER_LAPSE'],
    gives: { Policy_Status: 'CANCELLED', Cancellation_Date: today, Arrears_Amount: 0 },
  },
  {
    why: 'not while a payment is on its way',
    policy: { ...lapsed, Lapse_Date: '2026-08-21', Paid_To_Date: '2026-06-30' },
    more: { isPaymentOpen: true },
  },
  {
    why: 'nor while a death is decided on: whether it did lapse is part of that',
    policy: { ...lapsed, Lapse_Date: '2026-08-21', Paid_To_Date: '2026-06-30' },
    more: { isDeathHeld: true },
  },
  {
    why: 'another debit day, later in the month, leaves a month that was overdue as late as it was',
    policy: {
      ...october,
      ...told,
      PaymentMethod: {
        Debit_Day: 30,
        Effective_Date: '2026-11-30',
        Debit_Day_From: '2026-12-01',
        Previous_Debit_Day: 15,
      },
    },
  },
  {
    why: 'the first premium begins a policy',
    policy: { Policy_Status: 'PENDING' },
    takes: ['FIRST_PREMIUM_PAID'],
    gives: { Policy_Status: 'ACTIVE', Cooling_Off_End_Date: addDays(today, 31) },
  },
  {
    why: 'not before the application is approved',
    policy: { Policy_Status: 'PENDING' },
    more: { isApplicationOpen: true },
  },
  { why: 'not without it', policy: { Policy_Status: 'PENDING', Paid_To_Date: null } },
  { why: 'what is cancelled stays so', policy: { ...october, Policy_Status: 'CANCELLED' } },
  {
    why: 'what is paid up stays so to the last day of its months without premiums',
    policy: { ...october, Policy_Status: 'PAID_UP', Paid_Up_Until: today },
  },
  { why: 'and where nobody recorded that day', policy: { ...october, Policy_Status: 'PAID_UP' } },
  {
    why: 'the day after, it is in force again, and nothing is owed for those months',
    policy: { ...october, Policy_Status: 'PAID_UP', Paid_Up_Until: '2026-11-30' },
    more: { today: '2026-12-01' },
    takes: ['PREMIUMS_RESUMED'],
    gives: { Policy_Status: 'ACTIVE', Paid_To_Date: '2026-11-30', Months_Without_Cover: ['2026-11'] },
  },
  {
    why: 'weeks later, when upkeep was away, it is late with the premiums since',
    policy: { ...october, Policy_Status: 'PAID_UP', Paid_Up_Until: '2026-11-30' },
    more: { today: '2026-12-20' },
    takes: ['PREMIUMS_RESUMED', 'GRACE_STARTED', 'UNPAID_NOTICE_SENT'],
    gives: { Policy_Status: 'IN_GRACE', Grace_End_Date: '2027-01-14' },
  },
];

it.each(cases)('$why', ({ policy, more, takes = [], gives = {} }) => {
  const start = payer(policy);
  const { policy: end, taken } = applyStatusTransitions(start, { ...facts, ...more });
  expect(taken.map(({ event }) => event)).toEqual(takes);
  expect(end).toMatchObject({
    ...start,
    ...taken.reduce((all, { changes }) => ({ ...all, ...changes }), {}),
    ...gives,
  });
});

describe('what a reversal notes', () => {
  const day = '2026-11-20';
  it.each([
    {
      why: 'a month that has fallen due is open again: grace from the day we learn of it, and a new notice',
      policy: { ...october, PaymentMethod: { Debit_Day: 1 } },
      gives: { Grace_End_Date: '2026-12-20', Unpaid_Notice_Date: null },
    },
    {
      why: 'in grace the end never comes nearer, and the notice is sent anew',
      policy: { ...october, ...told, Grace_End_Date: '2026-12-25' },
      gives: { Grace_End_Date: '2026-12-25', Unpaid_Notice_Date: null },
    },
    {
      why: 'nothing, while no month that fell due is open',
      policy: {},
      gives: { Grace_End_Date: null, Unpaid_Notice_Date: null },
    },
    {
      why: 'nothing on a lapsed policy: it stays lapsed and owes more',
      policy: { ...lapsed, Paid_To_Date: '2026-08-31' },
      gives: { Grace_End_Date: '2026-10-15', Unpaid_Notice_Date: null },
    },
  ] satisfies { why: string; policy: Partial<WaivedPayer>; gives: object }[])('$why', ({ policy, gives }) => {
    expect(graceAfterReversal(payer(policy), day)).toEqual(gives);
  });

  it('and what follows from it: paid on 1 October, reversed on 20 November, lapsed on 21 December', () => {
    const reversed = payer({ Paid_To_Date: '2026-09-30', PaymentMethod: { Debit_Day: 1 } });
    const { policy } = applyStatusTransitions({ ...reversed, ...graceAfterReversal(reversed, day) }, facts);
    expect(policy).toMatchObject({ Policy_Status: 'IN_GRACE', Grace_End_Date: '2026-12-20', Unpaid_Notice_Date: day });
    const on = (date: string) => applyStatusTransitions(policy, { ...facts, today: date });
    expect(on('2026-12-20').policy.Policy_Status).toBe('IN_GRACE');
    expect(on('2026-12-21').policy).toMatchObject({ Policy_Status: 'LAPSED', Lapse_Date: '2026-12-21' });
  });
});

it('looks at one transition at a time', () => {
  expect(nextStatusTransition(payer(october), facts)).toMatchObject({ event: 'GRACE_STARTED', months: [] });
});
