import { type AccountVerification } from '@portal/domain';
import {
  auditOf,
  claimAccountsAwaiting,
  claimsOfPolicies,
  type ClaimRow,
  inTransaction,
  insertPayouts,
  lockClaim,
  payoutsOfClaims,
  saveClaim,
  schema,
  webRandom,
} from '@portal/service-store';
import { aNewPayout, emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, test } from 'vitest';
import { aWorld, type World } from '../../testing/world';
import { askAgainAboutClaimAccounts } from './ask-about-accounts';
import { anAccount, claiming, claimOf, familyPolicy, seedClaimingFamily } from './customer/testing/claiming-family';

onEveryDatabase('an account of a claim about which the bank has not answered', (db) => {
  let world: World;
  let my: ReturnType<typeof claiming>;

  beforeEach(async () => {
    await emptyDatabase(db.database);
    world = await aWorld(db.database);
    await seedClaimingFamily(db.database, world.clock.now());
    my = claiming(world, (await world.signIn(familyPolicy)).accessToken);
    const claim = claimOf(await my.open({ lifeId: (await my.policy()).Children[0]?.id }));
    claimOf(await my.setAccount(claim, anAccount('62000012995')));
    const { id, record } = await stored();
    const claimantId = record.claimants[0]?.id ?? '';
    await inTransaction(db.database, async (tx) => {
      const held = await lockClaim(tx, id);
      if (held) await saveClaim(tx, held, { status: 'APPROVED', record: held.record }, world.clock.now());
      const waiting = { status: 'WAITING_FOR_ACCOUNT', claimantId } as const;
      await insertPayouts(tx, [aNewPayout(id, `${claim.reference}-01`, waiting)]);
    });
  });
  const stored = async (): Promise<ClaimRow> => {
    const [row] = await claimsOfPolicies(db.database, [familyPolicy]);
    if (!row) throw new Error('There is no claim');
    return row;
  };
  const asked: unknown[] = [];
  const ask = (answer: AccountVerification) => {
    const verify = async (question: unknown) => (asked.push(question), answer);
    return askAgainAboutClaimAccounts({
      database: db.database,
      clock: world.clock,
      random: webRandom,
      accounts: { verify },
    });
  };
  const messages = () => db.database.select().from(schema.outbox);
  const payout = async () => (await payoutsOfClaims(db.database, [(await stored()).id]))[0];

  test('is asked about again as the first time, with the full number, until it answers', async () => {
    const [row] = await claimAccountsAwaiting(db.database, 50);
    expect(await ask({ result: 'NO_ANSWER', reason: null })).toBe(0);
    expect(asked.at(-1)).toMatchObject({
      reference: row?.accountId,
      accountNumber: '62000012995',
      branchCode: '250655',
      holderName: 'N Sithole',
      idNumber: (await my.policy()).MainMember.Id_Number,
    });
    expect(await claimAccountsAwaiting(db.database, 50)).toHaveLength(1);
  });

  test('is paid into once it is confirmed, and nobody asks any more', async () => {
    expect(await ask({ result: 'VERIFIED', reason: 'DEBITS_REFUSED' })).toBe(1);
    expect((await stored()).record.claimants[0]?.account).toMatchObject({
      Verification_Status: 'VERIFIED',
      Verification_Message: 'Account verified',
    });
    expect(await payout()).toMatchObject({ status: 'READY', record: { bank: 'FNB', accountNumber: '******2995' } });
    const [event] = await auditOf(db.database, familyPolicy);
    expect(event).toMatchObject({ action: 'CLAIM_ACCOUNT_ANSWERED', actorType: 'SYSTEM' });
    expect(await ask({ result: 'VERIFIED', reason: null })).toBe(0);
  });

  test('asks for a letter of the bank when it is not confirmed, and whoever is to be paid is told', async () => {
    expect(await ask({ result: 'FAILED', reason: 'ACCOUNT_CLOSED' })).toBe(1);
    const { record } = await stored();
    expect(record.claimants[0]?.account).toMatchObject({
      Verification_Status: 'FAILED_VERIFICATION',
      Verification_Message: 'This account is closed or dormant',
    });
    expect(record.documents.map(({ type }) => type)).toContain('BANK_LETTER');
    expect((await payout())?.status).toBe('WAITING_FOR_ACCOUNT');
    expect((await messages()).map(({ message }) => message.purpose)).toContain('CLAIM_ACCOUNT');
  });

  test('is forgotten once another one was given', async () => {
    const { record, id } = await stored();
    const [holder, ...others] = record.claimants;
    if (!holder?.account) throw new Error('There is no account');
    const other = { ...holder, account: { ...holder.account, id: webRandom.uuid() } };
    await inTransaction(db.database, async (tx) => {
      const held = await lockClaim(tx, id);
      if (held)
        await saveClaim(
          tx,
          held,
          { status: held.status, record: { ...record, claimants: [other, ...others] } },
          world.clock.now(),
        );
    });
    const before = asked.length;
    expect(await ask({ result: 'VERIFIED', reason: null })).toBe(1);
    expect(asked).toHaveLength(before);
    expect((await stored()).record.claimants[0]?.account?.Verification_Status).toBe('PENDING');
    expect(await claimAccountsAwaiting(db.database, 50)).toEqual([]);
  });
});
