import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './plain-date';
import { canTransition } from './policy-status';
import { premiumPosition, type PremiumPayer } from './premium-position';
import { nextStandingDay, type StandingFacts, standingStep } from './standing';

const today = '2026-11-20';
const facts: StandingFacts = { today, isPaymentOpen: false, isApplicationOpen: false };
const payer = (more: Partial<PremiumPayer> = {}): PremiumPayer => ({
  ...{ Policy_Status: 'ACTIVE', Inception_Date: '2024-03-01', Paid_To_Date: '2026-11-30', Monthly_Premium: 236 },
  ...{ Arrears_Amount: 0, Premium_Credit: 0, Grace_End_Date: null, Lapse_Date: null },
  PaymentMethod: { Debit_Day: 15 },
  ...more,
});
const october = { Paid_To_Date: '2026-10-31' };
const lapsed = { Policy_Status: 'LAPSED', Lapse_Date: '2026-10-16', Grace_End_Date: '2026-10-15' } as const;

interface Case {
  why: string;
  policy?: Partial<PremiumPayer>;
  more?: Partial<StandingFacts>;
  gives: object | null;
}

const cases: Case[] = [
  { why: 'a policy that is paid stays as it is', gives: null },
  {
    why: 'the day after a missed due date a policy is in grace, for 30 days from that date',
    policy: october,
    more: { today: '2026-11-16' },
    gives: { Policy_Status: 'IN_GRACE', Grace_End_Date: '2026-12-15' },
  },
  { why: 'on the due date itself nobody is late', policy: october, more: { today: '2026-11-15' }, gives: null },
  { why: 'nobody is late while a payment is on its way', policy: october, more: { isPaymentOpen: true }, gives: null },
  { why: 'a policy that costs nothing is never late', policy: { ...october, Monthly_Premium: 0 }, gives: null },
  {
    why: 'cover goes on to the last day of grace',
    policy: { ...october, Policy_Status: 'IN_GRACE', Grace_End_Date: today },
    gives: null,
  },
  {
    why: 'the day after, the policy lapses',
    policy: { ...october, Policy_Status: 'IN_GRACE', Grace_End_Date: '2026-11-19' },
    gives: { Policy_Status: 'LAPSED', Lapse_Date: '2026-11-20', Reinstatement_End_Date: '2027-02-18' },
  },
  {
    why: 'paid arrears end grace',
    policy: { Policy_Status: 'IN_GRACE', Grace_End_Date: '2026-12-15' },
    gives: { Policy_Status: 'ACTIVE', Grace_End_Date: null },
  },
  { why: 'a lapsed policy with arrears stays lapsed', policy: { ...lapsed, Paid_To_Date: '2026-08-31' }, gives: null },
  {
    why: 'paid arrears bring a lapsed policy back, and premiums go on with the next due date',
    policy: { ...lapsed, Paid_To_Date: '2026-10-31' },
    gives: { Policy_Status: 'ACTIVE', Lapse_Date: null, Grace_End_Date: null, Paid_To_Date: '2026-11-30' },
  },
  {
    why: 'a due date later this month is still owed after it came back',
    policy: { ...lapsed, Paid_To_Date: '2026-09-30', PaymentMethod: { Debit_Day: 25 } },
    gives: { Policy_Status: 'ACTIVE', Paid_To_Date: '2026-10-31' },
  },
  {
    why: 'a premium paid on top of the arrears counts from when the policy is back',
    policy: { ...lapsed, Paid_To_Date: '2026-11-30' },
    gives: { Policy_Status: 'ACTIVE', Paid_To_Date: '2026-12-31' },
  },
  {
    why: 'after 90 days a lapsed policy does not come back',
    policy: { ...lapsed, Lapse_Date: '2026-08-21', Paid_To_Date: '2026-10-31' },
    gives: null,
  },
  {
    why: 'the first premium begins a policy',
    policy: { Policy_Status: 'PENDING' },
    gives: { Policy_Status: 'ACTIVE' },
  },
  {
    why: 'not before the application is approved',
    policy: { Policy_Status: 'PENDING' },
    more: { isApplicationOpen: true },
    gives: null,
  },
  { why: 'not without it', policy: { Policy_Status: 'PENDING', Paid_To_Date: null }, gives: null },
  { why: 'what is cancelled stays so', policy: { ...october, Policy_Status: 'CANCELLED' }, gives: null },
  { why: 'what is paid up stays so', policy: { ...october, Policy_Status: 'PAID_UP' }, gives: null },
];

it.each(cases)('$why', ({ policy, more, gives }) => {
  const step = standingStep(payer(policy), { ...facts, ...more });
  if (gives === null) expect(step).toBeNull();
  else expect(step).toMatchObject(gives);
});

const anyPolicy = fc
  .record({
    Policy_Status: fc.constantFrom('PENDING', 'ACTIVE', 'IN_GRACE', 'LAPSED', 'PAID_UP', 'CANCELLED' as const),
    behind: fc.integer({ min: -100, max: 400 }),
    Debit_Day: fc.option(fc.integer({ min: 1, max: 30 })),
    Premium_Credit: fc.integer({ min: 0, max: 235 }),
    lapsedFor: fc.integer({ min: 0, max: 200 }),
  })
  .map(({ Policy_Status, behind, Debit_Day, Premium_Credit, lapsedFor }) =>
    payer({
      ...{ Policy_Status, Premium_Credit, PaymentMethod: { Debit_Day } },
      Paid_To_Date: addDays(`${addDays(today, -behind).slice(0, 7)}-01`, -1),
      Lapse_Date: Policy_Status === 'LAPSED' ? addDays(today, -lapsedFor) : null,
    }),
  );

describe('any policy', () => {
  it('takes only steps that are allowed, comes to rest, and rests until the day it is looked at again', () => {
    fc.assert(
      fc.property(anyPolicy, (start) => {
        let policy = start;
        for (let steps = 0; ; steps += 1) {
          expect(steps).toBeLessThan(5);
          const step = standingStep(policy, facts);
          if (step === null) break;
          expect(canTransition(policy.Policy_Status, step.Policy_Status)).toBe(true);
          policy = { ...policy, ...step };
        }
        const day = nextStandingDay(policy);
        if (day === null) return;
        expect(day > today).toBe(true);
        expect(standingStep(policy, { ...facts, today: addDays(day, -1) })).toBeNull();
        expect(standingStep(policy, { ...facts, today: day })).not.toBeNull();
      }),
      { numRuns: 5000 },
    );
  });

  it('is active without arrears, or it is not active', () => {
    fc.assert(
      fc.property(anyPolicy, (start) => {
        let policy = start;
        for (let step = standingStep(policy, facts); step !== null; step = standingStep(policy, facts)) {
          policy = { ...policy, ...step };
        }
        if (policy.Policy_Status === 'ACTIVE') {
          const owed = premiumPosition(policy, today, false);
          expect(owed.Premiums_Outstanding).toBe(0);
        }
      }),
      { numRuns: 5000 },
    );
  });
});
