import { type ApprovalDecision } from '@portal/contract';
import { type AccountVerification, coverOn, type Identified, numberKey, type PlainDate } from '@portal/domain';
import {
  accountsAwaiting,
  auditOf,
  findPolicy,
  inTransaction,
  insertClaim,
  listNotifications,
  rowsOf,
  unusedMoney,
  type StoredAction,
} from '@portal/service-store';
import { aClaimRecord, aNewClaim, onEveryDatabase } from '@portal/service-store/testing';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { decideAction } from '../decide/decide-action';
import { settleEverything, settlePolicy, settlePolicyNow } from '../lifecycle/settle-policy';
import { settleVerification } from '../lifecycle/settle-verification';
import { sendReminders } from '../reminders/send-reminders';
import { aChildBorn, anApplication, aSpouse, nomsa, trusted } from '../testing/an-application';
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
  /** Its first premium came, for a month that may be later than the one it was to begin with. */
  const paidUpTo = (Paid_To_Date: PlainDate, Inception_Date: PlainDate = '2026-12-01') =>
    recordSays({ Paid_To_Date, Inception_Date });
  const recordSays = (values: object) =>
    db.database.execute(sql`
      UPDATE policies SET record = (record::jsonb || ${JSON.stringify(values)}::jsonb)::json
      WHERE policy_number = ${action.policyNumber}`);
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
    await paidUpTo('2026-12-31');
    await settlePolicy(world.tools, action.policyNumber);
    expect(await policy()).toMatchObject({ status: 'PENDING' });
    await decide('consultant', { decision: 'APPROVE' });
    expect(await policy()).toMatchObject({ status: 'ACTIVE', inceptionDate: '2026-12-01' });
    expect(await audited()).toContain('POLICY_ACTIVE');
  });

  it('and paid for before it is approved in the month with which it begins covers from the first of that month', async () => {
    await paidUpTo('2026-12-31');
    world.wait(25);
    await decide('consultant', { decision: 'APPROVE' });
    const { record } = await policy();
    expect(record).toMatchObject({
      Policy_Status: 'ACTIVE',
      Inception_Date: '2026-12-01',
      // Its documents are those with which it began, on 15 December.
      Cooling_Off_End_Date: '2027-01-15',
    });
    const agnes = (on: PlainDate) =>
      coverOn(record, { on, asOf: '2026-12-15' }).people.find(({ firstName }) => firstName === 'Agnes')?.amounts;
    expect(agnes('2026-11-30')).toEqual({ accident: 0, natural: 0, suicide: 0 });
    expect(agnes('2026-12-05')).toEqual({ accident: 5_000, natural: 0, suicide: 0 });
    expect(agnes('2027-06-01')).toEqual({ accident: 5_000, natural: 5_000, suicide: 0 });
  });

  it('whose first premium comes a month late begins without a child whose cover has ended by then, and says so', async () => {
    await decide('customer', { decision: 'CANCEL' });
    const Children = [aChildBorn('2004-12-20', 9, 'Lindiwe')];
    await applied('customer', { Children });
    await decide('consultant', { decision: 'APPROVE' });
    await paidUpTo('2027-01-31', '2027-01-01');
    world.wait(43);
    await settlePolicyNow(world.tools, action.policyNumber);
    expect((await policy()).status).toBe('ACTIVE');
    expect((await notices()).filter(({ type }) => type === 'CHILD_COVER_ENDS')).toMatchObject([
      {
        inAppMessage: expect.stringMatching(
          /^Lindiwe is not covered: .* on 20 December 2026, before your policy began/,
        ),
      },
    ]);
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

  it.each<[what: string, who: Who, decision: ApprovalDecision]>([
    ['declined', 'consultant', { decision: 'DECLINE', comment: 'The documents are missing' }],
    ['taken back', 'customer', { decision: 'CANCEL' }],
  ])('%s after money came for it, keeps that for a refund and says so, once', async (_, who, decision) => {
    await recordSays({ Premium_Credit: 288 });
    await decide(who, decision);
    const kept = (await unusedMoney(db.database, 100)).filter(
      ({ policyNumber }) => policyNumber === action.policyNumber,
    );
    expect(kept).toMatchObject([{ amountCents: 28_800, reason: 'LEFT_OVER', state: 'OPEN' }]);
    expect((await policy()).record).toMatchObject({ Policy_Status: 'CANCELLED', Premium_Credit: 0 });
    await settlePolicy(world.tools, action.policyNumber);
    expect((await notices()).filter(({ type }) => type === 'MONEY_LEFT_OVER')).toMatchObject([
      { inAppMessage: expect.stringMatching(/R\u00a0288 that you paid bought no cover\. We will pay it back\./) },
    ]);
  });

  /** What the bank says at last of the account that came with the application. */
  const bankAnswers = async (verification: AccountVerification) => {
    const bankingDetailsId = (await policy()).record.BankingDetails?.id ?? '';
    await settleVerification(world.tools, { policyNumber: action.policyNumber, bankingDetailsId }, verification);
  };
  const refusedAccount = { result: 'FAILED', reason: 'ACCOUNT_NOT_FOUND' } as const;

  it.each([
    ['confirms the account', { result: 'VERIFIED', reason: null } as const],
    ['refuses it', refusedAccount],
  ])('taken back while the bank looks at its account, is not changed when the bank %s', async (_what, verification) => {
    await decide('customer', { decision: 'CANCEL' });
    const [before, told] = [await policy(), await notices()];
    await bankAnswers(verification);
    expect(await policy()).toEqual(before);
    expect(await notices()).toEqual(told);
    expect((await accountsAwaiting(db.database, 100)).map(({ policyNumber }) => policyNumber)).not.toContain(
      action.policyNumber,
    );
  });

  it.each(['while it waits', 'once it is approved'])(
    'whose account the bank refuses asks for another, %s',
    async (when) => {
      if (when === 'once it is approved') await decide('consultant', { decision: 'APPROVE' });
      await bankAnswers(refusedAccount);
      expect((await policy()).record.BankingDetails).toMatchObject({ Verification_Status: 'FAILED_VERIFICATION' });
      expect((await notices()).filter(({ type }) => type === 'NEW_MANDATE_NEEDED')).toMatchObject([
        {
          actionUrl: '/banking-details',
          inAppMessage:
            'We cannot collect from the account that you gave us. The bank could not find this account. ' +
            'Choose how to pay, or call 086 000 7580. Cover starts with your first premium.',
        },
      ]);
      await bankAnswers(refusedAccount);
      expect((await notices()).filter(({ type }) => type === 'NEW_MANDATE_NEEDED')).toHaveLength(1);
    },
  );

  const deathConfirmed = { at: '2026-11-20T08:00:00Z', by: null, source: 'REGISTER' } as const;
  const aboutPerson = (person: Identified) => ({
    policyNumber: world.policyNumber,
    numberKey: numberKey(person),
  });

  it.each([
    ['the applicant', nomsa],
    ['the spouse', aSpouse],
  ])('is not approved once %s has died, but declined', async (_, person) => {
    await inTransaction(db.database, (tx) =>
      insertClaim(tx, aNewClaim({ ...aboutPerson(person), record: aClaimRecord({ deathConfirmed }) })),
    );
    expect(await decide('consultant', { decision: 'APPROVE' })).toMatchObject({
      code: 'CONFLICT',
      message: `A claim has confirmed that ${person.First_Name} has died`,
    });
    expect((await policy()).status).toBe('PENDING');
    expect(await decide('consultant', { decision: 'DECLINE', comment: 'Has died' })).toMatchObject({
      value: { status: 'DECLINED' },
    });
    expect((await policy()).status).toBe('CANCELLED');
  });

  it('is approved while a death is only reported, or the claim that confirmed it is void', async () => {
    const about = aboutPerson(nomsa);
    await inTransaction(db.database, async (tx) => {
      await insertClaim(tx, aNewClaim(about));
      await insertClaim(tx, aNewClaim({ ...about, status: 'VOID', record: aClaimRecord({ deathConfirmed }) }));
    });
    expect(await decide('consultant', { decision: 'APPROVE' })).toMatchObject({ success: true });
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
