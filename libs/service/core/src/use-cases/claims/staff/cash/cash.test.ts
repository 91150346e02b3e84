import { apiBase, type Claim, type ClaimCase, type StaffPayout } from '@portal/contract';
import { payoutNumber } from '@portal/domain';
import { payClaims, signatureOf } from '@portal/service-payments';
import { aPayoutBank, aVoucherProvider, withProviders } from '@portal/service-payments/testing';
import {
  auditOf,
  type Claimant,
  insertPayouts,
  inTransaction,
  lockClaim,
  payoutsOfClaims,
  saveClaim,
  savePayout,
  webRandom,
} from '@portal/service-store';
import { aNewPayout, emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf } from '../../../../testing/staff-service';
import { type Sent } from '../../../../testing/world';
import { anAccount } from '../../customer/testing/claiming-family';
import {
  aClaimsDesk,
  anotherAdmin,
  anotherConsultant,
  approved,
  cells,
  type ClaimsDesk,
  loneVusiPolicy,
  silverPolicy,
  someConsultant,
  somePortalAdmin,
  sworn,
} from '../testing/claims-desk';

onEveryDatabase('cash at a store', (db) => {
  let desk: ClaimsDesk;
  let vouchers: ReturnType<typeof aVoucherProvider>;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database);
    vouchers = aVoucherProvider();
  });
  const decided = async (...args: Parameters<ClaimsDesk['readyToDecide']>): Promise<ClaimCase> =>
    desk.done(somePortalAdmin, await desk.recommended(await desk.readyToDecide(...args)), 'confirm', {
      note: null,
      ...sworn,
    });
  const cashPath = (claim: ClaimCase, act = '', at = 0) => `cash/${claim.claimants[at]?.id}${act}`;
  const ask = (claim: ClaimCase, by = someConsultant): Promise<Sent> => desk.act(by, claim, cashPath(claim));
  const asked = async (claim: ClaimCase): Promise<ClaimCase> => dataOf(await ask(claim));
  const confirm = (claim: ClaimCase, by = anotherConsultant): Promise<Sent> =>
    desk.act(by, claim, cashPath(claim, '/confirm'));
  const inCash = async (claim: ClaimCase): Promise<ClaimCase> => dataOf(await confirm(await asked(claim)));
  const giveBack = (claim: ClaimCase, by = anotherConsultant): Promise<Sent> =>
    desk.act(by, claim, cashPath(claim, '/give-back'), { sentence: 'She has an account at Capitec' });
  const told = ({ payouts }: ClaimCase) =>
    payouts.map(({ number, amount, method, status }) => [number.slice(-2), amount, method, status]);
  const payAt = async (moment: string) => {
    const tools = { database: db.database, clock: { now: () => new Date(moment) }, random: webRandom };
    return payClaims({ ...tools, bank: aPayoutBank().bank, vouchers: vouchers.provider });
  };
  const noon = '2026-11-20T10:05:00Z';
  /** The provider says of a payment what became of its voucher. */
  const report = (
    { id, amount }: StaffPayout,
    result: 'CASHED' | 'EXPIRED',
    secret = withProviders.secrets.vouchers,
  ) => {
    const at = desk.clock.now().toISOString();
    const raw = JSON.stringify({
      payoutId: id,
      result,
      amountCents: amount * 100,
      cashedAt: result === 'CASHED' ? at : null,
      sentAt: at,
    });
    const headers = { 'x-voucher-signature': signatureOf(secret, raw) };
    return desk.send('POST', `${apiBase}/vouchers/report`, { raw, headers });
  };
  const holderReads = async (claim: ClaimCase): Promise<Claim> => {
    const { accessToken: token } = await desk.signIn(silverPolicy);
    return dataOf(await desk.send('GET', `${apiBase}/claims/${claim.reference}`, { token }));
  };

  describe('is asked for by one', () => {
    test('and waits for another: what it comes to, where the code goes, and that it goes nowhere meanwhile', async () => {
      const claim = await decided('Spouse');
      expect(claim.cash).toMatchObject([
        {
          amount: 20_000,
          vouchers: 4,
          cellNumber: '082 *** 0001',
          asked: null,
          allowedActs: ['ASK_CASH'],
          whyNot: null,
        },
      ]);
      const waiting = await asked(claim);
      expect(told(waiting)).toEqual([['01', 20_000, 'BANK', 'WAITING_FOR_ACCOUNT']]);
      expect(waiting.awaits).toBe('US');
      expect(waiting.cash).toMatchObject([
        {
          amount: 20_000,
          asked: { by: someConsultant.name },
          allowedActs: [],
          whyNot: expect.stringMatching(/^You asked/),
        },
      ]);
      const [other] = (await desk.read(anotherConsultant, waiting)).cash;
      expect(other).toMatchObject({ allowedActs: ['CONFIRM_CASH', 'GIVE_BACK_CASH'], whyNot: null });
      expect((await holderReads(waiting)).stage.text).toMatch(
        /^We were asked to pay you R.20.000 in cash at a store\./,
      );
    });

    test('who cannot confirm it, and not twice', async () => {
      const waiting = await asked(await decided('Spouse'));
      expect(await confirm(waiting, someConsultant)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
      expect(await giveBack(waiting, someConsultant)).toMatchObject({ status: 403 });
      expect(await ask(waiting, anotherConsultant)).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
    });

    test('not before the claim is decided, and not for somebody who is not paid', async () => {
      const ready = await desk.readyToDecide('Spouse');
      expect(ready.cash).toEqual([]);
      expect(await ask(ready)).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
      const stranger = { ...ready, claimants: [] };
      expect(await desk.act(someConsultant, stranger, `cash/${crypto.randomUUID()}`)).toMatchObject({
        status: 404,
      });
    });

    test('not for an estate', async () => {
      const claim = await decided('MainMember', { policyNumber: loneVusiPolicy });
      expect(claim.cash).toEqual([]);
      expect(await ask(claim)).toMatchObject({
        status: 409,
        body: { message: 'Only a person who is paid for themselves can be paid in cash.' },
      });
    });

    test('not before somebody has seen who is paid', async () => {
      const claim = await decided('MainMember');
      expect(claim.cash).toMatchObject([
        { name: 'Themba Jacobs', allowedActs: [], whyNot: 'Accept the ID of this person first.' },
        { name: 'Lindiwe Jacobs' },
      ]);
      expect(await ask(claim)).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
    });
  });

  describe('is confirmed by another', () => {
    test('as so many vouchers as it takes, to the cent, and whoever is paid is told', async () => {
      desk.outbox.length = 0;
      const claim = await inCash(await decided('Spouse'));
      expect(told(claim)).toEqual([
        ['01', 5_000, 'CASH_VOUCHER', 'READY'],
        ['02', 5_000, 'CASH_VOUCHER', 'READY'],
        ['03', 5_000, 'CASH_VOUCHER', 'READY'],
        ['04', 5_000, 'CASH_VOUCHER', 'READY'],
      ]);
      expect(claim.payouts.flatMap(({ lines }) => lines)).toEqual(Array(4).fill({ label: 'Cover', amount: 5_000 }));
      expect(claim.cash).toEqual([]);
      expect(desk.outbox.at(-1)).toMatchObject({
        to: cells.holder,
        purpose: 'CASH_CHOSEN',
        text: expect.stringMatching(/we pay you R.20.000 in cash at a store/),
      });
      expect((await holderReads(claim)).stage).toEqual({
        heading: 'Your claim is approved',
        text: expect.stringMatching(
          /^We will pay you R.20.000 in cash: 4 vouchers of at most R.5.000\. The store’s code comes by SMS to 082 \*\*\* 0001\. Take your ID\.$/,
        ),
      });
      const actions = (await auditOf(db.database, silverPolicy)).map(({ action }) => action);
      expect(actions).toEqual(expect.arrayContaining(['CLAIM_CASH_ASKED', 'CLAIM_CASH_CONFIRMED']));
    });

    test('and what the bank once refused counts for the first voucher alone', async () => {
      const claim = await decided('Spouse');
      await inTransaction(db.database, async (tx) => {
        for (const payout of await payoutsOfClaims(tx, [claim.id]))
          await savePayout(tx, payout, { ...payout, record: { ...payout.record, attempts: 1 } }, desk.clock.now());
      });
      const chosen = await inCash(await desk.read(someConsultant, claim));
      expect(chosen.payouts.map(({ attempts }) => attempts)).toEqual([1, 0, 0, 0]);
    });

    test('once, however often it is sent and however many do', async () => {
      const waiting = await asked(await decided('Spouse'));
      const both = await Promise.all([confirm(waiting), confirm(waiting, somePortalAdmin)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await desk.read(somePortalAdmin, waiting)).payouts).toHaveLength(4);
    });

    test('not where the number was changed since: the code goes to the number that both saw', async () => {
      const waiting = await asked(await decided('Spouse'));
      await put(waiting, (one) => ({ ...one, cellNumber: '27829990000' }));
      const now = await desk.read(anotherConsultant, waiting);
      expect(await confirm(now)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('number was changed since') },
      });
    });

    test('by an administrator where staff noted another number', async () => {
      const claim = await decided('Spouse');
      await put(claim, (one) => ({ ...one, hasNewNumber: true }));
      const waiting = await asked(await desk.read(someConsultant, claim));
      expect(await confirm(waiting)).toMatchObject({ status: 403 });
      expect(await confirm(waiting, anotherAdmin)).toMatchObject({ status: 200 });
    });

    test('or given back: it waits for an account again', async () => {
      const waiting = await asked(await decided('Spouse'));
      const back = dataOf<ClaimCase>(await giveBack(waiting));
      expect(told(back)).toEqual([['01', 20_000, 'BANK', 'WAITING_FOR_ACCOUNT']]);
      expect(back.cash).toMatchObject([{ asked: null, allowedActs: ['ASK_CASH'] }]);
      expect(back.awaits).toBe('CLAIMANT');
    });
  });

  describe('goes once', () => {
    test('and what is SENT stays as it is; cashed it is paid', async () => {
      const claim = await inCash(await decided('Spouse'));
      await payAt(noon);
      await payAt('2026-11-20T13:05:00Z');
      expect(vouchers.state.orders).toBe(4);
      expect(new Set([...vouchers.issued.values()].map(({ cellNumber }) => cellNumber))).toEqual(
        new Set([cells.holder]),
      );
      const sent = await desk.read(someConsultant, claim);
      expect(sent.cash).toEqual([]);
      expect(await ask(sent)).toMatchObject({ status: 409 });
      expect(await desk.act(anotherAdmin, sent, 'recall', { reason: 'Looked at again' })).toMatchObject({
        status: 409,
      });
      for (const payout of sent.payouts) expect(await report(payout, 'CASHED')).toMatchObject({ status: 200 });
      const paid = await desk.read(someConsultant, claim);
      expect(paid).toMatchObject({ status: 'PAID', awaits: 'NOBODY' });
      expect((await holderReads(claim)).stage.text).toMatch(/^You were paid R.20.000 in cash on 20 November 2026\.$/);
    });

    test('and what a stranger signs is nothing', async () => {
      const claim = await inCash(await decided('Spouse'));
      await payAt(noon);
      const [first] = (await desk.read(someConsultant, claim)).payouts;
      if (!first) throw new Error('There is no payment');
      expect(await report(first, 'CASHED', 'a secret of somebody else')).toMatchObject({ status: 401 });
    });

    test('and expired it has failed: an administrator has it wait for an account, and two people may choose cash again', async () => {
      const claim = await inCash(await decided('Spouse'));
      await payAt(noon);
      const [first] = (await desk.read(someConsultant, claim)).payouts;
      if (!first) throw new Error('There is no payment');
      await report(first, 'EXPIRED');
      expect(desk.outbox.at(-1)).toMatchObject({ purpose: 'CASH_NOT_PAID', to: cells.holder });
      const failed = (await desk.read(somePortalAdmin, claim)).payouts.find(({ number }) => number === first.number);
      expect(failed).toMatchObject({ status: 'FAILED', method: 'CASH_VOUCHER', mayRetry: true });
      expect((await holderReads(claim)).stage.text).toMatch(
        /We could not pay you R.5.000 in cash\. The money is still yours\./,
      );
      const again = await desk.as(somePortalAdmin)('POST', `/staff/payouts/${first.id}/retry`, {
        version: failed?.version,
      });
      expect(dataOf<StaffPayout>(again)).toMatchObject({ status: 'WAITING_FOR_ACCOUNT', method: 'BANK', cash: null });
      const waiting = await desk.read(someConsultant, claim);
      expect(waiting.cash).toMatchObject([{ amount: 5_000, vouchers: 1, allowedActs: ['ASK_CASH'] }]);
      await inCash(waiting);
      await payAt('2026-11-20T13:05:00Z');
      expect(vouchers.state.orders).toBe(5);
    });
  });

  test('an account can be chosen again until it goes, and is looked at first as one that takes the place of another', async () => {
    const claim = await inCash(await decided('Spouse'));
    const { accessToken: token } = await desk.signIn(silverPolicy);
    const read: Claim = dataOf(await desk.send('GET', `${apiBase}/claims/${claim.reference}`, { token }));
    expect(read).toMatchObject({ mayBePaidInCash: true, allowedActs: expect.arrayContaining(['SET_ACCOUNT']) });
    await desk.send('POST', `${apiBase}/otp/${silverPolicy}?purpose=PAYEE_ACCOUNT`, { token });
    const body = { ...anAccount(), Account_Holder_Name: 'Sibusiso Jacobs', otp: desk.sentPin(), version: read.version };
    dataOf(await desk.send('PUT', `${apiBase}/claims/${claim.reference}/payee-account`, { token, body }));
    const now = await desk.read(somePortalAdmin, claim);
    expect(told(now).map(([, , ...how]) => how)).toEqual(Array(4).fill(['BANK', 'WAITING_FOR_ACCOUNT']));
    expect(now.payouts.every(({ waitsForAdministrator, cash }) => waitsForAdministrator && cash === null)).toBe(true);
    await payAt(noon);
    expect(vouchers.state.orders).toBe(0);
  });

  test('what is paid later is paid in cash on its day, and what one voucher cannot pay is divided then too', async () => {
    const claim = await decided('Spouse');
    const [first] = await payoutsOfClaims(db.database, [claim.id]);
    if (!first) throw new Error('There is no payment');
    const later = (place: number, payOn: string, amount: number) => ({
      ...aNewPayout(claim.id, payoutNumber(claim.reference, place), { policyNumber: silverPolicy, payOn }),
      claimantId: first.claimantId,
      status: 'SCHEDULED' as const,
      amountCents: amount * 100,
      record: { ...first.record, lines: [{ label: 'Grocery', amount }] },
    });
    const planned = [later(2, '2026-12-18', 1_000), later(3, '2027-05-19', 10_000)];
    await inTransaction(db.database, (tx) => insertPayouts(tx, planned));
    const now = await desk.read(someConsultant, claim);
    expect(now.cash).toMatchObject([{ amount: 31_000, vouchers: 7 }]);
    const waiting = await asked(now);
    expect(await confirm(waiting)).toMatchObject({ status: 403 });
    const chosen = dataOf<ClaimCase>(await confirm(waiting, anotherAdmin));
    expect(told(chosen).filter(([, , , status]) => status === 'SCHEDULED')).toEqual([
      ['02', 1_000, 'CASH_VOUCHER', 'SCHEDULED'],
      ['03', 5_000, 'CASH_VOUCHER', 'SCHEDULED'],
      ['07', 5_000, 'CASH_VOUCHER', 'SCHEDULED'],
    ]);
    await payAt(noon);
    expect(vouchers.state.orders).toBe(4);
    await payAt('2026-12-18T06:05:00Z');
    await payAt('2026-12-18T10:05:00Z');
    const december = (await desk.read(someConsultant, claim)).payouts.find(({ number }) => number.endsWith('-02'));
    expect(december).toMatchObject({ status: 'SENT', method: 'CASH_VOUCHER', payOn: '2026-12-18' });
  });

  test('what is a child’s goes into an account, of which somebody says what the money is for', async () => {
    const claim = await decided('Spouse');
    const representative = { name: 'Nomsa Jacobs', idNumber: null };
    await put(claim, (one) => ({ ...one, role: 'BENEFICIARY', dateOfBirth: '2016-05-10', representative }));
    const now = await desk.read(someConsultant, claim);
    expect(now.cash).toEqual([]);
    expect(await ask(now)).toMatchObject({ body: { code: 'NOT_POSSIBLE' } });
  });

  test('a recall cancels vouchers that nobody has, and what is decided then is chosen anew', async () => {
    const claim = await inCash(await decided('Spouse'));
    const recalled = await desk.done(anotherAdmin, claim, 'recall', { reason: 'The amount is looked at again' });
    expect(told(recalled).map(([, , , status]) => status)).toEqual(Array(4).fill('CANCELLED'));
    await payAt(noon);
    expect(vouchers.state.orders).toBe(0);
    const again = await desk.recommended(await desk.read(someConsultant, recalled), approved);
    const anew = await desk.done(somePortalAdmin, again, 'confirm', { note: null, ...sworn });
    expect(told(anew).at(-1)).toEqual(['05', 20_000, 'BANK', 'WAITING_FOR_ACCOUNT']);
  });

  /** Changes whoever is paid as another part of the service would. */
  const put = (claim: ClaimCase, change: (one: Claimant) => Claimant) =>
    inTransaction(db.database, async (tx) => {
      const row = await lockClaim(tx, claim.id);
      if (row === null) throw new Error('The claim is gone');
      const claimants = row.record.claimants.map(change);
      await saveClaim(tx, row, { ...row, record: { ...row.record, claimants } }, desk.clock.now());
    });
});
