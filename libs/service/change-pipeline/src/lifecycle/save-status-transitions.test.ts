import { type PlainDate } from '@portal/domain';
import {
  auditOf,
  inTransaction,
  insertClaim,
  insertPayment,
  policiesSetApart,
  readStatusPeriods,
  settledPremiumsOf,
  UnusableRecord,
} from '@portal/service-store';
import { aClaimRecord, onEveryDatabase } from '@portal/service-store/testing';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removeExtendedMember } from '../planners/remove-life';
import { settleEverything, settlePolicy, settlePolicyNow } from './settle-policy';
import { submitChange } from '../submit/submit-change';
import { approve, ask, askForChild, decide, messages, stored, told } from '../testing/a-request';
import { aWorld, type World } from '../testing/world';

onEveryDatabase('What payments and the calendar do to a policy', (db) => {
  let world: World;
  beforeEach(async () => {
    world = await aWorld(db.database);
    await world.edit({ Paid_To_Date: '2026-11-30' });
  });
  const record = async () => (await world.policy()).record;
  const upkeepOn = async (date: PlainDate) => {
    const today = world.tools.clock.now().getTime();
    world.wait((Date.parse(`${date}T08:00:00Z`) - today) / 86_400_000);
    await settleEverything(world.tools);
    return record();
  };
  const noticesOf = async (type: string) => {
    const { inApp, sms } = await messages(world);
    return {
      inApp: inApp.filter((one) => one.type === type).map(({ inAppMessage }) => inAppMessage),
      sms: sms.filter(({ purpose }) => purpose === type).map(({ text }) => text),
    };
  };

  it('credit above the premium, which a relative who left made lower, pays the month that falls due, in the ledger too', async () => {
    const [relative] = (await record()).ExtendedMembers;
    await world.edit({ Premium_Credit: 200 });
    const before = (await record()).Monthly_Premium;
    await world.edit({ Premium_Credit: before - 1 });
    const body = { id: relative?.id ?? '', Reason: 'NO_LONGER_AFFORDABLE' };
    const { id } = await ask(world, 'customer', removeExtendedMember, body as never);
    await decide(world, id, 'consultant', approve);

    const { Monthly_Premium: lower, ...after } = await upkeepOn('2026-12-02');
    expect(lower).toBeLessThan(before - 1);
    const Premium_Credit = before - 1 - lower;
    expect(after).toMatchObject({ Policy_Status: 'ACTIVE', Paid_To_Date: '2026-12-31', Premium_Credit });
    const settled = await settledPremiumsOf(db.database, world.policyNumber);
    expect(settled.map(({ month, amountCents }) => [month, amountCents])).toEqual([['2026-12', lower * 100]]);
    expect((await told(world)).map(({ action }) => action)).toContain('CREDIT_ALLOCATED');
    expect(await upkeepOn('2027-01-02')).toMatchObject({ Policy_Status: 'IN_GRACE', Premium_Credit });
  });

  it('nobody loses cover for an unpaid premium while it is open what happens after the main member has died', async () => {
    const { record: policy, policyNumber } = await world.policy();
    const decided = aClaimRecord({ lifeId: policy.MainMember.id, decidedAt: '2027-02-01T08:00:00Z' });
    await inTransaction(db.database, (tx) =>
      insertClaim(tx, {
        id: world.tools.random.uuid(),
        reference: 'CL-7K3M-Q2XR',
        policyNumber,
        lifeKind: 'MAIN_MEMBER',
        lifeKey: policy.MainMember.id,
        numberKey: null,
        status: 'APPROVED',
        record: decided,
        createdAt: world.tools.clock.now(),
      }),
    );
    for (const day of ['2027-01-01', '2027-02-20', '2027-04-02']) {
      expect(await upkeepOn(day), day).toMatchObject({ Policy_Status: 'IN_GRACE' });
    }
    await upkeepOn('2027-04-03');
    expect(await upkeepOn('2027-05-20')).toMatchObject({ Policy_Status: 'LAPSED' });
  });

  it('on day 3 its policyholder is told in the portal and by SMS that a premium is unpaid, since when and until when cover lasts', async () => {
    expect(await upkeepOn('2026-12-02')).toMatchObject({ Policy_Status: 'IN_GRACE', Grace_End_Date: '2026-12-31' });
    expect(await noticesOf('PREMIUM_UNPAID_NOTICE')).toEqual({ inApp: [], sms: [] });
    await upkeepOn('2026-12-03');
    expect(await noticesOf('PREMIUM_UNPAID_NOTICE')).toEqual({ inApp: [], sms: [] });
    expect(await upkeepOn('2026-12-04')).toMatchObject({ Unpaid_Notice_Date: '2026-12-04' });
    const { inApp, sms } = await noticesOf('PREMIUM_UNPAID_NOTICE');
    expect(sms.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      expect.stringMatching(
        /^\{product\}: your premium of R [\d ]+ is not paid, since 1 December 2026\. You stay covered until 31 December 2026\. After that cover ends\. Pay: \{portal\}\/pay-now or 086 000 7580\.$/,
      ),
    ]);
    expect(inApp.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      expect.stringMatching(
        /^Your premium is not paid: R [\d ]+ for policy 7000010012, since 1 December 2026\. You stay covered until 31 December 2026\. After that cover ends\. Pay now or call 086 000 7580\.$/,
      ),
    ]);
    await upkeepOn('2026-12-20');
    expect((await noticesOf('PREMIUM_UNPAID_NOTICE')).sms).toHaveLength(1);
    expect((await noticesOf('PREMIUM_DUE')).sms).toEqual([]);
  });

  it('nobody lapses untold when upkeep was away for weeks: first the notice, then all days of grace', async () => {
    expect(await upkeepOn('2027-01-20')).toMatchObject({
      Policy_Status: 'IN_GRACE',
      Unpaid_Notice_Date: '2027-01-20',
      Grace_End_Date: '2027-02-19',
    });
    await upkeepOn('2027-02-04');
    expect(await upkeepOn('2027-02-19')).toMatchObject({ Policy_Status: 'IN_GRACE' });
    expect(await upkeepOn('2027-02-20')).toMatchObject({ Policy_Status: 'LAPSED', Lapse_Date: '2027-02-20' });
  });

  it('90 days after its lapse it is cancelled: told, nothing owed, and what waited on it ends', async () => {
    await upkeepOn('2026-12-04');
    const { id } = await askForChild(world, 'consultant').catch(() => ({ id: '' }));
    expect(await upkeepOn('2027-01-01')).toMatchObject({ Policy_Status: 'LAPSED', Lapse_Date: '2027-01-01' });
    await db.database.execute(sql`UPDATE approval_actions SET expires_at = '2028-01-01T00:00:00Z'`);
    expect(await upkeepOn('2027-04-01')).toMatchObject({ Policy_Status: 'LAPSED' });
    expect(await upkeepOn('2027-04-02')).toMatchObject({
      Policy_Status: 'CANCELLED',
      Cancellation_Date: '2027-04-02',
      Arrears_Amount: 0,
    });
    const { inApp, sms } = await noticesOf('POLICY_CANCELLED');
    expect(sms).toEqual(inApp.map((text) => `{product}: ${text}`));
    expect(inApp).toEqual([
      'Policy 7000010012 is cancelled: it lapsed on 1 January 2027 and was not reinstated within 90 days. ' +
        'You owe nothing more. For new cover, call 086 000 7580.',
    ]);
    if (id !== '') expect((await stored(world, id)).status).toBe('EXPIRED');
    expect(await world.open()).toEqual([]);
    expect((await told(world)).map(({ action }) => action)).toContain('POLICY_CANCELLED');
  });

  it('after months without premiums it is in force again from the day that follows them, though upkeep came later', async () => {
    await world.edit({ Policy_Status: 'PAID_UP', Paid_Up_Until: '2026-11-30', Paid_To_Date: '2026-10-31' });
    expect(await upkeepOn('2026-11-30')).toMatchObject({ Policy_Status: 'PAID_UP' });
    expect(await upkeepOn('2026-12-01')).toMatchObject({ Policy_Status: 'ACTIVE', Paid_To_Date: '2026-11-30' });
    expect((await told(world)).map(({ action }) => action)).toContain('POLICY_ACTIVE');
    const settled = await settledPremiumsOf(db.database, world.policyNumber);
    expect(settled.map(({ month, amountCents }) => [month, amountCents])).toEqual([['2026-11', 0]]);
    const periods = await readStatusPeriods(db.database, world.policyNumber);
    expect(periods.at(-1)).toEqual({ status: 'ACTIVE', from: '2026-12-01' });
  });

  it('a clock that is put back undoes nothing', async () => {
    await upkeepOn('2026-12-04');
    const before = await record();
    world.wait(-10);
    await settlePolicyNow(world.tools, world.policyNumber);
    expect(await record()).toEqual(before);
  });

  it('while a payment is on its way it is looked at once a day, and nobody is called late', async () => {
    const payment = {
      id: crypto.randomUUID(),
      policyNumber: world.policyNumber,
      status: 'PENDING',
      amountCents: 20_000,
      allocatedCents: 0,
      premiumMonth: '2026-12',
      payatTranId: null,
      paidAt: world.tools.clock.now(),
      initiatedAt: null,
      expiresAt: null,
      redirectUrl: null,
      record: {},
    };
    await insertPayment(db.database, payment as never);
    expect(await upkeepOn('2026-12-20')).toMatchObject({ Policy_Status: 'ACTIVE', Grace_End_Date: null });
    expect((await world.policy()).nextStandingDay).toBe('2026-12-21');
    await db.database.execute(sql`UPDATE payments SET status = 'FAILED'`);
    expect(await upkeepOn('2026-12-21')).toMatchObject({ Policy_Status: 'IN_GRACE', Grace_End_Date: '2027-01-20' });
  });

  it('is left for the next round when the process is asked to stop', async () => {
    world.wait(20);
    expect(await settleEverything(world.tools, AbortSignal.abort())).toBe(0);
    expect(await record()).toMatchObject({ Policy_Status: 'ACTIVE' });
  });

  describe('a record that cannot be used', () => {
    const spoil = () =>
      db.database.execute(sql`UPDATE policies SET next_standing_day = DATE '2026-01-01',
        record = (record::jsonb || '{"Monthly_Premium": null}')::json`);
    const mend = () =>
      db.database.execute(sql`UPDATE policies SET record = (record::jsonb || '{"Monthly_Premium": 206}')::json`);

    it('is never saved', async () => {
      await expect(world.edit({ Monthly_Premium: NaN })).rejects.toThrow(UnusableRecord);
      await expect(world.edit({ Paid_To_Date: 'soon' })).rejects.toThrow(
        'The policy has no usable value in Paid_To_Date',
      );
    });

    it('is set apart, reported without anybody’s details, and tried again later', async () => {
      await spoil();
      const report = vi.fn();
      expect(await settleEverything({ ...world.tools, report })).toBe(1);
      const problem = { work: 'POLICY', reason: 'UNUSABLE_RECORD', place: 'Monthly_Premium', attempts: 1 };
      expect(report.mock.calls).toEqual([[problem]]);
      expect(await policiesSetApart(db.database)).toMatchObject([{ policyNumber: world.policyNumber, attempts: 1 }]);
      expect((await auditOf(db.database, world.policyNumber))[0]).toMatchObject({ action: 'POLICY_SET_APART' });
      expect(await settleEverything(world.tools)).toBe(0);
      world.waitMinutes(1);
      expect(await settleEverything(world.tools)).toBe(1);
      expect(await policiesSetApart(db.database)).toMatchObject([{ attempts: 2 }]);
      await mend();
      world.waitMinutes(2);
      await settleEverything(world.tools);
      expect(await policiesSetApart(db.database)).toEqual([]);
    });

    it('is read as it stands, and refuses changes without failing', async () => {
      await spoil();
      expect(await settlePolicy(world.tools, world.policyNumber)).toBe(false);
      const { tools, policyNumber, actors, origin } = world;
      const request = { policyNumber, actor: actors.customer, origin, plan: removeExtendedMember, idempotency: null };
      await expect(submitChange(tools, { ...request, body: {} as never })).rejects.toThrow(UnusableRecord);
    });
  });
});
