import { type UnusedMoney, type UnusedMoneyList } from '@portal/contract';
import { addDays, payatReference, todayInJohannesburg } from '@portal/domain';
import { signatureOf } from '@portal/service-payments';
import { withProviders } from '@portal/service-payments/testing';
import { somePortalAdmin, someConsultant, type SomeStaff } from '@portal/service-identity/testing';
import {
  appendAudit,
  auditOf,
  findPolicy,
  inTransaction,
  listNotifications,
  paymentsOf,
  schema,
} from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aStaffService, dataOf, type StaffService } from '../../../testing/staff-service';
import { ownerPolicy } from '../../../testing/seeded-policies';

const thirdAdmin: SomeStaff = { sub: 'staff-zinhle', name: 'Zinhle Dube', groups: ['ss_portaladmin'] };
const secondAdmin: SomeStaff = { sub: 'staff-thabo', name: 'Thabo Mokoena', groups: ['ss_portaladmin'] };
let transactions = 0;

onEveryDatabase('Money that buys nothing', (db) => {
  let staffService: StaffService;
  beforeAll(async () => {
    staffService = await aStaffService(db.database);
  });
  beforeEach(() => db.database.delete(schema.unallocatedPayments));

  const report = async (payatTranId: string, more: object = {}) => {
    const raw = JSON.stringify({
      payatTranId,
      payatReferenceNum: payatReference('7999999999'),
      digiapiExternalRef: null,
      amount: 120,
      status: 'SUCCESSFUL',
      paymentMethod: 'CASH',
      paidAt: '2026-11-20T08:00:00.000Z',
      network: null,
      sentAt: staffService.clock.now().toISOString(),
      ...more,
    });
    const headers = { 'x-payat-signature': signatureOf(withProviders.secrets.payat, raw) };
    return staffService.send('POST', '/api/v1/payments/payat/callback', { raw, headers });
  };
  /** R120 with a reference that is nobody's; gives its transaction and its line in the list. */
  const pay = async () => {
    transactions += 1;
    const transaction = String(490_000_000_000 + transactions);
    expect((await report(transaction)).status).toBe(404);
    const money = (await list()).money.at(-1);
    if (!money) throw new Error('The money is not in the list');
    return { transaction, money };
  };
  const list = async (staff = somePortalAdmin): Promise<UnusedMoneyList> =>
    dataOf(await staffService.as(staff)('GET', '/staff/unused-money'));
  const post = (id: string, act: string, body: object, staff = somePortalAdmin) =>
    staffService.as(staff)('POST', `/staff/unused-money/${id}/${act}`, body);
  const match = (id: string, staff = somePortalAdmin) =>
    post(id, 'match', { policyNumber: ownerPolicy, reason: 'Two digits swapped' }, staff);
  const ask = (id: string, staff = somePortalAdmin) => post(id, 'refund', { reason: 'Nobody is known' }, staff);
  const decide = (id: string, decision: string, staff: SomeStaff) =>
    post(id, 'refund-decision', { decision, comment: null }, staff);
  const paidTo = async () => (await findPolicy(db.database, ownerPolicy))?.record;

  test('is listed for consultants and administrators with its age, reference and reason', async () => {
    await pay();
    staffService.wait(3 * 86_400);
    expect((await list(someConsultant)).money).toMatchObject([
      { amount: 120, ageDays: 3, reference: payatReference('7999999999'), reason: 'UNKNOWN_REFERENCE', state: 'OPEN' },
    ]);
    expect((await match((await list()).money[0]?.id ?? '', someConsultant)).status).toBe(403);
  });

  test('is matched to the policy that it was meant for, once, and thanked for there', async () => {
    const { money } = await pay();
    const before = await paidTo();
    const answers = await Promise.all([match(money.id), match(money.id, secondAdmin), ask(money.id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    const winner = answers.find(({ status }) => status === 200);
    if ((winner?.body.data as unknown as UnusedMoney).state !== 'MATCHED') return;
    const after = await paidTo();
    expect([before?.Paid_To_Date, before?.Premium_Credit]).not.toEqual([after?.Paid_To_Date, after?.Premium_Credit]);
    expect((await list()).money).toEqual([]);
    const policy = await findPolicy(db.database, ownerPolicy);
    const page = { pageNumber: 1, pageSize: 50 };
    const { rows } = await listNotifications(db.database, policy?.customerId ?? '', {}, page);
    expect(rows[0]).toMatchObject({ type: 'PREMIUM_RECEIVED' });
    expect((await auditOf(db.database, ownerPolicy)).map(({ action }) => action)).toContain('UNUSED_MONEY_MATCHED');
  });

  test('that was matched and is then taken back by the provider opens its month again', async () => {
    const { money, transaction } = await pay();
    const before = await paidTo();
    expect((await match(money.id)).status).toBe(200);
    await report(transaction, { status: 'REVERSED' });
    const after = await paidTo();
    expect([after?.Paid_To_Date, after?.Premium_Credit]).toEqual([before?.Paid_To_Date, before?.Premium_Credit]);
    const reversed = (await paymentsOf(db.database, ownerPolicy)).filter(({ status }) => status === 'REVERSED');
    expect(reversed).toMatchObject([{ amountCents: 12_000, allocatedCents: 0 }]);
  });

  test('is paid back only when a second administrator confirms', async () => {
    const { money } = await pay();
    expect(dataOf<UnusedMoney>(await ask(money.id))).toMatchObject({
      state: 'REFUND_ASKED',
      askedBy: somePortalAdmin.name,
      decidedReason: 'Nobody is known',
      mayConfirm: false,
    });
    expect(await decide(money.id, 'CONFIRM', somePortalAdmin)).toMatchObject({
      status: 403,
      body: { message: 'Somebody else has to confirm what you asked for.' },
    });
    expect((await list(secondAdmin)).money).toMatchObject([{ state: 'REFUND_ASKED', mayConfirm: true }]);
    expect((await match(money.id, secondAdmin)).status).toBe(409);
    const answers = await Promise.all([
      decide(money.id, 'CONFIRM', secondAdmin),
      decide(money.id, 'CONFIRM', secondAdmin),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await list()).money).toMatchObject([
      { state: 'REFUND_CONFIRMED', confirmedBy: secondAdmin.name, payTo: null },
    ]);
    const decided = (await auditOf(db.database, 'SYSTEM')).filter(({ action }) => action !== 'UNUSED_MONEY_READ');
    expect(decided.slice(0, 2).map(({ action, actorId }) => [action, actorId])).toEqual([
      ['REFUND_CONFIRMED', secondAdmin.sub],
      ['REFUND_ASKED', somePortalAdmin.sub],
    ]);
  });

  test('of a refund that was declined, or taken back by who asked, waits again', async () => {
    const { money } = await pay();
    for (const staff of [secondAdmin, somePortalAdmin]) {
      expect((await ask(money.id)).status).toBe(200);
      expect(dataOf<UnusedMoney>(await decide(money.id, 'DECLINE', staff))).toMatchObject({
        state: 'OPEN',
        askedBy: null,
      });
    }
    expect((await match(money.id)).status).toBe(200);
    expect((await ask(money.id)).status).toBe(409);
  });

  test('is to be paid once two people agreed, and paid once, with the reference of the bank', async () => {
    const { money } = await pay();
    const paid = (body: object = { reference: 'EFT 17', accountDigits: '7890' }) =>
      post(money.id, 'paid', body, secondAdmin);
    expect((await paid()).status).toBe(409);
    await ask(money.id);
    expect(await paid()).toMatchObject({
      status: 409,
      body: { message: 'Another administrator has to confirm this refund before it is paid.' },
    });
    await decide(money.id, 'CONFIRM', secondAdmin);
    expect((await paid({ reference: ' ', accountDigits: '7890' })).status).toBe(422);
    expect((await paid({ reference: 'EFT 17', accountDigits: '78901' })).status).toBe(422);
    const answers = await Promise.all([paid(), paid()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await list()).money).toEqual([]);
    const rows = await auditOf(db.database, 'SYSTEM');
    expect(rows.find(({ action }) => action === 'REFUND_PAID')).toMatchObject({
      action: 'REFUND_PAID',
      reason: 'EFT 17',
    });
  });

  test('of a policy that ended is paid back to its verified account; the policyholder is told and reads it in the payments', async () => {
    await db.database.execute(sql`UPDATE policies SET status = 'CANCELLED',
      record = (record::jsonb || '{"Policy_Status": "CANCELLED"}')::json WHERE policy_number = ${ownerPolicy}`);
    transactions += 1;
    await report(String(490_000_000_000 + transactions), { payatReferenceNum: payatReference(ownerPolicy) });
    const money = (await list()).money.find(({ reason }) => reason === 'POLICY_CANCELLED');
    expect(money).toMatchObject({ amount: 120, payTo: null });
    const id = money?.id ?? '';
    expect(dataOf<UnusedMoney>(await ask(id)).payTo).toEqual({
      holder: 'Sipho Canary',
      bankName: 'FNB',
      accountNumber: '******4567',
    });
    await decide(id, 'CONFIRM', secondAdmin);
    await post(id, 'paid', { reference: 'EFT 18', accountDigits: '4567' });
    const policy = await findPolicy(db.database, ownerPolicy);
    const page = { pageNumber: 1, pageSize: 50 };
    const { rows } = await listNotifications(db.database, policy?.customerId ?? '', {}, page);
    expect(rows.find(({ type }) => type === 'REFUND_PAID')).toMatchObject({
      inAppMessage: `We paid back R\u00a0120 that we had received for policy ${ownerPolicy}, into the account ending 4567.`,
    });
    expect(await paymentsOf(db.database, ownerPolicy, 100)).toContainEqual(
      expect.objectContaining({
        record: expect.objectContaining({ Payment_Type: 'REFUND', Amount: 120, Reference: 'EFT 18' }),
      }),
    );
    expect(staffService.outbox.at(-1)?.text).toContain('account ending 4567');
  });

  describe('of a policy whose bank details changed', () => {
    /** What a change of bank details leaves in the audit: who asked for it and who approved it, and that it took effect. */
    const changed = (daysAgo: number, staffId: string, act: 'CHANGE_REQUESTED' | 'CHANGE_APPROVED') =>
      inTransaction(db.database, async (tx) => {
        const at = new Date(staffService.clock.now().getTime() - daysAgo * 86_400_000);
        const about = { at, policyNumber: ownerPolicy, outcome: 'SUCCEEDED', entityType: 'BANKING_DETAILS' } as const;
        await appendAudit(tx, { ...about, actorType: 'STAFF', actorId: staffId, action: act });
        await appendAudit(tx, {
          ...about,
          actorType: 'SYSTEM',
          action: 'CHANGE_APPLIED',
          reason: 'UPDATE_BANKING_DETAILS',
        });
      });
    const payToOwner = async () => {
      staffService.wait(60 * 86_400);
      transactions += 1;
      await report(String(490_000_000_000 + transactions), { payatReferenceNum: payatReference(ownerPolicy) });
      return (await list()).money.find(({ reason }) => reason === 'POLICY_CANCELLED') as UnusedMoney;
    };
    const refusal = {
      status: 403,
      body: {
        message:
          'You had a part in the change of the bank details of this policy. Other administrators decide about a refund.',
      },
    };

    test('is asked for and confirmed by nobody who had a part in that in the last 30 days', async () => {
      const money = await payToOwner();
      await changed(29, secondAdmin.sub, 'CHANGE_APPROVED');
      expect(await ask(money.id, secondAdmin)).toMatchObject(refusal);
      expect((await ask(money.id)).status).toBe(200);
      const [shown] = (await list(secondAdmin)).money;
      expect(shown).toMatchObject({ state: 'REFUND_ASKED', mayConfirm: false, isBarred: true });
      expect(await decide(money.id, 'CONFIRM', secondAdmin)).toMatchObject(refusal);
      expect((await decide(money.id, 'CONFIRM', thirdAdmin)).status).toBe(200);
    });

    test('warns the second person, and is theirs again after 30 days', async () => {
      const money = await payToOwner();
      expect((await list(secondAdmin)).money[0]).toMatchObject({ bankChangedOn: null, isBarred: false });
      await changed(30, someConsultant.sub, 'CHANGE_REQUESTED');
      await ask(money.id);
      expect((await list(secondAdmin)).money[0]).toMatchObject({
        mayConfirm: true,
        isBarred: false,
        bankChangedOn: addDays(todayInJohannesburg(staffService.clock.now()), -30),
      });
      staffService.wait(86_400);
      expect((await list(secondAdmin)).money[0]).toMatchObject({ bankChangedOn: null });
    });
  });

  test('that the provider took back is not paid back as well', async () => {
    const { money, transaction } = await pay();
    await ask(money.id);
    await report(transaction, { status: 'REVERSED' });
    expect((await list()).money).toEqual([]);
    expect((await decide(money.id, 'CONFIRM', secondAdmin)).status).toBe(409);
  });

  test('that was to be paid back and that the provider took back meanwhile is not paid', async () => {
    const { money, transaction } = await pay();
    await ask(money.id);
    await decide(money.id, 'CONFIRM', secondAdmin);
    await report(transaction, { status: 'REVERSED' });
    expect((await list()).money).toEqual([]);
    expect((await post(money.id, 'paid', { reference: 'EFT 19', accountDigits: '7890' })).status).toBe(409);
  });

  test('goes to no policy that does not exist, and for no reason at all', async () => {
    const { money } = await pay();
    const to = (policyNumber: string, reason = 'Two digits swapped') =>
      post(money.id, 'match', { policyNumber, reason });
    expect(await to('7999999999')).toMatchObject({
      status: 409,
      body: { message: 'There is no policy with this number.' },
    });
    expect((await to(ownerPolicy, ' ')).status).toBe(422);
    expect((await post(money.id, 'refund', {})).status).toBe(422);
    expect((await match('nonsense')).status).toBe(404);
    expect((await match(crypto.randomUUID())).status).toBe(404);
    expect((await list()).money).toMatchObject([{ state: 'OPEN' }]);
  });
});
