import { type ApprovalDecision } from '@portal/contract';
import { auditOf, findPolicy, listNotifications, rowsOf, type StoredAction } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { decideAction } from '../decide/decide-action';
import { settleEverything, settlePolicy } from '../lifecycle/settle-policy';
import { sendReminders } from '../reminders/send-reminders';
import { anApplication, trusted } from '../testing/an-application';
import { aWorld, rightPin, type World } from '../testing/world';
import { applyForPolicy } from './apply-for-policy';

type Who = keyof World['actors'];

onEveryDatabase('A policy that was applied for', (db) => {
  let world: World;
  let action: StoredAction;
  const apply = (who: Who = 'customer', more: object = {}) =>
    applyForPolicy(world.tools, {
      policyNumber: world.policyNumber,
      actor: world.actors[who],
      origin: world.origin,
      idempotency: null,
      body: trusted(anApplication(more)),
    });
  const applied = async (who?: Who, more?: object) => {
    const outcome = await apply(who, more);
    if (!outcome.success || !outcome.value.action) throw new Error('The application was refused');
    action = outcome.value.action;
  };
  beforeEach(async () => {
    world = await aWorld(db.database);
    await applied();
  });

  const decide = (who: Who, decision: ApprovalDecision) =>
    decideAction(world.tools, {
      policyNumber: action.policyNumber,
      actionId: action.id,
      actor: world.actors[who],
      origin: world.origin,
      decision,
    });
  const policy = async () => {
    const row = await findPolicy(db.database, action.policyNumber);
    if (row === null) throw new Error('The policy is gone');
    return row;
  };
  const notices = async () => {
    const page = { pageNumber: 1, pageSize: 10 };
    const { rows } = await listNotifications(
      db.database,
      world.actors.customer.id,
      { policyNumber: action.policyNumber },
      page,
    );
    return rows;
  };
  const audited = async () => (await auditOf(db.database, action.policyNumber)).map((row) => row.action);

  it('approved, waits for its first premium, and begins on its day', async () => {
    expect(await decide('consultant', { decision: 'APPROVE' })).toMatchObject({
      value: { status: 'APPLIED', effectiveDate: '2026-12-01' },
    });
    expect(await policy()).toMatchObject({ status: 'PENDING', record: { Policy_Status: 'PENDING' } });
    const newest = (await notices()).find(({ type }) => type === 'CHANGE_APPROVED');
    expect(newest?.inAppMessage).toBe('Your request "New policy" was approved and applies from 1 December 2026.');
    expect(await apply()).toMatchObject({ code: 'APPLICATION_EXISTS' });
  });

  it('and paid for before it was approved begins with the approval, and not before', async () => {
    await db.database.execute(sql`
      UPDATE policies SET record = (record::jsonb || '{"Paid_To_Date": "2026-12-31"}')::json
      WHERE policy_number = ${action.policyNumber}`);
    await settlePolicy(world.tools, action.policyNumber);
    expect(await policy()).toMatchObject({ status: 'PENDING' });
    await decide('consultant', { decision: 'APPROVE' });
    expect(await policy()).toMatchObject({ status: 'ACTIVE', inceptionDate: '2026-12-01' });
    expect(await audited()).toContain('POLICY_ACTIVE');
  });

  it('and is paid by hand is asked for its first premium once it is approved, once', async () => {
    await decide('customer', { decision: 'CANCEL' });
    await applied('customer', { BankingDetails: undefined, PaymentMethod: { Payment_Method: 'PAYAT' } });
    const asked = async () => (await notices()).filter(({ type }) => type === 'PREMIUM_DUE');
    world.wait(7);
    await sendReminders(world.tools);
    expect(await asked()).toEqual([]);
    await decide('consultant', { decision: 'APPROVE' });
    for (const _ of [1, 2, 3]) await sendReminders(world.tools);
    expect(await asked()).toMatchObject([{ inAppMessage: expect.stringMatching(/ is due on 1 December 2026\.$/) }]);
  });

  it('approved after its first day, still waits for its first premium', async () => {
    world.wait(20);
    expect(await decide('consultant', { decision: 'APPROVE' })).toMatchObject({ value: { status: 'APPLIED' } });
    expect(await policy()).toMatchObject({ status: 'PENDING', inceptionDate: '2026-12-01' });
  });

  it.each<[what: string, who: Who, decision: ApprovalDecision, becomes: string]>([
    ['declined', 'consultant', { decision: 'DECLINE', comment: 'The documents are missing' }, 'DECLINED'],
    ['taken back', 'customer', { decision: 'CANCEL' }, 'CANCELLED'],
  ])('%s, is cancelled, and another one may be applied for', async (_, who, decision, becomes) => {
    expect(await decide(who, decision)).toMatchObject({ value: { status: becomes } });
    expect(await policy()).toMatchObject({
      status: 'CANCELLED',
      version: 2,
      record: { Policy_Status: 'CANCELLED', Cancellation_Date: '2026-11-20' },
    });
    expect(await audited()).toContain('POLICY_CANCELLED');
    expect(await apply()).toMatchObject({ success: true });
  });

  it('that staff asked for is decided by the customer, with a PIN', async () => {
    await decide('customer', { decision: 'CANCEL' });
    await applied('consultant');
    expect(await decide('customer', { decision: 'APPROVE' })).toMatchObject({ code: 'INVALID_OTP' });
    const approved = await decide('customer', { decision: 'APPROVE', otp: rightPin });
    expect(approved).toMatchObject({ value: { status: 'APPLIED' } });
    expect(await policy()).toMatchObject({ status: 'PENDING' });
  });

  it('that nobody decides on is cancelled when the request expires', async () => {
    world.wait(31);
    expect(await settlePolicy(world.tools, action.policyNumber)).toBe(true);
    expect(await policy()).toMatchObject({ status: 'CANCELLED' });
    expect((await notices()).map(({ type }) => type)).toContain('CHANGE_EXPIRED');
    expect(await settlePolicy(world.tools, action.policyNumber)).toBe(false);
  });

  it('that nobody decided on in time is out of the way of the next application', async () => {
    world.wait(31);
    expect(await apply()).toMatchObject({ success: true });
    expect(await policy()).toMatchObject({ status: 'CANCELLED' });
  });

  it('is not taken up when no first premium comes within 60 days', async () => {
    await decide('consultant', { decision: 'APPROVE' });
    world.wait(60);
    expect(await settleEverything(world.tools)).toBe(0);
    expect(await policy()).toMatchObject({ status: 'PENDING' });
    world.wait(1);
    expect(await settleEverything(world.tools)).toBe(1);
    expect(await policy()).toMatchObject({ status: 'NOT_TAKEN_UP', record: { Cancellation_Date: null } });
    expect(await audited()).toContain('POLICY_NOT_TAKEN_UP');
    expect(await settleEverything(world.tools)).toBe(0);
  });

  it('whose first premium has come stays, whatever time passes', async () => {
    await decide('consultant', { decision: 'APPROVE' });
    await db.database.execute(sql`
      UPDATE policies SET status = 'ACTIVE', record = (record::jsonb || '{"Policy_Status": "ACTIVE"}')::json
      WHERE policy_number = ${action.policyNumber}`);
    world.wait(90);
    expect(await settleEverything(world.tools)).toBe(0);
    expect(await policy()).toMatchObject({ status: 'ACTIVE' });
  });

  it('is decided once, however many decide at once (C7)', async () => {
    const decisions = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 2
          ? decide('consultant', { decision: 'APPROVE' })
          : decide('admin', { decision: 'DECLINE', comment: 'Not this one' }),
      ),
    );
    expect(decisions.filter(({ success }) => success)).toHaveLength(1);
    const versions = rowsOf<{ version: number }>(
      await db.database.execute(sql`SELECT version FROM policies WHERE policy_number = ${action.policyNumber}`),
    );
    expect(versions).toEqual([{ version: 2 }]);
  });
});
