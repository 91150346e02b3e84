import {
  apiBase,
  type Claim,
  type ClaimCase,
  type ClaimTokens,
  type Continuation,
  type Policy,
  type Quote,
} from '@portal/contract';
import { coverToday, coverView, policyNumberFor } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import { settleEverything } from '@portal/service-change-pipeline';
import { findPolicy, type SeedPolicy, webRandom } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf } from '../../../testing/staff-service';
import { type Sent } from '../../../testing/world';
import {
  aClaimsDesk,
  anotherAdmin,
  approved,
  type ClaimsDesk,
  desksFamilies,
  saying,
  silverPolicy,
  someConsultant,
  somePortalAdmin,
  sworn,
} from '../staff/testing/claims-desk';

const orphansPolicy = policyNumberFor('7', 641);
const couplesPolicy = policyNumberFor('7', 642);
const auntsNumber = '27826660170';
const [aFamily] = desksFamilies;

/** Sibusiso on a plan for a single parent, with his son of ten; and the same with his wife. */
const families: SeedPolicy[] = [
  {
    ...aFamily!,
    Policy_Number: orphansPolicy,
    Product: { id: 'prd-sp-020' },
    Spouse: null,
    ExtendedMembers: [],
  },
  { ...aFamily!, Policy_Number: couplesPolicy, ExtendedMembers: [] },
];

const born = '1980-05-05';
const aunt = { First_Name: 'Nomsa', Surname: 'Khumalo', Id_Number: anIdNumber({ born, sequence: 3 }) };
const said = {
  Title: 'MS',
  ...aunt,
  Id_Type: 'SA_ID',
  Date_Of_Birth: born,
  Gender: 'FEMALE',
};

onEveryDatabase('The guardian of children who are left alone on a policy', (db) => {
  let desk: ClaimsDesk;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database, families);
  });
  const post = (path: string, body: object, token?: string): Promise<Sent> =>
    desk.send('POST', `${apiBase}/${path}`, { body, ...(token !== undefined && { token }) });
  const guardianOf = ({ claimants }: ClaimCase) => claimants.find(({ role }) => role === 'GUARDIAN');
  const proved = async (claim: ClaimCase): Promise<ClaimCase> => {
    const received = dataOf<ClaimCase>(await desk.receive(claim, 'GUARDIAN_PROOF'));
    return dataOf(await desk.judge(received, 'GUARDIAN_PROOF', { verdict: 'ACCEPTED', says: saying({}) }));
  };
  const letIn = (claim: ClaimCase, more: object = {}): Promise<Sent> =>
    desk.act(somePortalAdmin, claim, 'claimants', {
      claimantId: guardianOf(claim)?.id,
      ...aunt,
      Cell_Number: auntsNumber,
      ...more,
    });
  const ready = (policyNumber = orphansPolicy) => desk.readyToDecide('MainMember', { policyNumber });
  const withAunt = async (): Promise<ClaimCase> => dataOf(await letIn(await proved(await ready())));
  const requestPin = async (claim: string): Promise<void> => {
    desk.wait(61);
    await post('claims/trigger-otp', { claim, Cell_Number: auntsNumber });
  };
  const signIn = async ({ reference }: ClaimCase): Promise<string> => {
    await requestPin(reference);
    const body = { claim: reference, Cell_Number: auntsNumber, otp: desk.sentPin() };
    return dataOf<ClaimTokens>(await post('claims/login', body)).accessToken;
  };
  const read = (token: string, { reference }: ClaimCase) =>
    desk.send('GET', `${apiBase}/claims/${reference}/continuation`, { token });
  const ask = async (token: string, claim: ClaimCase, more: object = {}): Promise<Sent> => {
    const { version } = dataOf<Continuation>(await read(token, claim));
    desk.wait(61);
    await post(`claims/${claim.reference}/trigger-otp`, { purpose: 'CONTINUE_POLICY' }, token);
    const body = {
      Marital_Status: 'SINGLE',
      PhysicalAddress: {
        Line_1: '3 Long Street',
        Suburb: 'Central',
        City: 'Gqeberha',
        Province: 'EASTERN_CAPE',
        Postal_Code: '6001',
      },
      Guardian: said,
      Beneficiaries: [],
      PaymentMethod: { Payment_Method: 'PAYAT' },
      isTrue: true,
      otp: desk.sentPin(),
      version,
      ...more,
    };
    return post(`policies/${claim.policyNumber}/continue`, body, token);
  };
  const approve = async (): Promise<void> => {
    const queue = await desk.as(someConsultant)('GET', '/staff/approval-actions');
    const [first] = dataOf<{ data: { id: string }[] }>(queue).data;
    dataOf(await desk.as(someConsultant)('POST', `/staff/approval-actions/${first?.id}/take`, {}));
    const decision = { decision: 'APPROVE' };
    dataOf(await desk.as(someConsultant)('PUT', `/approval-actions/${orphansPolicy}/${first?.id}`, decision));
  };

  describe('has a place on the claim', () => {
    test('once the death is confirmed, with the proof that is asked of them', async () => {
      const opened = await desk.openFor('MainMember', { policyNumber: orphansPolicy });
      expect(guardianOf(opened)).toBeUndefined();
      const confirmed = await desk.done(someConsultant, await desk.complete(opened), 'confirm-death', {
        source: 'DEATH_CERTIFICATE',
      });
      expect(guardianOf(confirmed)).toMatchObject({ name: 'Guardian of the children', share: null, letsIn: null });
      expect(desk.lineOf(confirmed, 'GUARDIAN_PROOF')).toMatchObject({
        neededFor: 'PAYMENT',
        payeeName: 'Guardian of the children',
        why: 'It shows who may go on with the policy for the children who are covered by it.',
      });
    });

    test('not where an adult stays covered, until that one has died too', async () => {
      const claim = await ready(couplesPolicy);
      expect(guardianOf(claim)).toBeUndefined();
      await desk.readyToDecide('Spouse', { policyNumber: couplesPolicy, dateOfDeath: '2026-11-12' });
      expect(guardianOf(await desk.read(someConsultant, claim))).toMatchObject({ name: 'Guardian of the children' });
    });
  });

  describe('is let in', () => {
    test('by an administrator, once another has accepted the proof', async () => {
      const claim = await ready();
      expect((await letIn(claim)).body).toMatchObject({
        code: 'NOT_POSSIBLE',
        message: 'Accept the document first that shows who the guardian of the children is.',
      });
      const seen = await proved(claim);
      expect(guardianOf(await desk.read(somePortalAdmin, seen))?.letsIn).toBe('GUARDIAN');
      expect(guardianOf(dataOf(await letIn(seen)))).toMatchObject({ name: 'Nomsa Khumalo', cellNumber: auntsNumber });
    });

    test('as an adult', async () => {
      const child = anIdNumber({ born: '2010-01-01', sequence: 2 });
      expect((await letIn(await proved(await ready()), { Id_Number: child })).body.message).toBe(
        'Whoever goes on with the policy must be 18 or older',
      );
    });

    test('and may be another one later: the first signs in no more', async () => {
      const claim = await withAunt();
      const token = await signIn(claim);
      const uncle = { First_Name: 'Thabo', Surname: 'Khumalo', Id_Number: anIdNumber({ born, sequence: 4 }) };
      dataOf(await letIn(claim, { ...uncle, Cell_Number: '27826660171' }));
      expect((await read(token, claim)).status).toBe(404);
      desk.outbox.length = 0;
      await requestPin(claim.reference);
      expect(desk.outbox).toEqual([]);
    });
  });

  describe('takes the policy over', () => {
    test('and reads first what it means: they pay and are not covered', async () => {
      const claim = await withAunt();
      const token = await signIn(claim);
      expect(dataOf(await read(token, claim))).toMatchObject({
        state: 'OPEN',
        successor: { name: 'Nomsa Khumalo', role: 'GUARDIAN' },
        plan: { after: 'Silver Single Parent Plan' },
        cover: 0,
        waiting: null,
        others: [{ name: 'Ayanda Jacobs', kind: 'CHILD', cover: 10_000 }],
        premium: { after: 87 },
      });
      const own = dataOf<Claim>(await desk.send('GET', `${apiBase}/claims/${claim.reference}`, { token }));
      expect(own).toMatchObject({ amounts: null, account: null, part: null, payouts: [] });
      expect(own.allowedActs).toContain('CONTINUE');
    });

    test('and is not asked for the month that the claim takes off what it pays', async () => {
      await desk.setPaidTo(orphansPolicy, '2026-09-30');
      const claim = await withAunt();
      expect(claim.policy.overduePremiums).toHaveLength(2);
      expect(dataOf(await read(await signIn(claim), claim))).toMatchObject({ premium: { after: 87, owed: 0 } });
    });

    test('only as whom staff have let in, and without beneficiaries', async () => {
      const claim = await withAunt();
      const token = await signIn(claim);
      const other = { ...said, Id_Number: anIdNumber({ born, sequence: 9 }) };
      const fields = async (more: object) => (await ask(token, claim, more)).body['errors'];
      expect(await fields({ Guardian: other })).toMatchObject([{ field: 'Guardian.Id_Number' }]);
      expect(await fields({ Guardian: null, Beneficiaries: [] })).toMatchObject([{ field: 'Beneficiaries' }]);
      expect((await desk.policy(orphansPolicy)).MainMember.First_Name).toBe('Sibusiso');
    });

    test('and holds it then: the child is covered as before, and nobody else is', async () => {
      const claim = await withAunt();
      const token = await signIn(claim);
      expect(dataOf(await ask(token, claim))).toMatchObject({ state: 'WAITING' });
      await approve();
      expect(await desk.policy(orphansPolicy)).toMatchObject({
        Policy_Status: 'ACTIVE',
        MainMember: { First_Name: 'Nomsa', Cell_Number: auntsNumber, Life_Status: 'ACTIVE', Cover_Amount: 0 },
        Children: [{ First_Name: 'Ayanda', Life_Status: 'ACTIVE' }],
        Beneficiaries: [],
        Monthly_Premium: 87,
      });
      expect(dataOf(await read(token, claim))).toMatchObject({
        state: 'DONE',
        successor: { role: 'GUARDIAN' },
        cover: 0,
      });
      const { accessToken } = await desk.signIn(orphansPolicy);
      const { policy } = dataOf<{ policy: Policy }>(
        await desk.send('GET', `${apiBase}/policy/${orphansPolicy}`, { token: accessToken }),
      );
      expect(policy.MainMember).toMatchObject({ First_Name: 'Nomsa', Cover_Amount: 0 });
      expect(policy.Children).toMatchObject([{ First_Name: 'Ayanda', Cover_Amount: 10_000 }]);
    });

    test('which changes nothing of the claim', async () => {
      const claim = await withAunt();
      dataOf(await ask(await signIn(claim), claim));
      await approve();
      const recommended = await desk.recommended(await desk.read(someConsultant, claim), approved);
      const decided = await desk.done(anotherAdmin, recommended, 'confirm', { note: null, ...sworn });
      expect(decided.payouts.map(({ amount }) => amount)).toEqual([12_000, 8000]);
    });

    test('and it does not lapse while the claim is decided on, which may pay the premium that is unpaid', async () => {
      await desk.setPaidTo(orphansPolicy, '2026-10-31');
      const claim = await withAunt();
      dataOf(await ask(await signIn(claim), claim));
      await approve();
      const tools = { database: db.database, clock: desk.clock, random: webRandom };
      const statusOn = async (): Promise<string> => {
        await settleEverything(tools);
        return (await desk.policy(orphansPolicy)).Policy_Status;
      };
      for (let month = 0; month < 4; month += 1) {
        desk.wait(31 * 86_400);
        expect(await statusOn()).toBe('IN_GRACE');
      }
    });

    test('and loses it again when the person lives', async () => {
      const owner = (await findPolicy(db.database, orphansPolicy))?.customerId;
      const claim = await withAunt();
      dataOf(await ask(await signIn(claim), claim));
      await approve();
      await desk.done(somePortalAdmin, await desk.read(someConsultant, claim), 'void', { reason: 'The person lives' });
      expect((await desk.policy(orphansPolicy)).MainMember).toMatchObject({
        First_Name: 'Sibusiso',
        Life_Status: 'ACTIVE',
      });
      expect((await findPolicy(db.database, orphansPolicy))?.customerId).toBe(owner);
    });
  });

  describe('who holds the policy', () => {
    const holding = async () => {
      const claim = await withAunt();
      dataOf(await ask(await signIn(claim), claim));
      await approve();
      return desk.signIn(orphansPolicy);
    };

    test('is told that the child is covered, and reads nowhere that they are', async () => {
      const { accessToken: token } = await holding();
      const read = await desk.send('GET', `${apiBase}/policy/${orphansPolicy}`, { token });
      const { policy } = dataOf<{ policy: Policy }>(read);
      const cover = coverToday(policy, '2026-11-20');
      expect(coverView(policy, cover, { today: '2026-11-20', audience: 'family' })).toMatchObject({
        headline: 'Today, 20 November 2026: the one person is covered.',
        people: [{ name: 'Ayanda Jacobs' }],
      });
    });

    test('cannot add what is paid on their own death, and is quoted no cover of their own', async () => {
      const { accessToken: token } = await holding();
      const send = (path: string, body: object) => desk.send('POST', `${apiBase}/${path}`, { token, body });
      const path = `${apiBase}/quotes/get-product-change/${orphansPolicy}/prd-sp-030`;
      const quote = dataOf<Quote>(await desk.send('GET', path, { token }));
      expect(quote.coverChanges.map(({ field }) => field)).not.toContain('levelOfCover');
      const added = await send(`add-main-member-supplementary-benefits/${orphansPolicy}`, {
        benefitIds: ['sup-tombstone'],
      });
      expect(added.body['errors']).toEqual([
        { field: 'benefitIds', message: 'It is paid on your own death, which this policy does not insure' },
      ]);
    });

    test('is paid when the child dies', async () => {
      await holding();
      const claim = await desk.readyToDecide('Children', { policyNumber: orphansPolicy, dateOfDeath: '2026-11-20' });
      expect(claim.claimants).toMatchObject([{ role: 'POLICYHOLDER', name: 'Nomsa Khumalo', share: 100 }]);
      expect(claim.amountsByCause.find(({ cause }) => cause === 'NATURAL')).toMatchObject({ payableNow: 10_000 });
    });

    test('leaves nothing when they die, and somebody takes the policy over again', async () => {
      await holding();
      const claim = await desk.readyToDecide('MainMember', { policyNumber: orphansPolicy, dateOfDeath: '2026-11-20' });
      expect(claim.amountsByCause.every(({ payableNow }) => payableNow === 0)).toBe(true);
      expect(claim.coverAfterDeath).toMatchObject({ successor: { role: 'GUARDIAN' } });
      expect(guardianOf(claim)).toMatchObject({ name: 'Guardian of the children', cellNumber: null });
    });
  });

  test('of a family with an adult left is nobody', async () => {
    const claim = await desk.readyToDecide('MainMember', { policyNumber: silverPolicy });
    expect(guardianOf(claim)).toBeUndefined();
  });
});
