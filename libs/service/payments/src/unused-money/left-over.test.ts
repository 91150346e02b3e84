import { settlePolicy } from '@portal/service-change-pipeline';
import {
  auditOf,
  findPolicy,
  listNotifications,
  schema,
  settledPremiumsOf,
  type UnallocatedPayment,
  unusedMoney,
} from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { receiveReport } from '../receive-report';
import { openApplication } from '../testing/open-application';
import { aWorld, premium, type World } from '../testing/world';

const lapsed = { Policy_Status: 'LAPSED', Paid_To_Date: '2026-08-31', Lapse_Date: '2026-10-16' } as const;
const waits = { Policy_Status: 'PENDING', Paid_To_Date: null, Inception_Date: '2026-12-01' } as const;

async function leftOf({ database, policyNumber }: World): Promise<UnallocatedPayment[]> {
  return (await unusedMoney(database, 100)).filter((money) => money.policyNumber === policyNumber);
}
const amountsOf = async (world: World) => (await leftOf(world)).map(({ amountCents }) => amountCents);

async function told({ database, policyNumber }: World) {
  const customerId = (await findPolicy(database, policyNumber))?.customerId ?? '';
  const page = { pageNumber: 1, pageSize: 50 };
  const { rows } = await listNotifications(database, customerId, { policyNumber }, page);
  return rows.filter(({ type }) => type === 'MONEY_LEFT_OVER').map(({ inAppMessage }) => inAppMessage);
}

async function days(world: World, count: number) {
  world.letPass(count * 24 * 60);
  await settlePolicy(world.tools, world.policyNumber);
  await settlePolicy(world.tools, world.policyNumber);
}

onEveryDatabase('Money that is left when a policy ends', (db) => {
  it('by cancellation after a lapse waits for a refund, once, and its policyholder is told', async () => {
    const world = await aWorld(db.database, lapsed);
    await receiveReport(world.tools, world.report({ amount: 50 }));
    expect(await leftOf(world)).toEqual([]);
    await days(world, 70);
    expect((await world.policy()).record).toMatchObject({ Policy_Status: 'CANCELLED', Premium_Credit: 0 });
    expect(await leftOf(world)).toMatchObject([{ amountCents: 5_000, reason: 'LEFT_OVER', state: 'OPEN' }]);
    expect(await world.payments()).toMatchObject([{ status: 'SUCCESSFUL', allocatedCents: 0 }]);
    expect(await told(world)).toEqual([
      `Policy ${world.policyNumber} has ended, and R\u00a050 that you paid bought no cover. We will pay it back. ` +
        'To tell us where to, call 086 000 7580.',
    ]);
    const { outbox } = schema;
    const texts = await db.database.select().from(outbox).where(eq(outbox.policyNumber, world.policyNumber));
    expect(texts.filter(({ message }) => message.purpose === 'MONEY_LEFT_OVER')).toHaveLength(1);
    expect((await auditOf(db.database, world.policyNumber)).map(({ action }) => action)).toContain('MONEY_LEFT_OVER');
    await days(world, 30);
    expect(await amountsOf(world)).toEqual([5_000]);
  });

  it('without a first premium in time waits for a refund', async () => {
    const world = await aWorld(db.database, waits);
    await receiveReport(world.tools, world.report({ amount: 100 }));
    await days(world, 61);
    expect((await world.policy()).record).toMatchObject({ Policy_Status: 'NOT_TAKEN_UP', Premium_Credit: 0 });
    expect(await amountsOf(world)).toEqual([10_000]);
    expect(await told(world)).toHaveLength(1);
  });

  it('before it began is everything that was paid, months included', async () => {
    const world = await aWorld(db.database, waits);
    await openApplication(world);
    await receiveReport(world.tools, world.report({ amount: premium }));
    await receiveReport(world.tools, world.report({ amount: 20 }));
    expect((await world.policy()).record).toMatchObject({ Paid_To_Date: '2026-12-31', Premium_Credit: 20 });
    await days(world, 40);
    expect((await world.policy()).record).toMatchObject({
      Policy_Status: 'CANCELLED',
      Paid_To_Date: null,
      Premium_Credit: 0,
    });
    expect(await settledPremiumsOf(db.database, world.policyNumber)).toEqual([]);
    expect((await amountsOf(world)).toSorted((one, other) => one - other)).toEqual([2_000, premium * 100]);
    expect(await told(world)).toEqual([expect.stringContaining('R\u00a0226')]);
  });

  it('keeps what a payment has paid for cover, and only the rest of it is left', async () => {
    const world = await aWorld(db.database, lapsed);
    const report = world.report({ amount: premium + 30 });
    await receiveReport(world.tools, report);
    await days(world, 70);
    expect(await amountsOf(world)).toEqual([3_000]);
    expect(await world.payments()).toMatchObject([{ allocatedCents: premium * 100 }]);
    await receiveReport(world.tools, { ...report, status: 'REVERSED' });
    expect(await leftOf(world)).toEqual([]);
    expect(await world.payments()).toMatchObject([{ status: 'REVERSED', allocatedCents: 0 }]);
    expect((await world.policy()).record).toMatchObject({ Paid_To_Date: '2026-08-31', Premium_Credit: 0 });
  });

  it('that nobody knows a payment of, as of a policy that was taken over, waits all the same', async () => {
    const world = await aWorld(db.database, { ...lapsed, Premium_Credit: 75 });
    await days(world, 70);
    expect(await amountsOf(world)).toEqual([7_500]);
    expect((await world.policy()).record.Premium_Credit).toBe(0);
  });

  it('from before, or from elsewhere, is found too', async () => {
    const world = await aWorld(db.database, { Policy_Status: 'CANCELLED', Premium_Credit: 40 });
    await days(world, 0);
    expect(await amountsOf(world)).toEqual([4_000]);
  });
});
