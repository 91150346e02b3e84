import { apiBase, type Claim, type ClaimCase, type ClaimTokens } from '@portal/contract';
import { toldInHistory } from '@portal/contract/words';
import { auditOf, inTransaction, lockClaim, saveClaim } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Sent } from '../../../testing/world';
import { aFile, anAccount, claimOf } from '../customer/testing/claiming-family';
import {
  aClaimsDesk,
  cells,
  type ClaimsDesk,
  diamondPolicy,
  silverPolicy,
  someConsultant,
  somePortalAdmin,
  sworn,
} from '../staff/testing/claims-desk';

onEveryDatabase('Somebody who claims and has no policy', (db) => {
  let desk: ClaimsDesk;
  let opened: ClaimCase;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database);
    opened = await desk.openFor('MainMember', { policyNumber: diamondPolicy });
    desk.outbox.length = 0;
  });
  const post = (path: string, body: object, token?: string): Promise<Sent> =>
    desk.send('POST', `${apiBase}/claims/${path}`, { body, ...(token !== undefined && { token }) });
  const askFor = (claim: string, Cell_Number: string) => post('trigger-otp', { claim, Cell_Number });
  const signIn = async (claim: string, Cell_Number: string): Promise<Sent> => {
    desk.wait(61);
    await askFor(claim, Cell_Number);
    return post('login', { claim, Cell_Number, otp: desk.sentPin() });
  };
  const tokensOf = ({ status, body, text }: Sent): ClaimTokens => {
    if (status !== 200) throw new Error(`${status} ${text}`);
    return body.data as unknown as ClaimTokens;
  };
  const asSon = async () => tokensOf(await signIn(opened.reference, cells.son)).accessToken;
  const read = async (token: string, reference = opened.reference) =>
    desk.send('GET', `${apiBase}/claims/${reference}`, { token });

  describe('signs in', () => {
    test('with the reference, or a number of the person who died, and a PIN to the own number', async () => {
      const { MainMember } = await desk.policy(diamondPolicy);
      for (const name of [
        opened.reference,
        opened.reference.toLowerCase(),
        MainMember.Id_Number ?? '',
        diamondPolicy,
      ]) {
        expect(tokensOf(await signIn(name, cells.son))).toMatchObject({ reference: opened.reference });
      }
      expect(desk.outbox.map(({ to }) => to)).toEqual([cells.son, cells.son, cells.son, cells.son]);
      const acts = (await auditOf(db.database, diamondPolicy)).filter(({ action }) => action === 'CLAIMANT_SIGNED_IN');
      expect(acts.map(({ actorType }) => actorType)).toEqual(Array<string>(4).fill('CLAIMANT'));
    });

    test('and nobody learns whether a number or a claim is known', async () => {
      const known = await askFor(opened.reference, cells.son);
      desk.wait(61);
      const others = [
        await askFor(opened.reference, '27829998877'),
        await askFor(silverPolicy, cells.son),
        await askFor(opened.reference, cells.holder),
      ];
      expect(others.map(({ status, text }) => `${status} ${text}`)).toEqual(
        others.map(() => `${known.status} ${known.text}`),
      );
      expect(desk.outbox.map(({ to }) => to)).toEqual([cells.son]);
      const wrong = await post('login', { claim: opened.reference, Cell_Number: cells.son, otp: '000000' });
      const nobody = await post('login', { claim: opened.reference, Cell_Number: '27829998877', otp: '000000' });
      expect([wrong.status, wrong.body.code]).toEqual([400, 'INVALID_OTP']);
      expect(nobody.text).toBe(wrong.text);
    });

    test('with no PIN that another number was sent', async () => {
      await askFor(opened.reference, cells.son);
      const otp = desk.sentPin();
      expect((await post('login', { claim: opened.reference, Cell_Number: cells.daughter, otp })).status).toBe(400);
    });

    test('on a phone that stays known to its policyholder', async () => {
      await desk.signIn(silverPolicy);
      const known = desk.cookieFor(`${apiBase}/auth/login`);
      expect((await signIn(opened.reference, cells.son)).status).toBe(200);
      expect(desk.cookieFor(`${apiBase}/auth/login`)).toBe(known);
    });

    test('for ten minutes at a time, goes on with a refresh, and out for good', async () => {
      const tokens = tokensOf(await signIn(opened.reference, cells.son));
      desk.wait(601);
      expect((await read(tokens.accessToken)).status).toBe(401);
      const next = tokensOf(await post('refresh-token', { refreshToken: tokens.refreshToken }));
      expect((await read(next.accessToken)).status).toBe(200);
      expect((await desk.send('POST', `${apiBase}/claims/logout`, { token: next.accessToken })).status).toBe(200);
      expect((await read(next.accessToken)).status).toBe(401);
      expect((await post('refresh-token', { refreshToken: next.refreshToken })).status).toBe(401);
    });
  });

  describe('opens nothing but that claim', () => {
    test('no policy, no other claim, and no call of staff', async () => {
      const token = await asSon();
      const other = await desk.openFor('Spouse', { policyNumber: silverPolicy });
      const answers = [
        await desk.send('GET', `${apiBase}/policy/${diamondPolicy}`, { token }),
        await desk.send('GET', `${apiBase}/policies`, { token }),
        await desk.send('GET', `${apiBase}/staff/claims/${opened.id}`, { token }),
        await desk.send('POST', `${apiBase}/auth/logout`, { token }),
        await read(token, other.reference),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 404]);
    });

    test('and a token of a policyholder or for refreshing opens no claim in its place', async () => {
      const { refreshToken } = tokensOf(await signIn(opened.reference, cells.son));
      expect((await read(refreshToken)).status).toBe(401);
      expect((await post('refresh-token', { refreshToken: await asSon() })).status).toBe(401);
      const refreshed = await desk.send('POST', `${apiBase}/auth/refresh-token`, { body: { refreshToken } });
      expect(refreshed.status).toBe(401);
    });
  });

  test('opens it no longer for a beneficiary who is not paid any more, who signs in no more either', async () => {
    const token = await asSon();
    await inTransaction(db.database, async (tx) => {
      const held = await lockClaim(tx, opened.id);
      if (held === null) throw new Error('The claim is gone');
      const claimants = held.record.claimants.map((one) =>
        one.name.startsWith('Themba') ? { ...one, share: null } : one,
      );
      await saveClaim(tx, held, { status: held.status, record: { ...held.record, claimants } }, desk.clock.now());
    });
    expect((await read(token)).status).toBe(404);
    expect((await desk.send('GET', `${apiBase}/claims`, { token })).body.data).toEqual([]);
    desk.outbox.length = 0;
    desk.wait(61);
    await askFor(opened.reference, cells.son);
    expect(desk.outbox).toEqual([]);
  });

  test('whose claim was closed for now sends nothing to it once another about the same person was opened', async () => {
    const token = await asSon();
    const claim = claimOf(await read(token));
    const line = claim.documents.find(({ type }) => type === 'DEATH_CERTIFICATE');
    await inTransaction(db.database, async (tx) => {
      const held = await lockClaim(tx, opened.id);
      if (held === null) throw new Error('The claim is gone');
      await saveClaim(tx, held, { status: 'DORMANT', record: held.record }, desk.clock.now());
    });
    const other = await desk.openFor('MainMember', { policyNumber: diamondPolicy });
    const exists = {
      status: 409,
      body: {
        code: 'CLAIM_EXISTS',
        message: `There is already a claim for this person. Its reference is ${other.reference}.`,
      },
    };
    const sent = { documentId: line?.id, files: [aFile('certificate')], version: claimOf(await read(token)).version };
    expect(await post(`${opened.reference}/documents`, sent, token)).toMatchObject(exists);
    const dormant = await desk.read(someConsultant, opened);
    expect(await desk.receive(dormant, 'DEATH_CERTIFICATE')).toMatchObject(exists);
    expect(await desk.act(someConsultant, dormant, 'reopen', { reason: 'The family asks' })).toMatchObject(exists);
  });

  test('and leaves nothing of its signing in and out in what the policyholder reads', async () => {
    const { accessToken: token } = tokensOf(await signIn(opened.reference, cells.son));
    await desk.send('POST', `${apiBase}/claims/logout`, { token });
    const acts = (await auditOf(db.database, diamondPolicy)).filter(({ actorType }) => actorType === 'CLAIMANT');
    expect(acts.map(({ action }) => action)).toEqual(['CLAIMANT_SIGNED_OUT', 'CLAIMANT_SIGNED_IN']);
    expect(acts.filter(({ action }) => toldInHistory.includes(action))).toEqual([]);
  });

  describe('reads', () => {
    test('where the claim stands and what is asked of them, and neither amounts nor anybody else', async () => {
      const token = await asSon();
      const claim = claimOf(await read(token));
      expect(claim).toMatchObject({ reference: opened.reference, amounts: null, account: null, payouts: [] });
      expect(claim.allowedActs).toEqual(['SEND_DOCUMENTS', 'SET_ACCOUNT', 'SET_PARLOUR']);
      const text = JSON.stringify(claim);
      for (const word of ['Lindiwe', '75000', cells.daughter, 'Benefit_Share']) expect(text).not.toContain(word);
      const list = await desk.send('GET', `${apiBase}/claims`, { token });
      expect((list.body.data as unknown as Claim[]).map(({ reference }) => reference)).toEqual([opened.reference]);
    });

    test('after the decision the own share in rand', async () => {
      const complete = await desk.complete(opened);
      const confirmed = await desk.done(someConsultant, complete, 'confirm-death', { source: 'DEATH_CERTIFICATE' });
      const recommended = await desk.recommended(confirmed);
      await desk.done(somePortalAdmin, recommended, 'confirm', { note: null, ...sworn });
      const claim = claimOf(await read(await asSon()));
      expect(claim.payouts.map(({ amount }) => amount)).toEqual([45_000]);
      expect(JSON.stringify(claim)).not.toContain('30000');
    });
  });

  describe('sends', () => {
    test('a document, and comes forward with it', async () => {
      const token = await asSon();
      const claim = claimOf(await read(token));
      const [document] = claim.documents;
      const sent = claimOf(
        await post(
          `${claim.reference}/documents`,
          { documentId: document?.id, files: [aFile()], version: claim.version },
          token,
        ),
      );
      expect(sent.documents[0]).toMatchObject({ status: 'RECEIVED' });
      const atDesk = await desk.read(someConsultant, opened);
      expect(atDesk.claimants.map(({ name, hasComeForward }) => [name, hasComeForward])).toEqual([
        ['Themba Adams', true],
        ['Lindiwe Adams', false],
      ]);
      expect(atDesk.history.at(-1)).toMatchObject({ who: 'Themba Adams' });
    });

    test('where to pay the own share, confirmed by a PIN to the number they signed in with', async () => {
      const token = await asSon();
      const claim = claimOf(await read(token));
      desk.wait(61);
      await post(`${claim.reference}/trigger-otp`, {}, token);
      const body = { ...anAccount(), otp: desk.sentPin(), version: claim.version };
      const send = (more: object = {}) =>
        desk.send('PUT', `${apiBase}/claims/${claim.reference}/payee-account`, { token, body: { ...body, ...more } });
      expect((await send({ otp: '000000' })).body.code).toBe('INVALID_OTP');
      expect(claimOf(await send()).account).toMatchObject({ Account_Number: expect.stringMatching(/^\*+2345$/) });
      const atDesk = await desk.read(someConsultant, opened);
      expect(atDesk.claimants.map(({ name, account }) => [name, account !== null])).toEqual([
        ['Themba Adams', true],
        ['Lindiwe Adams', false],
      ]);
    });

    test('but withdraws nothing that somebody else reported', async () => {
      const token = await asSon();
      const withdrawn = await post(`${opened.reference}/withdraw`, { reason: null, version: opened.version }, token);
      expect(withdrawn).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    });
  });
});
