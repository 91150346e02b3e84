import { expect, it } from 'vitest';
import { takeMoneyBack } from '../payments/ledger';
import { overdueDates, premiumPosition } from '../payments/premium-position';
import { premiumsResume, premiumsResumeOn, type WaivedPayer } from './premiums-resume';

const paidUp = (more: Partial<WaivedPayer> = {}): WaivedPayer => ({
  Policy_Status: 'PAID_UP',
  Inception_Date: '2024-03-01',
  Paid_To_Date: '2026-11-30',
  Paid_Up_Until: '2028-11-30',
  Monthly_Premium: 87,
  Arrears_Amount: 0,
  Premium_Credit: 0,
  Grace_End_Date: null,
  Lapse_Date: null,
  PaymentMethod: { Debit_Day: 15 },
  ...more,
});
const after = (policy: WaivedPayer, today: string): WaivedPayer => ({
  ...policy,
  ...premiumsResume(policy, today)?.changes,
});

it.each([
  { today: '2028-11-30', status: 'PAID_UP', why: 'the last day without premiums' },
  { today: '2028-12-01', status: 'ACTIVE', why: 'the day after it' },
  { today: '2028-12-04', status: 'ACTIVE', why: 'a job that ran three days late' },
])('on $today the policy is $status: $why', ({ today, status }) => {
  expect(after(paidUp(), today).Policy_Status).toBe(status);
});

it.each([
  { why: 'nobody recorded how long it is', policy: { Paid_Up_Until: null } },
  { why: 'it is in force already', policy: { Policy_Status: 'ACTIVE' } },
  { why: 'it has ended', policy: { Policy_Status: 'CLAIMED' } },
] satisfies { why: string; policy: Partial<WaivedPayer> }[])('stays as it is when $why', ({ policy }) => {
  expect(premiumsResumeOn(paidUp(policy))).toBeNull();
  expect(premiumsResume(paidUp(policy), '2030-01-01')).toBeNull();
});

it('the next premium is that of the month after, and none is owed for the 24 months before', () => {
  const resumed = premiumsResume(paidUp(), '2028-12-01');
  expect(resumed?.months).toHaveLength(24);
  expect(resumed?.months.at(0)).toEqual({ month: '2026-12', amountCents: 0 });
  expect(resumed?.months.at(-1)).toEqual({ month: '2028-11', amountCents: 0 });
  const policy = after(paidUp(), '2028-12-01');
  expect(premiumPosition(policy, '2028-12-14', false)).toMatchObject({
    Arrears_Amount: 0,
    Next_Due_Date: '2028-12-15',
  });
  expect(overdueDates(policy, '2028-12-16')).toEqual(['2028-12-15']);
});

it('money that is taken back long after opens the month that it paid, and none of those', () => {
  const policy = after(paidUp(), '2028-12-01');
  const { position } = takeMoneyBack({ paidTo: policy.Paid_To_Date, creditCents: 0 }, 8700, {
    premiums: { Monthly_Premium: 87 },
    firstMonth: '2024-03-01',
    settled: [
      ...(premiumsResume(paidUp(), '2028-12-01')?.months ?? []).toReversed(),
      { month: '2026-11', amountCents: 8700 },
    ],
  });
  expect(overdueDates({ ...policy, Paid_To_Date: position.paidTo }, '2028-12-01')).toEqual(['2026-11-15']);
});

it.each([
  { why: 'paid further than that', paidTo: '2029-01-31', gives: '2029-01-31', months: 0 },
  { why: 'of which nobody recorded how far it is paid', paidTo: null, gives: '2028-11-30', months: 0 },
  { why: 'with a month before that was never paid', paidTo: '2026-10-31', gives: '2028-11-30', months: 25 },
])('a policy $why is paid to $gives', ({ paidTo, gives, months }) => {
  const resumed = premiumsResume(paidUp({ Paid_To_Date: paidTo }), '2028-12-01');
  expect(resumed?.changes.Paid_To_Date).toBe(gives);
  expect(resumed?.months).toHaveLength(months);
});

it('a month that was free before is not settled again', () => {
  const resumed = premiumsResume(paidUp({ Months_Without_Cover: ['2026-12'] }), '2028-12-01');
  expect(resumed?.months.at(0)?.month).toBe('2027-01');
  expect(resumed?.changes.Months_Without_Cover?.slice(0, 2)).toEqual(['2026-12', '2027-01']);
});
