import { type Claim } from '@portal/contract';
import {
  auditOf,
  claimsOfPolicies,
  findClaimAccountNumber,
  inTransaction,
  insertPayouts,
  lockClaim,
  payoutsOfClaims,
  saveClaim,
  type ClaimRow,
} from '@portal/service-store';
import { aNewPayout, emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { aWorld, type World } from '../../../testing/world';
import {
  aFile,
  anAccount,
  aParlour,
  cell,
  claiming,
  claimOf,
  familyPolicy,
  othersPolicy,
  seedClaimingFamily,
} from './testing/claiming-family';

onEveryDatabase('a claim of a policyholder', (db) => {
  let world: World;
  let my: ReturnType<typeof claiming>;
  let claim: Claim;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    world = await aWorld(db.database);
    await seedClaimingFamily(db.database, world.clock.now());
    await later(0);
    claim = claimOf(await my.open({ lifeId: (await my.policy()).Children[0]?.id }));
    world.outbox.length = 0;
  });
  /** So many seconds later, with a token that still holds. */
  const later = async (seconds: number) => {
    world.wait(seconds);
    my = claiming(world, (await world.signIn(familyPolicy)).accessToken);
  };
  const storedClaim = async (): Promise<ClaimRow> => {
    const [row] = await claimsOfPolicies(db.database, [familyPolicy]);
    if (!row) throw new Error('There is no claim');
    return row;
  };
  const put = async (changes: Partial<Pick<ClaimRow, 'status' | 'record'>>) => {
    // Read before: an embedded database has one connection, which the transaction takes.
    const { id } = await storedClaim();
    await inTransaction(db.database, async (tx) => {
      const row = await lockClaim(tx, id);
      if (row) await saveClaim(tx, row, { status: row.status, record: row.record, ...changes }, world.clock.now());
    });
  };
  const [certificate, birth] = [0, 1].map((place) => () => claim.documents[place]?.id ?? '') as [
    () => string,
    () => string,
  ];
  const texts = (purpose: string) => world.outbox.filter((one) => one.purpose === purpose);
  const actions = async () =>
    (await auditOf(db.database, familyPolicy)).map(({ action }) => action).filter((one) => one.startsWith('CLAIM'));

  describe('gets its documents', () => {
    test('one after the other; with the last one needed its clock starts and the policyholder is told by when', async () => {
      claim = claimOf(await my.sendDocument(claim, certificate(), { files: [aFile('front'), aFile('back')] }));
      expect(claim).toMatchObject({ status: 'REPORTED', version: 2 });
      expect(claim.documents[0]).toMatchObject({
        status: 'RECEIVED',
        files: [{ name: 'front.pdf' }, { name: 'back.pdf', receivedAt: '2026-11-20T08:00:00.000Z' }],
      });
      expect(texts('CLAIM_COMPLETE')).toEqual([]);
      await later(3600);
      claim = claimOf(await my.sendDocument(claim, birth()));
      expect(claim).toMatchObject({
        status: 'IN_ASSESSMENT',
        awaits: 'US',
        completeAt: '2026-11-20T09:00:00.000Z',
        decisionDue: '2026-11-24',
        stage: {
          heading: 'We have everything we need',
          text:
            'We got the last document on 20 November 2026. We will tell you our decision by 24 November 2026. ' +
            'You need to do nothing.',
        },
      });
      expect(texts('CLAIM_COMPLETE')).toMatchObject([
        { to: cell, text: expect.stringContaining('We will decide by 24 November 2026') },
      ]);
      expect((await storedClaim()).dueOn).toBe('2026-11-24');
      expect(claim.history.map(({ what }) => what)).toEqual([
        'The death was reported.',
        'Sent to us: Death certificate.',
        'Sent to us: Child’s birth certificate.',
        'We had everything that we need to decide.',
      ]);
      expect(await actions()).toEqual(['CLAIM_DOCUMENT_SENT', 'CLAIM_DOCUMENT_SENT', 'CLAIM_OPENED']);
    });

    test('or a call for help, which ends when the document comes', async () => {
      claim = claimOf(await my.sendDocument(claim, certificate(), { helpAsked: true }));
      expect(claim.documents[0]).toMatchObject({ status: 'NEEDED', helpAsked: true });
      claim = claimOf(await my.sendDocument(claim, certificate()));
      expect(claim.documents[0]).toMatchObject({ status: 'RECEIVED', helpAsked: false });
      expect(await actions()).toContain('CLAIM_HELP_ASKED');
    });

    test('and is opened again by the first of them when it was closed for now', async () => {
      await put({ status: 'DORMANT' });
      await later(86_400);
      claim = claimOf(await my.sendDocument(await my.read(claim), certificate()));
      expect(claim.status).toBe('REPORTED');
      expect((await storedClaim()).record.clockFrom).toBe('2026-11-21T08:00:00.000Z');
    });

    test('which nobody takes for another claim, without a file, twice for one intention, or too late', async () => {
      expect((await my.sendDocument(claim, 'another')).status).toBe(404);
      const nothing = await my.sendDocument(claim, certificate(), { files: [] });
      expect(nothing).toMatchObject({ status: 422, body: { errors: [{ field: 'files', message: 'Choose a file' }] } });
      const hidden = { ...aFile(), base64File: btoa('no such kind of file') };
      expect((await my.sendDocument(claim, certificate(), { files: [hidden] })).status).toBe(422);
      const path = `/claims/${claim.reference}/documents`;
      const body = { documentId: certificate(), files: [aFile()], version: claim.version };
      const headers = { 'idempotency-key': 'one-intention' };
      const first = await my.send('POST', path, body, headers);
      expect((await my.send('POST', path, body, headers)).text).toBe(first.text);
      expect(claimOf(first).documents[0]?.files).toHaveLength(1);
      expect(await my.send('POST', path, body)).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });
      await put({ status: 'REPUDIATED' });
      const late = await my.sendDocument(await my.read(claim), birth());
      expect(late).toMatchObject({ status: 409, body: { code: 'INVALID_STATUS' } });
    });
  });

  describe('is withdrawn', () => {
    const withdraw = (more: object = {}) =>
      my.send('POST', `/claims/${claim.reference}/withdraw`, { reason: 'A mistake', version: claim.version, ...more });

    test('with its clocks stopped, and opened again with what was sent before', async () => {
      claim = claimOf(await my.sendDocument(claim, certificate()));
      claim = claimOf(await my.sendDocument(claim, birth()));
      claim = claimOf(await withdraw());
      expect(claim).toMatchObject({
        status: 'WITHDRAWN',
        awaits: 'NOBODY',
        decisionDue: null,
        allowedActs: ['REOPEN'],
        stage: { heading: 'The claim is closed for now' },
      });
      const [event] = await auditOf(db.database, familyPolicy);
      expect(event).toMatchObject({ action: 'CLAIM_WITHDRAWN', reason: 'A mistake' });
      await later(3 * 86_400);
      world.outbox.length = 0;
      claim = claimOf(await my.send('POST', `/claims/${claim.reference}/reopen`, { version: claim.version }));
      expect(claim).toMatchObject({
        status: 'IN_ASSESSMENT',
        completeAt: '2026-11-23T08:00:00.000Z',
        decisionDue: '2026-11-25',
      });
      expect(texts('CLAIM_COMPLETE')).toHaveLength(1);
    });

    test('and says when it is opened again how many documents are still needed', async () => {
      claim = claimOf(await withdraw());
      claim = claimOf(await my.send('POST', `/claims/${claim.reference}/reopen`, { version: claim.version }));
      expect(claim.status).toBe('REPORTED');
      expect(texts('CLAIM_DOCUMENTS')).toMatchObject([{ to: cell, text: expect.stringContaining('2 documents') }]);
    });

    test('and what was approved of it and is not with the bank yet is not paid', async () => {
      const { id } = await storedClaim();
      await inTransaction(db.database, (tx) =>
        insertPayouts(tx, [
          aNewPayout(id, 'CL-A-01', { policyNumber: familyPolicy }),
          aNewPayout(id, 'CL-A-02', { policyNumber: familyPolicy, status: 'SCHEDULED' }),
        ]),
      );
      await put({ status: 'DISPUTED' });
      claim = await my.read(claim);
      expect(claimOf(await withdraw())).toMatchObject({ status: 'WITHDRAWN', awaits: 'NOBODY' });
      const payouts = await payoutsOfClaims(db.database, [id]);
      expect(payouts.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
    });

    test('but premiums that are paid back are owed all the same, alone or beside a benefit', async () => {
      const { id } = await storedClaim();
      const cover = { label: 'Cover', amount: 15_000 };
      const premiums = { label: 'Premiums paid back', amount: 318 };
      const payout = (number: string, amountCents: number, lines: { label: string; amount: number }[]) => {
        const row = aNewPayout(id, number, { policyNumber: familyPolicy, amountCents });
        return { ...row, record: { ...row.record, lines } };
      };
      await inTransaction(db.database, (tx) =>
        insertPayouts(tx, [
          payout('CL-A-01', 15_318_00, [cover, premiums]),
          payout('CL-A-02', 318_00, [premiums]),
          payout('CL-A-03', 15_000_00, [cover]),
        ]),
      );
      await put({ status: 'DISPUTED' });
      claim = await my.read(claim);
      expect(claimOf(await withdraw()).status).toBe('WITHDRAWN');
      const left = await payoutsOfClaims(db.database, [id]);
      expect(left.map(({ status, amountCents, record: { lines } }) => [status, amountCents, lines])).toEqual([
        ['READY', 318_00, [premiums]],
        ['READY', 318_00, [premiums]],
        ['CANCELLED', 15_000_00, [cover]],
      ]);
    });

    test('but not once the bank has a payment, and is not opened again beside another one', async () => {
      const { id } = await storedClaim();
      await inTransaction(db.database, (tx) => insertPayouts(tx, [aNewPayout(id, 'CL-A-01', { status: 'SENT' })]));
      expect(await withdraw()).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
      await put({ status: 'WITHDRAWN' });
      const second = claimOf(await my.open({ lifeId: (await my.policy()).Children[0]?.id }));
      const { version } = await my.read(claim);
      expect(await my.send('POST', `/claims/${claim.reference}/reopen`, { version })).toMatchObject({
        status: 409,
        body: {
          code: 'CLAIM_EXISTS',
          message: `There is already a claim for this person. Its reference is ${second.reference}.`,
        },
      });
    });
  });

  describe('is paid into an account', () => {
    test('of the policyholder, which the bank confirms; nothing that is read shows its number', async () => {
      const sent = await my.setAccount(claim, anAccount());
      claim = claimOf(sent);
      expect(claim.account).toEqual({
        Account_Holder_Name: 'N Sithole',
        Bank_Name: 'FNB',
        Branch_Code: '250655',
        Account_Type: 'CURRENT',
        Account_Number: '******2345',
        Verification_Status: 'VERIFIED',
        Verification_Message: 'Account verified',
        waitsForAdministrator: false,
        forChildDeclaredAt: null,
      });
      expect(sent.text).not.toContain('62000012345');
      const { id, record } = await storedClaim();
      const accountId = record.claimants[0]?.account?.id ?? '';
      expect(JSON.stringify(record)).not.toContain('62000012345');
      expect(await findClaimAccountNumber(db.database, id, accountId)).toBe('62000012345');
      const [event] = await auditOf(db.database, familyPolicy);
      expect(event).toMatchObject({ action: 'CLAIM_ACCOUNT_SET', after: { bank: 'FNB', account: '******2345' } });
    });

    test.each([
      ['62000012997', 422, 'ACCOUNT_IN_OTHER_NAME', 'We can pay only into your own account.'],
      ['62000012998', 422, 'ACCOUNT_VERIFICATION_FAILED', 'The bank could not find this account'],
      ['62000012999', 422, 'ACCOUNT_VERIFICATION_FAILED', 'The account number is not valid for this bank'],
      ['62000012996', 422, 'ACCOUNT_VERIFICATION_FAILED', 'This account is closed or dormant'],
      ['12345', 422, 'VALIDATION_ERROR', undefined],
    ])('but not %s, which the bank refuses', async (number, status, code, message) => {
      const sent = await my.setAccount(claim, anAccount(number));
      expect(sent).toMatchObject({ status, body: { code, ...(message && { message }) } });
      expect((await my.read(claim)).account).toBeNull();
    });

    test('about which the bank has not answered yet, or that takes no debit orders', async () => {
      claim = claimOf(await my.setAccount(claim, anAccount('62000012995')));
      expect(claim.account).toMatchObject({ Verification_Status: 'PENDING' });
      claim = claimOf(await my.setAccount(claim, anAccount('62000012994')));
      expect(claim.account).toMatchObject({
        Verification_Status: 'VERIFIED',
        Verification_Message: 'Account verified',
      });
    });

    test('only with the PIN for it', async () => {
      const body = { ...anAccount(), otp: '000000', version: claim.version };
      const wrong = await my.send('PUT', `/claims/${claim.reference}/payee-account`, body);
      expect(wrong).toMatchObject({ status: 400, body: { code: 'INVALID_OTP' } });
      await my.send('POST', `/otp/${familyPolicy}?purpose=BENEFICIARY`);
      const other = await my.send('PUT', `/claims/${claim.reference}/payee-account`, { ...body, otp: world.sentPin() });
      expect(other).toMatchObject({ status: 400, body: { code: 'INVALID_OTP' } });
    });

    const approve = async () => {
      const { id, record } = await storedClaim();
      await put({ status: 'APPROVED' });
      const claimantId = record.claimants[0]?.id ?? '';
      await inTransaction(db.database, (tx) =>
        insertPayouts(tx, [
          aNewPayout(id, `${claim.reference}-01`, { status: 'WAITING_FOR_ACCOUNT', claimantId }),
          aNewPayout(id, `${claim.reference}-02`, { status: 'WAITING_FOR_ACCOUNT' }),
        ]),
      );
    };
    const statuses = async () =>
      (await payoutsOfClaims(db.database, [(await storedClaim()).id])).map(({ status }) => status);

    test('given after the approval makes the own payment ready, and nobody else’s', async () => {
      await approve();
      claim = await my.read(claim);
      expect(claim).toMatchObject({ stage: { heading: 'We need your bank account' }, awaits: 'CLAIMANT' });
      expect(claim.payouts).toMatchObject([{ number: `${claim.reference}-01`, amount: 15_000, last4: null }]);
      claim = claimOf(await my.setAccount(claim, anAccount()));
      expect(claim).toMatchObject({
        stage: { heading: 'Your claim is approved' },
        awaits: 'US',
        payouts: [{ status: 'READY', bank: 'FNB', last4: '2345' }],
      });
      expect(await statuses()).toEqual(['READY', 'WAITING_FOR_ACCOUNT']);
    });

    test('changed after the approval waits for an administrator, and the number on record is told', async () => {
      claim = claimOf(await my.setAccount(claim, anAccount()));
      await approve();
      world.outbox.length = 0;
      claim = claimOf(await my.setAccount(await my.read(claim), anAccount('62000054321')));
      expect(claim.account).toMatchObject({ Account_Number: '******4321', waitsForAdministrator: true });
      expect(texts('CLAIM_ACCOUNT_CHANGED')).toMatchObject([{ to: cell }]);
      expect(await statuses()).toEqual(['WAITING_FOR_ACCOUNT', 'WAITING_FOR_ACCOUNT']);
    });

    test('changed after the approval takes back what was ready for the other one, until it is let in', async () => {
      await approve();
      claim = claimOf(await my.setAccount(await my.read(claim), anAccount()));
      expect(await statuses()).toEqual(['READY', 'WAITING_FOR_ACCOUNT']);
      claim = claimOf(await my.setAccount(await my.read(claim), anAccount('62000054321')));
      const [own, other] = await payoutsOfClaims(db.database, [(await storedClaim()).id]);
      expect(own).toMatchObject({
        status: 'WAITING_FOR_ACCOUNT',
        record: { bank: 'FNB', accountNumber: '******4321', waitsForAdministrator: true },
      });
      expect(other?.record.waitsForAdministrator).toBe(false);
    });

    test('no more once everything is with the bank, or the claim is over', async () => {
      await put({ status: 'WITHDRAWN' });
      const over = await my.setAccount(await my.read(claim), anAccount());
      expect(over).toMatchObject({ status: 409, body: { code: 'INVALID_STATUS' } });
    });
  });

  describe('is read', () => {
    test('in a list with the open ones first, and by its reference however it is typed', async () => {
      await put({ status: 'WITHDRAWN' });
      world.wait(60);
      const open = claimOf(await my.open({ lifeId: (await my.policy()).Spouse?.id }));
      world.wait(60);
      const { body } = await my.send('GET', '/claims');
      expect(body.data).toMatchObject([
        { reference: open.reference, status: 'REPORTED', documentsMissing: 2 },
        { reference: claim.reference, status: 'WITHDRAWN' },
      ]);
      const typed = claim.reference.toLowerCase().replaceAll('-', '');
      expect((await my.read({ ...claim, reference: typed })).reference).toBe(claim.reference);
    });

    test('by nobody else: like one that does not exist', async () => {
      const other = claiming(world, (await world.signIn(othersPolicy)).accessToken);
      const foreign = await other.send('GET', `/claims/${claim.reference}`);
      for (const reference of ['CL-2222-2222', 'nonsense', 'DR-2222-2222']) {
        expect((await other.send('GET', `/claims/${reference}`)).text).toBe(foreign.text);
      }
      expect(foreign.status).toBe(404);
      for (const [method, act, body] of [
        ['POST', 'documents', { documentId: certificate(), files: [aFile()], version: 1 }],
        ['POST', 'withdraw', { reason: null, version: 1 }],
        ['POST', 'reopen', { version: 1 }],
        ['PUT', 'payee-account', { ...anAccount(), otp: '123456', version: 1 }],
        ['PUT', 'funeral-parlour', { parlour: aParlour(), otp: '123456', version: 1 }],
      ] as const) {
        expect((await other.send(method, `/claims/${claim.reference}/${act}`, body)).text).toBe(foreign.text);
      }
      expect((await other.send('GET', '/claims')).body.data).toEqual([]);
      expect((await storedClaim()).version).toBe(1);
    });

    test('without what staff think of it, and not at all when it is about the policyholder', async () => {
      const { record } = await storedClaim();
      const flags = [{ kind: 'EARLY_DEATH', level: 'HIGH', sentence: 'A secret of staff' }] as const;
      const history = [
        ...record.history,
        { at: claim.reportedAt, who: 'Johan', event: 'GIVEN_BACK', about: 'Look again' },
      ] as const;
      await put({ record: { ...record, flags: [...flags], history: [...history] } });
      const sent = await my.send('GET', `/claims/${claim.reference}`);
      expect(sent.text).not.toMatch(/A secret of staff|Look again|Johan/);
      expect(claimOf(sent).history).toHaveLength(1);
      await db.database.execute(`UPDATE claims SET life_kind = 'MAIN_MEMBER'`);
      expect((await my.send('GET', `/claims/${claim.reference}`)).status).toBe(404);
      expect((await my.send('GET', '/claims')).body.data).toEqual([]);
    });
  });
});
