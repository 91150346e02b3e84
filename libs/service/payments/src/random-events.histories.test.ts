import { canTransition, type PolicyStatus, toCents } from '@portal/domain';
import { atSize, isProving } from '@portal/domain/testing';
import { auditOf, settledPremiumsOf, verifyAuditChains } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expirePayments } from './expire-payments';
import { type PaymentReport } from './payment-provider';
import { receiveReport } from './receive-report';
import { aWorld, premium, type World } from './testing/world';

/** One thing that may happen: to the payment with this place, or to nobody in particular. */
type Event =
  | { kind: 'pay'; amount: number }
  | { kind: 'till'; amount: number }
  | { kind: 'report'; payment: number; status: PaymentReport['status'] }
  | { kind: 'time'; minutes: number };

const amount = fc.oneof(
  fc.constantFrom(premium, 2 * premium, premium - 1, 3 * premium + 0.5),
  fc.integer({ min: 1000, max: 300_000 }).map((cents) => cents / 100),
);
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay' as const), amount }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('till' as const), amount }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('report' as const),
      payment: fc.nat(9),
      status: fc.constantFrom('SUCCESSFUL', 'SUCCESSFUL', 'FAILED', 'CANCELLED', 'REVERSED' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('time' as const), minutes: fc.constantFrom(1, 40, 1440, 30_000) }),
  },
);

/** Lets everything happen, and gives what the provider has said of whom. */
async function live(world: World, events: readonly Event[]) {
  const reports: PaymentReport[] = [];
  for (const one of events) {
    if (one.kind === 'time') {
      world.letPass(one.minutes);
      await expirePayments(world.tools);
    } else if (one.kind === 'pay') {
      const started = await world.pay(one.amount);
      if (!started.success) continue;
      const { digiapiExternalRef } = started.value;
      if (!reports.some((report) => report.digiapiExternalRef === digiapiExternalRef))
        reports.push(world.report({ digiapiExternalRef, amount: one.amount }));
    } else if (one.kind === 'till') {
      reports.push(world.report({ amount: one.amount, paymentMethod: 'CASH' }));
    } else {
      const report = reports[one.payment % Math.max(1, reports.length)];
      if (report) await receiveReport(world.tools, { ...report, status: one.status });
    }
  }
}

/** Every cent is somewhere, and nowhere twice. */
async function expectWholeLedger(world: World) {
  const { record } = await world.policy();
  const payments = await world.payments();
  const settled = await settledPremiumsOf(world.database, world.policyNumber);
  const sum = (cents: readonly number[]) => cents.reduce((total, each) => total + each, 0);
  const booked = sum(payments.map(({ allocatedCents }) => allocatedCents));
  const credit = toCents(record.Premium_Credit);
  expect(sum(settled.map(({ amountCents }) => amountCents)) + credit).toBe(booked);
  expect(credit).toBeLessThan(premium * 100);
  for (const { status, allocatedCents, amountCents, record: read } of payments) {
    expect(read.Payment_Status).toBe(status);
    expect(toCents(read.Amount)).toBe(amountCents);
    expect(allocatedCents).toBeGreaterThanOrEqual(0);
    expect(allocatedCents).toBeLessThanOrEqual(status === 'SUCCESSFUL' ? amountCents : 0);
  }
  const transactions = payments.flatMap(({ payatTranId }) => payatTranId ?? []);
  expect(new Set(transactions).size).toBe(transactions.length);
}

/** Statuses of the policy in the order in which the audit tells of them. */
async function expectAllowedSteps(world: World, start: PolicyStatus) {
  const names: Record<string, PolicyStatus> = {
    POLICY_ACTIVE: 'ACTIVE',
    POLICY_IN_GRACE: 'IN_GRACE',
    POLICY_LAPSED: 'LAPSED',
    POLICY_NOT_TAKEN_UP: 'NOT_TAKEN_UP',
    POLICY_CANCELLED: 'CANCELLED',
    LAPSE_TAKEN_BACK: 'IN_GRACE',
  };
  const told = (await auditOf(world.database, world.policyNumber, 1000)).reverse();
  let status = start;
  for (const { action } of told) {
    const to = names[action];
    if (to === undefined) continue;
    expect(action === 'LAPSE_TAKEN_BACK' ? status === 'LAPSED' : canTransition(status, to)).toBe(true);
    status = to;
  }
  expect((await world.policy()).status).toBe(status);
}

const starts = [
  { Policy_Status: 'ACTIVE', Paid_To_Date: '2026-11-30' },
  { Policy_Status: 'IN_GRACE', Paid_To_Date: '2026-09-30', Grace_End_Date: '2026-12-01' },
  { Policy_Status: 'LAPSED', Paid_To_Date: '2026-08-31', Lapse_Date: '2026-10-16', Grace_End_Date: '2026-10-15' },
  { Policy_Status: 'PENDING', Paid_To_Date: null, Inception_Date: '2026-12-01' },
] as const;

onEveryDatabase('Payments in whatever order things happen', (db) => {
  const numRuns = db.isParallel ? atSize({ test: 60, prove: 3_000 }) : atSize({ test: 40, prove: 400 });

  it(
    'lose no cent, book nothing twice, and take the policy only where it may go',
    async () => {
      const counted = { booked: 0 };
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...starts),
          fc.array(event, { minLength: 10, maxLength: 30 }),
          async (start, events) => {
            const world = await aWorld(db.database, start);
            await live(world, events);
            await expectWholeLedger(world);
            await expectAllowedSteps(world, start.Policy_Status);
            counted.booked += (await world.payments()).filter(({ allocatedCents }) => allocatedCents > 0).length;
          },
        ),
        { numRuns, endOnFailure: isProving },
      );
      expect(counted.booked).toBeGreaterThan(numRuns / 3);
      expect(await verifyAuditChains(db.database)).toMatchObject({ broken: [] });
    },
    atSize({ test: 120_000, prove: 7_200_000 }),
  );
});
