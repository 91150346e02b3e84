import { settlePolicy } from '@portal/service-change-pipeline';
import { auditOf, listNotifications, readStatusPeriods, type SeedPolicy } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { expect, it } from 'vitest';
import { expirePayments } from './expire-payments';
import { receiveReport } from './receive-report';
import { aWorld, premium, type World } from './testing/world';

/** November is owed, its policyholder was told, and grace ends on the 15th of December, when the next premium falls due. */
const lastDays = {
  Policy_Status: 'IN_GRACE',
  Paid_To_Date: '2026-10-31',
  Grace_End_Date: '2026-12-15',
  Unpaid_Notice_Date: '2026-11-18',
} as const satisfies Partial<SeedPolicy>;

const at = (world: World, moment: string) =>
  world.letPass((Date.parse(moment) - world.tools.clock.now().getTime()) / 60_000);
const notices = async ({ database, policyNumber, policy }: World) => {
  const { customerId } = await policy();
  const page = { pageNumber: 1, pageSize: 50 };
  return (await listNotifications(database, customerId, { policyNumber }, page)).rows;
};
const told = async (world: World) => (await notices(world)).map(({ type }) => type);
const saidOf = async (world: World, about: string) =>
  (await notices(world)).find(({ type }) => type === about)?.inAppMessage;
const inGrace = '2026-12-15T16:00:00Z';
const nextMorning = '2026-12-16T06:00:00Z';

onEveryDatabase('Cash that was paid on the last day of grace and is reported the next morning', (db) => {
  it('keeps the policy from lapsing, and is dated the day on which it was paid', async () => {
    const world = await aWorld(db.database, lastDays);
    at(world, nextMorning);
    const report = world.report({ amount: 2 * premium, paymentMethod: 'CASH', paidAt: inGrace });
    expect(await receiveReport(world.tools, report)).toBe('BOOKED');
    const { record } = await world.policy();
    expect(record).toMatchObject({ Policy_Status: 'ACTIVE', Lapse_Date: null, Paid_To_Date: '2026-12-31' });
    expect(await world.payments()).toMatchObject([
      {
        status: 'SUCCESSFUL',
        allocatedCents: 2 * premium * 100,
        record: { Payment_Date: '2026-12-15', Payment_Type: 'ARREARS', Premium_Month: '2026-11' },
      },
    ]);
    expect(await told(world)).toEqual(['PREMIUM_RECEIVED']);
  });

  it('moves grace to the next month where that is owed by now', async () => {
    const world = await aWorld(db.database, lastDays);
    at(world, nextMorning);
    await receiveReport(world.tools, world.report({ paymentMethod: 'CASH', paidAt: inGrace }));
    const { record } = await world.policy();
    expect(record).toMatchObject({ Policy_Status: 'IN_GRACE', Grace_End_Date: '2027-01-14', Lapse_Date: null });
    expect(await told(world)).toEqual(['PREMIUM_RECEIVED']);
  });

  it.each([
    { covers: 'all that is owed', amount: 2 * premium, status: 'ACTIVE', says: /is active again\.$/ },
    {
      covers: 'the oldest premium',
      amount: premium,
      status: 'IN_GRACE',
      says: /has not lapsed: your payment came in time\. Pay R.206 by 14 January 2027 to keep your cover\.$/,
    },
  ])('and covers $covers takes back a lapse that the calendar was faster with', async ({ amount, status, says }) => {
    const world = await aWorld(db.database, lastDays);
    at(world, '2026-12-15T22:01:00Z');
    await settlePolicy(world.tools, world.policyNumber);
    expect((await world.policy()).status).toBe('LAPSED');
    at(world, nextMorning);
    await receiveReport(world.tools, world.report({ amount, paymentMethod: 'CASH', paidAt: inGrace }));
    const { record } = await world.policy();
    expect(record).toMatchObject({ Policy_Status: status, Lapse_Date: null, Reinstatement_End_Date: null });
    expect(record.Months_Without_Cover ?? []).toEqual([]);
    const periods = await readStatusPeriods(db.database, world.policyNumber);
    expect(periods.map((period) => period.status)).not.toContain('LAPSED');
    expect(await told(world)).toEqual(expect.arrayContaining(['PREMIUM_RECEIVED', 'POLICY_REINSTATED']));
    expect(await saidOf(world, 'POLICY_REINSTATED')).toMatch(says);
    expect(await world.payments()).toMatchObject([{ record: { Payment_Type: 'ARREARS' } }]);
    const audited = await auditOf(db.database, world.policyNumber);
    expect(audited.map(({ action }) => action)).toContain('LAPSE_TAKEN_BACK');
  });

  it('saves nothing when it is less than the oldest premium', async () => {
    for (const isCalendarFaster of [false, true]) {
      const world = await aWorld(db.database, lastDays);
      at(world, nextMorning);
      if (isCalendarFaster) await settlePolicy(world.tools, world.policyNumber);
      const report = world.report({ amount: premium - 1, paymentMethod: 'CASH', paidAt: inGrace });
      expect(await receiveReport(world.tools, report)).toBe('BOOKED');
      const { record } = await world.policy();
      expect(record).toMatchObject({ Policy_Status: 'LAPSED', Premium_Credit: premium - 1 });
      expect(await told(world)).toContain('POLICY_LAPSED');
    }
  });

  it('saves the policy too when it answers an attempt that was given up', async () => {
    const world = await aWorld(db.database, lastDays);
    at(world, '2026-12-15T21:00:00Z');
    const started = await world.pay(2 * premium);
    if (!started.success) throw new Error(started.message);
    at(world, '2026-12-15T21:31:00Z');
    await expirePayments(world.tools);
    at(world, nextMorning);
    const { digiapiExternalRef } = started.value;
    const report = world.report({ digiapiExternalRef, amount: 2 * premium, paidAt: '2026-12-15T21:20:00Z' });
    expect(await receiveReport(world.tools, report)).toBe('BOOKED');
    expect((await world.policy()).status).toBe('ACTIVE');
    expect(await told(world)).not.toContain('POLICY_LAPSED');
    expect(await world.payments()).toMatchObject([
      { id: started.value.paymentId, status: 'SUCCESSFUL', record: { Payment_Date: '2026-12-15' } },
    ]);
  });

  it('comes too late when it was paid after midnight in Johannesburg', async () => {
    const world = await aWorld(db.database, lastDays);
    at(world, nextMorning);
    const paidAt = '2026-12-15T22:30:00Z';
    await receiveReport(world.tools, world.report({ amount: 2 * premium, paymentMethod: 'CASH', paidAt }));
    expect((await world.policy()).status).toBe('ACTIVE');
    expect(await told(world)).toEqual(expect.arrayContaining(['POLICY_LAPSED', 'POLICY_REINSTATED']));
    expect(await world.payments()).toMatchObject([
      { record: { Payment_Type: 'REINSTATEMENT', Payment_Date: '2026-12-16' } },
    ]);
  });
});

onEveryDatabase('A payment', (db) => {
  it.each([
    { paidAt: '2026-11-18T15:00:00Z', on: '2026-11-18', why: 'when the provider says it was paid' },
    { paidAt: '2026-12-01T08:00:00Z', on: '2026-11-20', why: 'never later than we hear of it' },
    { paidAt: null, on: '2026-11-20', why: 'when we hear of it, where the provider does not say' },
    { paidAt: 'yesterday', on: '2026-11-20', why: 'when we hear of it, where what the provider says is no moment' },
  ])('is dated $why', async ({ paidAt, on }) => {
    const world = await aWorld(db.database);
    await receiveReport(world.tools, world.report({ paidAt }));
    expect(await world.payments()).toMatchObject([{ record: { Payment_Date: on } }]);
  });
});
