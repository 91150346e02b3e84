import { type Claim } from '@portal/contract';
import { payClaims } from '@portal/service-payments';
import { aPayoutBank } from '@portal/service-payments/testing';
import {
  auditOf,
  claimsOfPolicies,
  type ClaimRow,
  findClaimAccountNumber,
  inTransaction,
  insertPayouts,
  lockClaim,
  lockPayout,
  payoutsOfClaims,
  type PayoutRow,
  savePayout,
  saveClaim,
  webRandom,
} from '@portal/service-store';
import { aNewPayout, emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { aWorld, type World } from '../../../testing/world';
import {
  anAccount,
  aParlour,
  cell,
  claiming,
  claimOf,
  familyPolicy,
  seedClaimingFamily,
} from './testing/claiming-family';

onEveryDatabase('a funeral parlour that is paid from the own part', (db) => {
  let world: World;
  let my: ReturnType<typeof claiming>;
  let claim: Claim;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    world = await aWorld(db.database);
    await seedClaimingFamily(db.database, world.clock.now());
    my = claiming(world, (await world.signIn(familyPolicy)).accessToken);
    claim = claimOf(await my.open({ lifeId: (await my.policy()).Children[0]?.id }));
    claim = claimOf(await my.setAccount(claim, anAccount()));
    world.outbox.length = 0;
  });
  const stored = async (): Promise<ClaimRow> => {
    const [row] = await claimsOfPolicies(db.database, [familyPolicy]);
    if (!row) throw new Error('There is no claim');
    return row;
  };
  const payouts = async () => payoutsOfClaims(db.database, [(await stored()).id]);
  const told = async () =>
    (await payouts()).map(({ status, amountCents, record: { payee } }) => [payee.kind, status, amountCents / 100]);
  const put = async (change: (row: ClaimRow) => Pick<ClaimRow, 'status' | 'record'>) => {
    const { id } = await stored();
    await inTransaction(db.database, async (tx) => {
      const row = await lockClaim(tx, id);
      if (row) await saveClaim(tx, row, change(row), world.clock.now());
    });
  };
  /** The invoice is accepted, as staff do it. */
  const acceptInvoice = (amount: number) =>
    put(({ status, record }) => ({
      status,
      record: {
        ...record,
        documents: record.documents.map((line) =>
          line.type === 'PARLOUR_INVOICE'
            ? { ...line, status: 'ACCEPTED' as const, says: { ...nothingSaid, amount } }
            : line,
        ),
      },
    }));
  /** Approved: R15 000 are ready to go to the policyholder. */
  const approve = async (more: Partial<PayoutRow> = {}) => {
    await put(({ record }) => ({ status: 'APPROVED', record }));
    const { id, reference, record } = await stored();
    const claimantId = record.claimants[0]?.id ?? '';
    await inTransaction(db.database, (tx) =>
      insertPayouts(tx, [aNewPayout(id, `${reference}-01`, { claimantId, policyNumber: familyPolicy, ...more })]),
    );
    claim = await my.read(claim);
  };
  const texts = (purpose: string) => world.outbox.filter((one) => one.purpose === purpose);

  describe('before the decision', () => {
    test('is noted with a PIN, its account masked, and its invoice is asked for: to pay it, not to decide', async () => {
      const sent = await my.setParlour(claim, aParlour());
      claim = claimOf(sent);
      expect(claim.parlour).toEqual({
        name: 'Dignity Funerals',
        registrationNumber: '2015/123456/07',
        invoiceAmount: 9000,
        account: {
          Account_Holder_Name: 'Dignity Funerals',
          Bank_Name: 'FNB',
          Branch_Code: '250655',
          Account_Type: 'CURRENT',
          Account_Number: '******7890',
          Verification_Status: 'VERIFIED',
          Verification_Message: 'Account verified',
          waitsForAdministrator: false,
        },
      });
      expect(sent.text).not.toContain('62000067890');
      expect(claim.documents.at(-1)).toMatchObject({ type: 'PARLOUR_INVOICE', neededFor: 'PAYMENT', status: 'NEEDED' });
      expect(claim.account).toMatchObject({ Account_Number: '******2345' });
      const { id, record } = await stored();
      expect(JSON.stringify(record)).not.toContain('62000067890');
      const accountId = record.claimants[0]?.parlour?.account.id ?? '';
      expect(await findClaimAccountNumber(db.database, id, accountId)).toBe('62000067890');
      expect(record.history.at(-1)).toMatchObject({ event: 'PARLOUR_CHOSEN', about: null });
      const [event] = await auditOf(db.database, familyPolicy);
      expect(event).toMatchObject({
        action: 'CLAIM_PARLOUR_SET',
        after: { parlour: 'Dignity Funerals', invoiceAmount: 9000, account: '******7890' },
      });
      expect(texts('CLAIM_ACCOUNT_CHANGED')).toEqual([]);
    });

    test.each([
      [{ Account_Number: '62000067997' }, 422, 'ACCOUNT_VERIFICATION_FAILED', 'belong to the account holder entered'],
      [{ Account_Number: '62000067998' }, 422, 'ACCOUNT_VERIFICATION_FAILED', 'The bank could not find this account'],
      [{ Account_Number: '12345' }, 422, 'VALIDATION_ERROR', '"parlour.Account_Number"'],
      [{ invoiceAmount: 0 }, 422, 'VALIDATION_ERROR', 'Enter the amount in rand'],
      [{ registrationNumber: '' }, 422, 'VALIDATION_ERROR', 'Enter the registration number'],
    ])('is refused with %j', async (more, status, code, says) => {
      const sent = await my.setParlour(claim, aParlour(more));
      expect(sent).toMatchObject({ status, body: { code } });
      expect(sent.text).toContain(says);
      expect((await my.read(claim)).parlour).toBeNull();
    });

    test('is chosen only with the PIN for it, and once however often it is sent', async () => {
      const wrong = { parlour: aParlour(), otp: '000000', version: claim.version };
      const refused = await my.send('PUT', `/claims/${claim.reference}/funeral-parlour`, wrong);
      expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_OTP' } });
      const body = { parlour: aParlour(), otp: await my.payeePin(claim), version: claim.version };
      const key = { 'idempotency-key': crypto.randomUUID() };
      const path = `/claims/${claim.reference}/funeral-parlour`;
      const first = claimOf(await my.send('PUT', path, body, key));
      expect(claimOf(await my.send('PUT', path, body, key))).toEqual(first);
      expect((await stored()).record.history.filter(({ event }) => event === 'PARLOUR_CHOSEN')).toHaveLength(1);
    });

    test('waits for the bank where that has not answered', async () => {
      claim = claimOf(await my.setParlour(claim, aParlour({ Account_Number: '62000067995' })));
      expect(claim.parlour?.account.Verification_Status).toBe('PENDING');
    });

    test('is taken back with a PIN, and its invoice is asked for no more', async () => {
      expect(await my.setParlour(claim, null)).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
      claim = claimOf(await my.setParlour(claim, aParlour()));
      claim = claimOf(await my.setParlour(claim, null));
      expect(claim.parlour).toBeNull();
      expect(claim.documents.some(({ type }) => type === 'PARLOUR_INVOICE')).toBe(false);
      const [event] = await auditOf(db.database, familyPolicy);
      expect(event).toMatchObject({ action: 'CLAIM_PARLOUR_TAKEN_BACK', before: { parlour: 'Dignity Funerals' } });
      expect(texts('CLAIM_ACCOUNT_CHANGED')).toMatchObject([{ to: cell }]);
    });

    test('that is another has to send its own invoice; another amount of the same needs none', async () => {
      claim = claimOf(await my.setParlour(claim, aParlour()));
      await acceptInvoice(9000);
      claim = claimOf(await my.setParlour(await my.read(claim), aParlour({ invoiceAmount: 8000 })));
      expect(claim.documents.at(-1)?.status).toBe('ACCEPTED');
      claim = claimOf(await my.setParlour(claim, aParlour({ registrationNumber: '2001/000001/07' })));
      expect(claim.documents.at(-1)).toMatchObject({ type: 'PARLOUR_INVOICE', status: 'NEEDED' });
    });
  });

  describe('after the approval', () => {
    test('divides what has not gone, and waits for an administrator; the number on record is told', async () => {
      await approve();
      claim = claimOf(await my.setParlour(claim, aParlour()));
      expect(await told()).toEqual([
        ['POLICYHOLDER', 'READY', 6000],
        ['FUNERAL_PARLOUR', 'WAITING_FOR_ACCOUNT', 9000],
      ]);
      expect(claim).toMatchObject({
        parlour: { account: { waitsForAdministrator: true } },
        awaits: 'US',
        payouts: [
          {
            amount: 6000,
            parlour: null,
            lines: [
              { label: 'Cover', amount: 15_000 },
              { label: 'Paid to the funeral parlour', amount: -9000 },
            ],
          },
          { number: `${claim.reference}-02`, amount: 9000, parlour: 'Dignity Funerals', last4: '7890' },
        ],
      });
      expect(claim.stage.text).toMatch(/^We will pay you R.6.000\..* We will pay the funeral parlour R.9.000 as soon/);
      expect(texts('CLAIM_ACCOUNT_CHANGED')).toMatchObject([{ to: cell }]);
      expect((await payouts())[1]?.record.waitsForAdministrator).toBe(true);
    });

    test('takes all of the part where its invoice is higher, and gives all of it back', async () => {
      await approve();
      claim = claimOf(await my.setParlour(claim, aParlour({ invoiceAmount: 31_000 })));
      expect(await told()).toEqual([
        ['POLICYHOLDER', 'CANCELLED', 15_000],
        ['FUNERAL_PARLOUR', 'WAITING_FOR_ACCOUNT', 15_000],
      ]);
      claim = claimOf(await my.setParlour(claim, null));
      expect((await told()).slice(1)).toEqual([
        ['FUNERAL_PARLOUR', 'CANCELLED', 15_000],
        ['POLICYHOLDER', 'READY', 15_000],
      ]);
      expect(claim.payouts[2]).toMatchObject({ lines: [{ label: 'Cover', amount: 15_000 }], last4: '2345' });
    });

    test('gives the difference back after the own payment went, and nothing is paid twice', async () => {
      await approve();
      claim = claimOf(await my.setParlour(claim, aParlour()));
      await move(0, 'SENT');
      await move(0, 'PAID');
      claim = claimOf(await my.setParlour(await my.read(claim), null));
      expect(await told()).toEqual([
        ['POLICYHOLDER', 'PAID', 6000],
        ['FUNERAL_PARLOUR', 'CANCELLED', 9000],
        ['POLICYHOLDER', 'READY', 9000],
      ]);
      expect((await stored()).status).toBe('APPROVED');
    });

    test('stays as it is once its payment is with the bank', async () => {
      await approve();
      claim = claimOf(await my.setParlour(claim, aParlour()));
      await move(1, 'READY');
      await move(1, 'SENT');
      claim = await my.read(claim);
      expect(claim.allowedActs).not.toContain('SET_PARLOUR');
      for (const parlour of [null, aParlour({ invoiceAmount: 1 })]) {
        expect(await my.setParlour(claim, parlour)).toMatchObject({ status: 409, body: { code: 'INVALID_STATUS' } });
      }
      expect((await told())[1]).toEqual(['FUNERAL_PARLOUR', 'SENT', 9000]);
    });

    test('cannot be chosen where everything went to the own account', async () => {
      await approve({ status: 'SENT' });
      expect(claim.allowedActs).not.toContain('SET_PARLOUR');
      expect(await my.setParlour(claim, aParlour())).toMatchObject({ status: 409, body: { code: 'INVALID_STATUS' } });
    });
  });

  describe('and the own account, changed at once,', () => {
    const sumOf = (rows: readonly PayoutRow[]) =>
      rows.filter(({ status }) => status !== 'CANCELLED').reduce((cents, { amountCents }) => cents + amountCents, 0);

    test('are two changes of which one is refused, and nothing is paid twice', async () => {
      await approve();
      const otp = await my.payeePin(claim);
      const { version } = claim;
      const path = `/claims/${claim.reference}`;
      const answers = await Promise.all([
        my.send('PUT', `${path}/funeral-parlour`, { parlour: aParlour(), otp, version }),
        my.send('PUT', `${path}/payee-account`, { ...anAccount('62000054321'), otp, version }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('STALE_VERSION');
      expect(sumOf(await payouts())).toBe(15_000_00);
    });

    test('while the bank is handed what is ready, are paid what the part comes to and no more', async () => {
      await approve({ createdAt: new Date('2026-11-20T05:00:00Z') });
      const { bank, taken } = aPayoutBank();
      const tools = { database: db.database, clock: world.clock, random: webRandom, bank };
      const otp = await my.payeePin(claim);
      const body = { parlour: aParlour(), otp, version: claim.version };
      const [answer] = await Promise.all([
        my.send('PUT', `/claims/${claim.reference}/funeral-parlour`, body),
        payClaims(tools),
      ]);
      expect([200, 409]).toContain(answer.status);
      const rows = await payouts();
      expect(sumOf(rows)).toBe(15_000_00);
      for (const { payoutId, amountCents } of taken.values()) {
        expect(rows.find(({ id }) => id === payoutId)).toMatchObject({ status: 'SENT', amountCents });
      }
    });
  });

  /** Moves a payment on as the bank or an administrator would. */
  async function move(place: number, status: PayoutRow['status']) {
    const { id = '' } = (await payouts())[place] ?? {};
    await inTransaction(db.database, async (tx) => {
      const held = await lockPayout(tx, id);
      if (held) await savePayout(tx, held, { ...held, status }, world.clock.now());
    });
  }
});

const nothingSaid = {
  writtenOn: null,
  dateOfDeath: null,
  cause: null,
  weeks: null,
  serialNumber: null,
  detailsThatDiffer: [],
};
