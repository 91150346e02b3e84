import { overdueDates, premiumPosition } from '@portal/domain';
import { sendReminders, settlePolicy } from '@portal/service-change-pipeline';
import { auditOf, listNotifications, schema, settledPremiumsOf, unallocated } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type PaymentReport } from './payment-provider';
import { receiveReport } from './receive-report';
import { openApplication } from './testing/open-application';
import { aWorld, premium, type World } from './testing/world';

const attempt = async (world: World, amount = premium) => {
  const started = await world.pay(amount);
  if (!started.success) throw new Error(started.message);
  return started.value;
};
const overdue = { Paid_To_Date: '2026-09-30', Policy_Status: 'IN_GRACE', Grace_End_Date: '2026-12-01' } as const;
const told = async (world: World) => {
  const { customerId } = await world.policy();
  const { rows } = await listNotifications(
    world.database,
    customerId,
    { policyNumber: world.policyNumber },
    { pageNumber: 1, pageSize: 50 },
  );
  return rows;
};
const received = async (world: World) => (await told(world)).filter(({ type }) => type === 'PREMIUM_RECEIVED');

const onThe25th = { Payment_Method: 'PAYAT', Debit_Day: 25 } as const;

/** What the policyholder was told, of one type. */
async function toldOf({ database, policyNumber }: World, type: string) {
  const { notifications, outbox } = schema;
  const inApp = await database.select().from(notifications).where(eq(notifications.policyNumber, policyNumber));
  const sent = await database.select().from(outbox).where(eq(outbox.policyNumber, policyNumber));
  const sms = sent.map(({ message }) => message).filter(({ purpose }) => purpose === type);
  return { inApp: inApp.filter((one) => one.type === type), sms };
}

onEveryDatabase('A report about a payment', (db) => {
  it('books an attempt that succeeded: the month is paid, the payer is told', async () => {
    const world = await aWorld(db.database);
    const { digiapiExternalRef, paymentId } = await attempt(world);
    const report = world.report({ digiapiExternalRef });
    expect(await receiveReport(world.tools, report)).toBe('BOOKED');
    expect((await world.policy()).record.Paid_To_Date).toBe('2026-12-31');
    expect(await world.payments()).toMatchObject([
      {
        id: paymentId,
        status: 'SUCCESSFUL',
        premiumMonth: '2026-12',
        payatTranId: report.payatTranId,
        record: { Payment_Status: 'SUCCESSFUL', Payat_Transaction_Id: report.payatTranId, Amount: premium },
      },
    ]);
    expect(await received(world)).toHaveLength(1);
  });

  it('that pays in the night takes back the text message of that night that says it is due: it waits for the morning', async () => {
    const world = await aWorld(db.database);
    world.letPass(19 * 24 * 60 + 14 * 60 + 30); // half past midnight on 10 December in Johannesburg
    await sendReminders(world.tools);
    expect((await toldOf(world, 'PREMIUM_DUE')).sms).toHaveLength(1);
    await receiveReport(world.tools, world.report());
    expect((await world.policy()).record.Paid_To_Date).toBe('2026-12-31');
    expect((await toldOf(world, 'PREMIUM_DUE')).sms).toEqual([]);
  });

  it('sent 100 times at once and 5 times later is booked once, told once, and always taken (F1)', async () => {
    const world = await aWorld(db.database);
    const { digiapiExternalRef } = await attempt(world);
    const report = world.report({ digiapiExternalRef });
    const answers = await Promise.all(Array.from({ length: 100 }, () => receiveReport(world.tools, report)));
    for (let again = 0; again < 5; again += 1) answers.push(await receiveReport(world.tools, report));
    expect(answers.filter((answer) => answer === 'BOOKED')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'REPEATED')).toHaveLength(104);
    expect(await world.payments()).toHaveLength(1);
    expect(await settledPremiumsOf(world.database, world.policyNumber)).toHaveLength(1);
    expect(await received(world)).toHaveLength(1);
  });

  it('about cash at a till is booked without an attempt', async () => {
    const world = await aWorld(db.database);
    const report = world.report({ paymentMethod: 'CASH', network: 'Shoprite' });
    expect(await receiveReport(world.tools, report)).toBe('BOOKED');
    expect(await world.payments()).toMatchObject([{ status: 'SUCCESSFUL', initiatedAt: null }]);
  });

  it('about two payments of one attempt books both', async () => {
    const world = await aWorld(db.database);
    const { digiapiExternalRef } = await attempt(world);
    for (const report of [world.report({ digiapiExternalRef }), world.report({ digiapiExternalRef })]) {
      expect(await receiveReport(world.tools, report)).toBe('BOOKED');
    }
    expect((await world.policy()).record.Paid_To_Date).toBe('2027-01-31');
  });

  it('that comes after its own reversal books nothing', async () => {
    const world = await aWorld(db.database);
    const report = world.report({ paymentMethod: 'CASH' });
    expect(await receiveReport(world.tools, { ...report, status: 'REVERSED' })).toBe('NOTED');
    expect(await receiveReport(world.tools, report)).toBe('REPEATED');
    expect(await world.payments()).toMatchObject([{ status: 'REVERSED', payatTranId: report.payatTranId }]);
    expect((await world.policy()).record.Paid_To_Date).toBe('2026-11-30');
  });

  it('takes the amount that was really paid', async () => {
    const world = await aWorld(db.database, overdue);
    const { digiapiExternalRef } = await attempt(world, 2 * premium);
    await receiveReport(world.tools, world.report({ digiapiExternalRef, amount: 2 * premium - 1 }));
    const { record } = await world.policy();
    expect(record).toMatchObject({
      Policy_Status: 'IN_GRACE',
      Paid_To_Date: '2026-10-31',
      Premium_Credit: premium - 1,
    });
    expect(await world.payments()).toMatchObject([{ amountCents: (2 * premium - 1) * 100 }]);
  });

  it('with a reference that is nobody’s keeps the money for somebody to look into', async () => {
    const world = await aWorld(db.database);
    const report = world.report({ payatReferenceNum: '1999997999999999' });
    expect(await receiveReport(world.tools, report)).toBe('UNKNOWN');
    expect(await receiveReport(world.tools, report)).toBe('UNKNOWN');
    const kept = (await unallocated(world.database)).filter(({ payatTranId }) => payatTranId === report.payatTranId);
    expect(kept).toMatchObject([{ reason: 'UNKNOWN_REFERENCE', policyNumber: null, amountCents: premium * 100 }]);
  });

  it('that names a transaction of another policy books nothing here', async () => {
    const [one, other] = [await aWorld(db.database), await aWorld(db.database)];
    const report = one.report();
    await receiveReport(one.tools, report);
    const { payatReferenceNum } = other.report();
    expect(await receiveReport(other.tools, { ...report, payatReferenceNum })).toBe('NOTED');
    expect((await other.policy()).record.Paid_To_Date).toBe('2026-11-30');
  });

  it.each([
    { why: 'was cancelled', more: { Policy_Status: 'CANCELLED' } as const },
    { why: 'is paid up', more: { Policy_Status: 'PAID_UP' } as const },
    {
      why: 'was cancelled more than 90 days after its lapse',
      more: { Policy_Status: 'CANCELLED', Paid_To_Date: '2026-05-31', Lapse_Date: '2026-08-01' } as const,
    },
  ])('for a policy that $why is kept, not booked, and never thanked for as a premium', async ({ why, more }) => {
    const world = await aWorld(db.database, more);
    const before = (await world.policy()).record;
    const report = world.report();
    expect(await receiveReport(world.tools, report)).toBe('NOTED');
    expect((await world.policy()).record).toEqual(before);
    expect(await world.payments()).toMatchObject([{ status: 'SUCCESSFUL', allocatedCents: 0 }]);
    const kept = (await unallocated(world.database)).filter(({ payatTranId }) => payatTranId === report.payatTranId);
    expect(kept).toMatchObject([{ state: 'OPEN' }]);
    expect(await told(world)).toMatchObject([
      { type: 'PAYMENT_NOT_USED', inAppMessage: expect.stringMatching(new RegExp(why.replace(/ more than .*/, ''))) },
    ]);
    expect(await receiveReport(world.tools, report)).toBe('REPEATED');
    expect(await told(world)).toHaveLength(1);
    expect(await receiveReport(world.tools, { ...report, status: 'REVERSED' })).toBe('NOTED');
    const after = (await unallocated(world.database)).filter(({ payatTranId }) => payatTranId === report.payatTranId);
    expect(after).toMatchObject([{ state: 'TAKEN_BACK' }]);
    expect((await world.policy()).record).toEqual(before);
  });

  it('for a policy that lapsed more than 90 days ago finds it cancelled, and is kept', async () => {
    const lapsed = { Policy_Status: 'LAPSED', Paid_To_Date: '2026-05-31', Lapse_Date: '2026-08-01' } as const;
    const world = await aWorld(db.database, lapsed);
    expect(await receiveReport(world.tools, world.report())).toBe('NOTED');
    expect((await world.policy()).record).toMatchObject({
      Policy_Status: 'CANCELLED',
      Cancellation_Date: '2026-10-31',
      Paid_To_Date: '2026-05-31',
    });
  });

  it('finds the policy as the calendar has moved it, whether or not upkeep was there', async () => {
    const world = await aWorld(db.database, { ...overdue, Paid_To_Date: '2026-10-31', Grace_End_Date: '2026-12-15' });
    world.letPass(30 * 24 * 60); // 20 December: grace is over
    await receiveReport(world.tools, world.report({ amount: 2 * premium }));
    const { record } = await world.policy();
    expect(record).toMatchObject({ Policy_Status: 'ACTIVE', Lapse_Date: null, Paid_To_Date: '2026-12-31' });
    const { sms } = await toldOf(world, 'POLICY_REINSTATED');
    expect(sms).toHaveLength(1);
  });

  describe('moves the policy', () => {
    it('out of grace when the arrears are paid', async () => {
      const world = await aWorld(db.database, overdue);
      await receiveReport(world.tools, world.report({ amount: premium }));
      expect((await world.policy()).status).toBe('IN_GRACE');
      await receiveReport(world.tools, world.report({ amount: premium }));
      expect((await world.policy()).record).toMatchObject({ Policy_Status: 'ACTIVE', Grace_End_Date: null });
    });

    it('back from lapse within 90 days, on the same terms, and premiums go on with the next due date', async () => {
      const lapsed = { Policy_Status: 'LAPSED', Paid_To_Date: '2026-08-31', Lapse_Date: '2026-10-16' } as const;
      const world = await aWorld(db.database, { ...lapsed, Grace_End_Date: '2026-10-15' });
      const before = (await world.policy()).record;
      await receiveReport(world.tools, world.report({ amount: 2 * premium }));
      const { record } = await world.policy();
      expect(record).toMatchObject({ Policy_Status: 'ACTIVE', Lapse_Date: null, Paid_To_Date: '2026-11-30' });
      expect(record.Waiting_Period_End_Date).toBe(before.Waiting_Period_End_Date);
      const audited = await auditOf(world.database, world.policyNumber);
      expect(audited.map(({ action }) => action)).toEqual(
        expect.arrayContaining(['PAYMENT_RECEIVED', 'POLICY_ACTIVE']),
      );
    });

    it('into force with the first premium; one that comes late begins the cover then', async () => {
      const waits = { Policy_Status: 'PENDING', Paid_To_Date: null, Inception_Date: '2026-12-01' } as const;
      const world = await aWorld(db.database, waits);
      await receiveReport(world.tools, world.report());
      expect((await world.policy()).record).toMatchObject({ Policy_Status: 'ACTIVE', Paid_To_Date: '2026-12-31' });

      const late = await aWorld(db.database, waits);
      late.letPass(45 * 24 * 60);
      await receiveReport(late.tools, late.report());
      const { record } = await late.policy();
      expect(record).toMatchObject({
        Policy_Status: 'ACTIVE',
        Inception_Date: '2027-01-01',
        Paid_To_Date: '2027-01-31',
      });
      expect(record.MainMember).toMatchObject({
        Cover_Start_Date: '2027-01-01',
        Waiting_Period_End_Date: '2027-07-01',
      });
    });

    it('into force once several payments add up to the first premium', async () => {
      const waits = { Policy_Status: 'PENDING', Paid_To_Date: null, Inception_Date: '2026-12-01' } as const;
      const world = await aWorld(db.database, waits);
      await receiveReport(world.tools, world.report({ amount: premium - 1 }));
      expect((await world.policy()).record).toMatchObject({ Policy_Status: 'PENDING', Premium_Credit: premium - 1 });
      await receiveReport(world.tools, world.report({ amount: 10 }));
      expect((await world.policy()).record).toMatchObject({
        Policy_Status: 'ACTIVE',
        Paid_To_Date: '2026-12-31',
        Premium_Credit: 9,
      });
    });

    it('once, where the first premium is paid twice before it is approved: the second pays the month after, and that is said', async () => {
      const waits = { Policy_Status: 'PENDING', Paid_To_Date: null, Inception_Date: '2026-12-01' } as const;
      const world = await aWorld(db.database, waits);
      await openApplication(world);
      await Promise.all([receiveReport(world.tools, world.report()), receiveReport(world.tools, world.report())]);
      const { record } = await world.policy();
      expect(record).toMatchObject({
        Policy_Status: 'PENDING',
        Inception_Date: '2026-12-01',
        Paid_To_Date: '2027-01-31',
      });
      expect(premiumPosition(record, '2026-11-20', false)).toMatchObject({ Amount_Due: 0, Advance_Amount: premium });
      expect((await received(world)).map(({ inAppMessage }) => inAppMessage)).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/Thank you\. Paid up to the end of December 2026\.$/),
          expect.stringMatching(/Thank you\. Paid up to the end of January 2027\.$/),
        ]),
      );
    });

    it('back into grace when the payment of an overdue month is reversed', async () => {
      const world = await aWorld(db.database, { ...overdue, Paid_To_Date: '2026-10-31' });
      const report = world.report();
      await receiveReport(world.tools, report);
      expect((await world.policy()).status).toBe('ACTIVE');
      expect(await receiveReport(world.tools, { ...report, status: 'REVERSED' })).toBe('BOOKED');
      expect((await world.policy()).record).toMatchObject({ Policy_Status: 'IN_GRACE', Paid_To_Date: '2026-10-31' });
      expect(await settledPremiumsOf(world.database, world.policyNumber)).toEqual([]);
    });

    it('into a new grace from the day we learn of a reversal, with one notice, and lapses it only after that', async () => {
      const world = await aWorld(db.database, { Paid_To_Date: '2026-10-31', PaymentMethod: onThe25th });
      const report = world.report();
      await receiveReport(world.tools, report);
      world.letPass(10 * 24 * 60);
      expect(await receiveReport(world.tools, { ...report, status: 'REVERSED' })).toBe('BOOKED');
      expect((await world.policy()).record).toMatchObject({
        Policy_Status: 'IN_GRACE',
        Grace_End_Date: '2026-12-30',
        Unpaid_Notice_Date: '2026-11-30',
      });
      const { inApp, sms } = await toldOf(world, 'PREMIUM_UNPAID_NOTICE');
      expect([inApp.length, sms.length]).toEqual([1, 1]);
      expect(sms[0]?.text).toMatch(
        /^\{product\}: your premium of .* is not paid, since 25 November 2026\. You stay covered until 30 December 2026\./,
      );
      world.letPass(30 * 24 * 60);
      await settlePolicy(world.tools, world.policyNumber);
      expect((await world.policy()).status).toBe('IN_GRACE');
      world.letPass(24 * 60);
      await settlePolicy(world.tools, world.policyNumber);
      expect((await world.policy()).record).toMatchObject({ Policy_Status: 'LAPSED', Lapse_Date: '2026-12-31' });
    });

    it('that waits for its approval back to unpaid when its first premium is reversed', async () => {
      const waits = { Policy_Status: 'PENDING', Paid_To_Date: null, Inception_Date: '2026-12-01' } as const;
      const world = await aWorld(db.database, waits);
      await openApplication(world);
      const report = world.report();
      await receiveReport(world.tools, report);
      expect((await world.policy()).record).toMatchObject({ Policy_Status: 'PENDING', Paid_To_Date: '2026-12-31' });
      await receiveReport(world.tools, { ...report, status: 'REVERSED' });
      expect((await world.policy()).record).toMatchObject({ Policy_Status: 'PENDING', Paid_To_Date: null });
    });

    it('back into grace without owing the months that nobody was covered in, when the payment of a reinstatement is reversed', async () => {
      const lapsed = { Policy_Status: 'LAPSED', Paid_To_Date: '2026-08-31', Lapse_Date: '2026-10-16' } as const;
      const world = await aWorld(db.database, { ...lapsed, Grace_End_Date: '2026-10-15' });
      const report = world.report({ amount: 2 * premium });
      await receiveReport(world.tools, report);
      expect((await world.policy()).record).toMatchObject({ Policy_Status: 'ACTIVE', Paid_To_Date: '2026-11-30' });
      await receiveReport(world.tools, { ...report, status: 'REVERSED' });
      const { record } = await world.policy();
      expect(record).toMatchObject({ Policy_Status: 'IN_GRACE', Grace_End_Date: '2026-12-20' });
      expect(overdueDates(record, '2026-11-20')).toEqual(['2026-09-15', '2026-10-15']);
      await receiveReport(world.tools, world.report({ amount: 2 * premium }));
      expect((await world.policy()).record).toMatchObject({ Policy_Status: 'ACTIVE', Paid_To_Date: '2026-11-30' });
    });
  });

  it('ends the same in every order of success, failure, cancellation, success again and a late success (F2)', async () => {
    const statuses: PaymentReport['status'][] = ['SUCCESSFUL', 'FAILED', 'CANCELLED', 'SUCCESSFUL', 'SUCCESSFUL'];
    for (const order of ordersOf(statuses)) {
      const world = await aWorld(db.database);
      const { digiapiExternalRef } = await attempt(world);
      const report = world.report({ digiapiExternalRef });
      for (const [place, status] of order.entries()) {
        if (place === 4) world.letPass(31);
        await receiveReport(world.tools, { ...report, status });
      }
      expect(await world.payments()).toMatchObject([{ status: 'SUCCESSFUL' }]);
      expect((await world.policy()).record.Paid_To_Date).toBe('2026-12-31');
      expect(await received(world)).toHaveLength(1);
    }
  }, 120_000);
});

/** Every order once: what is there several times may change places with itself unseen. */
function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return [...new Set(items)].flatMap((first) => {
    const place = items.indexOf(first);
    return ordersOf(items.filter((_, at) => at !== place)).map((rest) => [first, ...rest]);
  });
}
