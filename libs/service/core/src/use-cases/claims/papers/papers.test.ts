import { type ClaimCase, type DocumentFile, type DocumentList } from '@portal/contract';
import { policyNumberFor } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import { inTransaction, lockPayout, payoutsOfClaims, savePayout, type SeedPolicy } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf } from '../../../testing/staff-service';
import {
  aClaimsDesk,
  anotherConsultant,
  cells,
  type ClaimsDesk,
  desksFamilies,
  diamondPolicy,
  silverPolicy,
  someConsultant,
  somePortalAdmin,
  sworn,
} from '../staff/testing/claims-desk';

const confirming = { note: 'The flag was looked into', ...sworn };
const isPdf = ({ base64File }: DocumentFile) => atob(base64File).startsWith('%PDF-1.7');

/** Sibusiso’s namesake on Silver, whose waiting for natural causes has not ended. */
const first = desksFamilies[0]!;
const heir = '27826660020';
const waiting: SeedPolicy = {
  ...first,
  Policy_Number: policyNumberFor('7', 652),
  Inception_Date: '2026-06-01',
  MainMember: {
    ...first.MainMember,
    Id_Number: anIdNumber({ born: '1972-07-14', sequence: 9 }),
    Cell_Number: '27826660019',
  },
  Spouse: null,
  ExtendedMembers: [],
  Beneficiaries: [{ ...first.Beneficiaries![0]!, Benefit_Share: 100, Cell_Number: heir }],
};

onEveryDatabase('The papers of a claim', (db) => {
  let desk: ClaimsDesk;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database, [waiting]);
  });

  const decided = async (claim: ClaimCase): Promise<ClaimCase> =>
    desk.done(somePortalAdmin, await desk.recommended(claim), 'confirm', confirming);
  const refused = async (): Promise<ClaimCase> => {
    const claim = await desk.readyToDecide('MainMember', { policyNumber: waiting.Policy_Number });
    const recommended = await desk.recommended(claim, {
      kind: 'REPUDIATE',
      cause: 'NATURAL',
      reasonCode: 'WAITING_PERIOD',
      wording: 'For natural causes cover starts after six months.',
      reasonText: null,
      ...sworn,
    });
    return desk.done(somePortalAdmin, recommended, 'confirm', confirming);
  };
  /** As if the bank had answered. */
  const becomes = async ({ id }: ClaimCase, status: 'SENT' | 'PAID' | 'RETURNED', place = 0) => {
    const [payout] = (await payoutsOfClaims(db.database, [id])).slice(place);
    await inTransaction(db.database, async (tx) => {
      const held = await lockPayout(tx, payout?.id ?? '');
      if (held === null) throw new Error('There is no such payment');
      const record = { ...held.record, bank: 'FNB', accountNumber: '******2345', paidAt: '2026-11-20T10:05:00.000Z' };
      await savePayout(tx, held, { status, payOn: held.payOn, record }, desk.clock.now());
    });
  };
  const claimant = async ({ reference: claim }: ClaimCase, Cell_Number: string): Promise<string> => {
    desk.wait(61);
    await desk.send('POST', '/api/v1/claims/trigger-otp', { body: { claim, Cell_Number } });
    const body = { claim, Cell_Number, otp: desk.sentPin() };
    return dataOf<{ accessToken: string }>(await desk.send('POST', '/api/v1/claims/login', { body })).accessToken;
  };
  const read = (path: string, token: string) => desk.send('GET', `/api/v1/claims/${path}`, { token });
  const proofOf = ({ reference }: ClaimCase, number: string, token: string) =>
    read(`${reference}/payouts/${reference}-${number}/proof`, token);

  describe('prove a payment', () => {
    test('to the policyholder, once it is paid and as long as it did not come back', async () => {
      const claim = await decided(await desk.readyToDecide('Spouse'));
      const { accessToken } = await desk.signIn(silverPolicy);
      const refusal = { status: 409, body: { code: 'INVALID_STATUS' } };
      expect(await proofOf(claim, '01', accessToken)).toMatchObject(refusal);
      await becomes(claim, 'SENT');
      expect(await proofOf(claim, '01', accessToken)).toMatchObject(refusal);
      await becomes(claim, 'PAID');
      const file = dataOf<DocumentFile>(await proofOf(claim, '01', accessToken));
      expect(file).toMatchObject({
        fileName: `proof-of-payment-${claim.reference}-01`,
        contentType: 'application/pdf',
      });
      expect(isPdf(file)).toBe(true);
      await becomes(claim, 'RETURNED');
      expect(await proofOf(claim, '01', accessToken)).toMatchObject(refusal);
      expect(await proofOf(claim, '02', accessToken)).toMatchObject({ status: 404 });
    });

    test('and the letter of a refusal, among the documents of the policy, newest first, to the policyholder alone', async () => {
      const claim = await decided(await desk.readyToDecide('Spouse'));
      const { accessToken: token } = await desk.signIn(silverPolicy);
      const call = (path: string) => desk.send('GET', `/api/v1/policies/${silverPolicy}/documents${path}`, { token });
      const listed = async () =>
        dataOf<DocumentList>(await call('')).documents.filter(({ type }) => /^(CLAIM_LETTER|PAYOUT_PROOF)$/.test(type));
      expect(await listed()).toEqual([]);
      await becomes(claim, 'PAID');
      const [proof] = await listed();
      expect(proof).toMatchObject({
        type: 'PAYOUT_PROOF',
        title: 'Proof of payment of your claim',
        fileName: `proof-of-payment-${claim.reference}-01`,
        createdAt: '2026-11-20T10:05:00.000Z',
        source: 'SYSTEM',
      });
      expect(isPdf(dataOf<DocumentFile>(await call(`/${proof?.id ?? ''}`)))).toBe(true);

      const mother = await desk.readyToDecide('ExtendedMembers');
      const fraud = {
        kind: 'REPUDIATE',
        cause: 'NATURAL',
        reasonCode: 'FRAUD',
        reasonText: 'the certificate was bought',
        wording: 'We pay nothing where the documents are not genuine.',
        ...sworn,
      };
      await desk.done(somePortalAdmin, await desk.recommended(mother, fraud), 'confirm', confirming);
      expect((await listed()).map(({ type }) => type)).toEqual(['PAYOUT_PROOF', 'CLAIM_LETTER']);
      const letter = (await listed()).find(({ type }) => type === 'CLAIM_LETTER');
      expect(isPdf(dataOf<DocumentFile>(await call(`/${letter?.id ?? ''}`)))).toBe(true);
      const { accessToken: other } = await desk.signIn(diamondPolicy);
      const foreign = `/api/v1/policies/${diamondPolicy}/documents/${letter?.id ?? ''}`;
      expect((await desk.send('GET', foreign, { token: other })).status).toBe(404);
    });

    test('to each beneficiary the own one, and nobody else’s', async () => {
      const claim = await decided(await desk.readyToDecide('MainMember', { policyNumber: diamondPolicy }));
      await becomes(claim, 'PAID', 0);
      await becomes(claim, 'PAID', 1);
      const [son, daughter] = [await claimant(claim, cells.son), await claimant(claim, cells.daughter)];
      const outcomes = async (token: string) =>
        Promise.all(['01', '02'].map(async (number) => (await proofOf(claim, number, token)).status));
      expect([await outcomes(son), await outcomes(daughter)]).toEqual([
        [200, 404],
        [404, 200],
      ]);
    });

    test('of no claim of somebody else, and of none that there is not', async () => {
      const claim = await decided(await desk.readyToDecide('Spouse'));
      await becomes(claim, 'PAID');
      const { accessToken: stranger } = await desk.signIn(diamondPolicy);
      const foreign = await proofOf(claim, '01', stranger);
      const unknown = await read('CL-2222-2222/payouts/CL-2222-2222-01/proof', stranger);
      expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
      const other = await decided(await desk.readyToDecide('MainMember', { policyNumber: diamondPolicy }));
      expect(await proofOf(claim, '01', await claimant(other, cells.son))).toMatchObject({ status: 404 });
    });
  });

  describe('hold the letter of a refusal', () => {
    test('which is the same whenever it is asked for', async () => {
      const claim = await refused();
      const token = await claimant(claim, heir);
      const letter = dataOf<DocumentFile>(await read(`${claim.reference}/letter`, token));
      expect(letter.fileName).toBe(`letter-${claim.reference}`);
      expect(isPdf(letter)).toBe(true);
      desk.wait(60);
      expect(dataOf<DocumentFile>(await read(`${claim.reference}/letter`, token))).toEqual(letter);
    });

    test('and there is none of a claim that is approved or not decided, or of somebody else', async () => {
      const { accessToken } = await desk.signIn(silverPolicy);
      const ready = await desk.readyToDecide('Spouse');
      const none = { status: 409, body: { code: 'INVALID_STATUS' } };
      expect(await read(`${ready.reference}/letter`, accessToken)).toMatchObject(none);
      await decided(ready);
      expect(await read(`${ready.reference}/letter`, accessToken)).toMatchObject(none);
      const { reference } = await refused();
      expect(await read(`${reference}/letter`, accessToken)).toMatchObject({ status: 404 });
    });
  });

  describe('are one file for staff', () => {
    const file = (id: string, by = anotherConsultant) => desk.as(by)('GET', `/staff/claims/${id}/file`);

    test('at any time, and that it was read is written down', async () => {
      const opened = await desk.openFor('Spouse');
      expect(isPdf(dataOf<DocumentFile>(await file(opened.id)))).toBe(true);
      const claim = await refused();
      const { fileName, ...read } = dataOf<DocumentFile>(await file(claim.id, someConsultant));
      expect(fileName).toBe(`claim-${claim.reference}`);
      expect(isPdf({ fileName, ...read })).toBe(true);
      expect((await desk.audit(waiting.Policy_Number))[0]).toMatchObject({
        action: 'CLAIM_READ',
        actorId: someConsultant.sub,
        entityId: claim.id,
        after: { document: 'File of the claim' },
      });
    });

    test('and none of a claim that there is not', async () => {
      for (const id of [crypto.randomUUID(), 'not-a-uuid']) expect(await file(id)).toMatchObject({ status: 404 });
    });
  });
});
