import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyStatusTransitions } from './apply-status-transitions';
import { keptDueDates } from '../banking/debit-day-change';
import { graceAfterReversal } from './grace';
import { bookingTerms, paidPosition, receiveMoney, type SettledPremium, takeMoneyBack } from '../payments/ledger';
import { limits } from '../base/limits';
import { fromCents, toCents } from '../base/money';
import { nextStandingDay } from './next-standing-day';
import { addDays, daysBetween, firstOfMonth, laterOf, type PlainDate } from '../base/plain-date';
import { premiumFrom, premiumOf } from '../payments/premium-of';
import { repriceMonths } from '../payments/reprice';
import { canTransition, isCovering, isFinalStatus } from '../policy/policy-status';
import { firstUnpaidDue, overdueDates, type PremiumPayer } from '../payments/premium-position';
import { nextStatusTransition, type StandingFacts } from './status-transitions';
import { atSize } from '../testing';

const start: PlainDate = '2026-01-20';
const premium = 206;

/** One thing that may happen to a policy. Days may pass without upkeep; the clock may go back. */
type Event =
  | { kind: 'days'; days: number }
  | { kind: 'pay'; rand: number }
  | { kind: 'reverse'; of: number }
  | { kind: 'premium'; rand: number }
  | { kind: 'debit-day'; day: number }
  | { kind: 'payment-open'; open: 'none' | 'on-its-way' | 'bank-tries' }
  | { kind: 'death-held'; isHeld: boolean }
  | { kind: 'clock-back'; days: number };

const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('days' as const),
      days: fc.constantFrom(1, 2, 3, 7, 16, 27, 31, 62, 120),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      rand: fc.constantFrom(premium, premium, 2 * premium, 150, 1, 1000),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('reverse' as const), of: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('premium' as const), rand: fc.constantFrom(0, 47, 119, premium, 310.5) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('debit-day' as const), day: fc.integer({ min: 1, max: 31 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('payment-open' as const),
      open: fc.constantFrom('none' as const, 'none' as const, 'on-its-way' as const, 'bank-tries' as const),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('death-held' as const), isHeld: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('clock-back' as const), days: fc.integer({ min: 1, max: 60 }) }),
  },
);

interface Story {
  policy: PremiumPayer;
  today: PlainDate;
  isPaymentOpen: boolean;
  isBankTrying: boolean;
  isDeathHeld: boolean;
  /** The last day on which a death was decided on. */
  lastHeld: PlainDate | null;
  /** Cents: received and not given back. */
  payments: number[];
  settled: SettledPremium[];
  /** The days of the notices in this grace. */
  notices: PlainDate[];
  counted: Record<string, number>;
}

const newStory = (debitDay: number | null): Story => ({
  policy: {
    Policy_Status: 'ACTIVE',
    Inception_Date: '2024-03-01',
    Paid_To_Date: '2026-01-31',
    Monthly_Premium: premium,
    Arrears_Amount: 0,
    Premium_Credit: 0,
    Grace_End_Date: null,
    Lapse_Date: null,
    PaymentMethod: { Debit_Day: debitDay },
  },
  today: start,
  isPaymentOpen: false,
  isBankTrying: false,
  isDeathHeld: false,
  lastHeld: null,
  payments: [],
  settled: [],
  notices: [],
  counted: {},
});

function happen(story: Story, event: Event): void {
  const { policy, today } = story;
  switch (event.kind) {
    case 'days':
      story.today = addDays(today, event.days);
      return;
    case 'clock-back':
      story.today = laterOf(addDays(today, -event.days), start);
      return;
    case 'premium':
      return changePremium(story, event.rand);
    case 'payment-open':
      story.isPaymentOpen = event.open !== 'none';
      story.isBankTrying = event.open === 'bank-tries';
      return;
    case 'death-held':
      story.isDeathHeld = event.isHeld;
      return;
    case 'debit-day': {
      const kept = keptDueDates(policy, today);
      const PaymentMethod = { Debit_Day: event.day, Effective_Date: addDays(today, 6), ...kept };
      story.policy = { ...policy, PaymentMethod };
      return;
    }
    case 'pay':
      if (policy.Policy_Status === 'CANCELLED') return;
      story.payments.push(toCents(event.rand));
      return book(story, toCents(event.rand));
    case 'reverse': {
      if (policy.Policy_Status === 'CANCELLED' || story.payments.length === 0) return;
      const [cents = 0] = story.payments.splice(event.of % story.payments.length, 1);
      return unbook(story, cents);
    }
  }
}

const terms = ({ policy, today }: Story) => bookingTerms(policy, today);

/** From this month on, as an approved change is applied on the first; months that were paid ahead are paid as far as their money goes. */
function changePremium(story: Story, rand: number): void {
  const { policy: before, today, settled } = story;
  if (!isCovering(before.Policy_Status)) return;
  const policy = { ...before, ...premiumFrom(before, firstOfMonth(today), rand) };
  const repriced = repriceMonths(before, policy, settled);
  story.policy = { ...policy, ...repriced?.changes };
  story.settled = settled
    .filter(({ month }) => !repriced?.unpaid.includes(month))
    .map((one) => repriced?.paid.find(({ month }) => month === one.month) ?? one);
}

function book(story: Story, cents: number): void {
  const { position, months } = receiveMoney(paidPosition(story.policy, story.today), cents, terms(story));
  story.settled.push(...months);
  story.policy = { ...story.policy, Paid_To_Date: position.paidTo, Premium_Credit: fromCents(position.creditCents) };
}

function unbook(story: Story, cents: number): void {
  const known = { ...terms(story), settled: story.settled.toReversed() };
  const { position, months } = takeMoneyBack(paidPosition(story.policy, story.today), cents, known);
  const gone = new Set(months.map(({ month }) => month));
  story.settled = story.settled.filter(({ month }) => !gone.has(month));
  const policy = { ...story.policy, Paid_To_Date: position.paidTo, Premium_Credit: fromCents(position.creditCents) };
  story.policy = months.length === 0 ? policy : { ...policy, ...graceAfterReversal(policy, story.today) };
}

/** The calendar of a policy never goes back: what has happened has happened. */
function settle(story: Story, seen: PlainDate): PlainDate {
  const facts: StandingFacts = {
    today: laterOf(seen, story.today),
    isPaymentOpen: story.isPaymentOpen,
    isBankTrying: story.isBankTrying,
    isDeathHeld: story.isDeathHeld,
    isApplicationOpen: false,
  };
  let before = story.policy;
  if ((before.Unpaid_Notice_Date ?? null) === null) story.notices = [];
  if (story.isDeathHeld) story.lastHeld = facts.today;
  const states = new Set([JSON.stringify(before)]);
  const { policy, taken } = applyStatusTransitions(before, facts);
  for (const { event, months, after } of taken) {
    story.counted[event] = (story.counted[event] ?? 0) + 1;
    expectAllowed(before, after);
    if (event === 'LAPSED') {
      expectTold(before, story.notices);
      expectNoLapseOfHeld(after, story);
    }
    if (event === 'UNPAID_NOTICE_SENT') story.notices.push(facts.today);
    expect(states.has(JSON.stringify(after)), `${event} comes back to where the policy was`).toBe(false);
    states.add(JSON.stringify(after));
    story.settled.push(...months);
    before = after;
  }
  story.policy = policy;
  expectAtRest(story, facts);
  return facts.today;
}

function expectAllowed(before: PremiumPayer, after: PremiumPayer) {
  const isSame = before.Policy_Status === after.Policy_Status;
  expect(isSame || canTransition(before.Policy_Status, after.Policy_Status)).toBe(true);
  if (before.Policy_Status === 'IN_GRACE' && after.Policy_Status === 'IN_GRACE') {
    expect((after.Grace_End_Date ?? '') >= (before.Grace_End_Date ?? '')).toBe(true);
  }
  expect((after.Paid_To_Date ?? '') >= (before.Paid_To_Date ?? '')).toBe(true);
}

/** Nobody lapses without a notice after the due date, and at least 15 days with cover after it. */
function expectTold(policy: PremiumPayer, notices: readonly PlainDate[]) {
  const ends = policy.Grace_End_Date ?? '';
  const due = firstUnpaidDue(policy) ?? '';
  const told = notices.find((day) => day > due) ?? '9999-12-31';
  const least = limits.GRACE_DAYS - limits.UNPAID_NOTICE_CEILING_DAYS;
  expect(daysBetween(told, ends)).toBeGreaterThanOrEqual(least);
  expect(daysBetween(due, ends)).toBeGreaterThanOrEqual(limits.GRACE_DAYS);
}

/** No lapse while a death is decided on, and none that reaches back into that time. */
function expectNoLapseOfHeld({ Lapse_Date }: PremiumPayer, { isDeathHeld, lastHeld }: Story) {
  expect(isDeathHeld).toBe(false);
  if (lastHeld !== null) expect((Lapse_Date ?? '') > lastHeld).toBe(true);
}

function expectAtRest({ policy, isPaymentOpen, isDeathHeld, settled, payments }: Story, facts: StandingFacts) {
  expect(nextStatusTransition(policy, facts)).toBeNull();
  const isOwing = overdueDates(policy, facts.today).length > 0;
  if (policy.Policy_Status === 'ACTIVE') expect(isOwing && !isPaymentOpen).toBe(false);
  if (policy.Policy_Status === 'IN_GRACE') expect(isOwing).toBe(true);
  const held = settled.reduce((sum, { amountCents }) => sum + amountCents, 0) + toCents(policy.Premium_Credit);
  expect(held).toBe(payments.reduce((sum, cents) => sum + cents, 0));
  for (const { month, amountCents } of settled) {
    expect([0, toCents(premiumOf(policy, `${month}-01`))], `${month} is paid at its own premium`).toContain(
      amountCents,
    );
  }
  const day = nextStandingDay(policy);
  // What is left of a policy that has ended is no matter of the calendar.
  if (isPaymentOpen || isDeathHeld || day === null || isFinalStatus(policy.Policy_Status)) return;
  expect(day > facts.today).toBe(true);
  expect(nextStatusTransition(policy, { ...facts, today: addDays(day, -1) })).toBeNull();
  expect(nextStatusTransition(policy, { ...facts, today: day })).not.toBeNull();
}

it('comes to rest, lapses nobody untold, and loses no cent, whatever happens in whatever order', () => {
  const counted: Record<string, number> = {};
  fc.assert(
    fc.property(
      fc.option(fc.integer({ min: 1, max: 31 })),
      fc.array(event, { minLength: 5, maxLength: 40 }),
      (debitDay, events) => {
        const story = newStory(debitDay);
        let seen = settle(story, start);
        for (const one of events) {
          happen(story, one);
          seen = settle(story, seen);
        }
        for (const [name, count] of Object.entries(story.counted)) counted[name] = (counted[name] ?? 0) + count;
      },
    ),
    { numRuns: atSize({ test: 500, prove: 20_000 }) },
  );
  expect(Object.keys(counted)).toEqual(
    expect.arrayContaining([
      'MONTHS_PAID_FROM_CREDIT',
      'GRACE_STARTED',
      'GRACE_MOVED',
      'UNPAID_NOTICE_SENT',
      'ARREARS_PAID',
      'LAPSED',
      'REINSTATED',
      'CANCELLED_AFTER_LAPSE',
    ]),
  );
}, 600_000);
