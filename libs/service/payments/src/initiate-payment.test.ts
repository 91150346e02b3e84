import { onEveryDatabase } from '@portal/service-store/testing';
import { expect, it } from 'vitest';
import { expirePayments } from './expire-payments';
import { receiveReport } from './receive-report';
import { reconcile } from './reconcile';
import { aWorld, premium } from './testing/world';

const overdue = { Paid_To_Date: '2026-09-30', Policy_Status: 'IN_GRACE', Grace_End_Date: '2026-12-01' } as const;

onEveryDatabase('A customer who pays now', (db) => {
  it('is sent to the payment page, and the payment is on its way', async () => {
    const world = await aWorld(db.database);
    const started = await world.pay(premium);
    expect(started).toMatchObject({
      success: true,
      value: {
        amount: premium,
        payatReferenceNum: `199999${world.policyNumber}`,
        expiresAt: '2026-11-20T08:30:00.000Z',
      },
    });
    const [payment] = await world.payments();
    expect(payment).toMatchObject({ status: 'SUBMITTED', amountCents: premium * 100, premiumMonth: '2026-12' });
    expect([...world.started.values()]).toMatchObject([{ amount: premium, returnUrl: world.tools.returnUrl }]);
  });

  it('ten times at once pays once, at one page (F5)', async () => {
    const world = await aWorld(db.database);
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.pay(premium)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(world.started.size).toBe(1);
    expect(await world.payments()).toHaveLength(1);
  });

  it('gets the same page within a minute, and a new one after it or for another amount', async () => {
    const world = await aWorld(db.database);
    await world.pay(premium);
    world.letPass(0.9);
    await world.pay(premium);
    expect(world.started.size).toBe(1);
    world.letPass(0.2);
    await world.pay(premium);
    await world.pay(premium + 1);
    expect(world.started.size).toBe(3);
  });

  it.each([
    {
      why: 'less than the oldest premium of an overdue policy',
      more: overdue,
      amount: premium - 1,
      code: 'VALIDATION_ERROR',
    },
    {
      why: 'a cancelled policy',
      more: { Policy_Status: 'CANCELLED' } as const,
      amount: premium,
      code: 'INVALID_STATUS',
    },
    {
      why: 'a policy that lapsed too long ago',
      more: { Policy_Status: 'LAPSED', Paid_To_Date: '2026-05-31', Lapse_Date: '2026-08-01' } as const,
      amount: premium,
      code: 'INVALID_STATUS',
    },
  ])('is refused for $why', async ({ more, amount, code }) => {
    const world = await aWorld(db.database, more);
    expect(await world.pay(amount)).toMatchObject({ success: false, code });
    expect(await world.payments()).toEqual([]);
    expect(world.provider.calls).toBe(0);
  });

  it('is told when the provider is down; nothing stays on its way, and the next try works', async () => {
    const world = await aWorld(db.database);
    world.provider.isDown = true;
    expect(await world.pay(premium)).toMatchObject({ success: false, code: 'PROVIDER_UNAVAILABLE' });
    expect(await world.payments()).toMatchObject([{ status: 'CANCELLED' }]);
    world.provider.isDown = false;
    expect(await world.pay(premium)).toMatchObject({ success: true });
  });

  it('who does not finish in 30 minutes is given up, and a success that still comes is booked', async () => {
    const world = await aWorld(db.database);
    const started = await world.pay(premium);
    if (!started.success) throw new Error(started.message);
    world.letPass(29);
    await expirePayments(world.tools);
    expect(await world.payments()).toMatchObject([{ status: 'SUBMITTED' }]);
    world.letPass(1);
    await expirePayments(world.tools);
    expect(await world.payments()).toMatchObject([
      { status: 'CANCELLED', record: { Failure_Reason: 'The payment was not finished in time' } },
    ]);
    const { digiapiExternalRef } = started.value;
    await receiveReport(world.tools, world.report({ digiapiExternalRef }));
    expect(await world.payments()).toMatchObject([{ status: 'SUCCESSFUL' }]);
  });

  it('loses no payment whose report went astray: one look at the provider finds all 20 (F6)', async () => {
    const worlds = await Promise.all(Array.from({ length: 20 }, () => aWorld(db.database)));
    const [first] = worlds;
    if (!first) throw new Error('There is nobody');
    first.provider.changes = await Promise.all(
      worlds.map(async (world) => {
        const started = await world.pay(premium);
        if (!started.success) throw new Error(started.message);
        return world.report({ digiapiExternalRef: started.value.digiapiExternalRef });
      }),
    );
    expect(await reconcile(first.tools)).toBe(20);
    expect(await reconcile(first.tools)).toBe(0);
    for (const world of worlds) {
      expect(await world.payments()).toMatchObject([{ status: 'SUCCESSFUL' }]);
      expect((await world.policy()).record.Paid_To_Date).toBe('2026-12-31');
    }
  });

  it('whose payment was reversed before we heard of it is left as if nobody had paid', async () => {
    const world = await aWorld(db.database);
    world.provider.changes = [world.report({ status: 'REVERSED' })];
    await reconcile(world.tools);
    expect(await world.payments()).toMatchObject([{ status: 'REVERSED', allocatedCents: 0 }]);
    expect((await world.policy()).record).toMatchObject({ Paid_To_Date: '2026-11-30', Premium_Credit: 0 });
  });
});
