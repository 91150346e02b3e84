import { type ClaimCase, type ErrorCode, type MainMember } from '@portal/contract';
import { paidPosition, takeMoneyBack } from '@portal/domain';
import {
  findMandateRequest,
  inTransaction,
  insertSettledPremiums,
  lockPolicy,
  readStatusPeriods,
  savePolicy,
  settledPremiumsOf,
} from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf } from '../../../../testing/staff-service';
import {
  aClaimsDesk,
  cells,
  type ClaimsDesk,
  loneVusiPolicy,
  silverPolicy,
  someConsultant,
  somePortalAdmin,
} from '../testing/claims-desk';
import { debited, paidByWife, withMother } from './testing/debited-families';

const source = { source: 'DEATH_CERTIFICATE' };
const refused = (code: ErrorCode) => ({ body: { code } });

onEveryDatabase('A confirmed death', (db) => {
  let desk: ClaimsDesk;
  const { Policy_Number: debitedPolicy } = debited();
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database, [debited(), withMother(), paidByWife()]);
  });
  const confirmed = async (...args: Parameters<ClaimsDesk['openFor']>): Promise<ClaimCase> =>
    desk.readyToDecide(...args);

  test('is proved by a document that somebody accepted, and once', async () => {
    const opened = await desk.openFor('MainMember', { policyNumber: loneVusiPolicy });
    expect(await desk.act(someConsultant, opened, 'confirm-death', source)).toMatchObject(refused('NOT_POSSIBLE'));
    const register = { source: 'REGISTER' };
    const complete = await desk.complete(opened);
    expect(await desk.act(someConsultant, complete, 'confirm-death', register)).toMatchObject(refused('NOT_POSSIBLE'));
    const claim = await desk.done(someConsultant, complete, 'confirm-death', source);
    expect(await desk.act(someConsultant, claim, 'confirm-death', source)).toMatchObject(refused('NOT_POSSIBLE'));
  });

  test('moves nothing before: a claim alone leaves the policy as it is', async () => {
    const before = await desk.policy();
    await desk.complete(await desk.openFor('MainMember'));
    expect(await desk.policy()).toEqual(before);
  });

  describe('of a main member', () => {
    test('ends sign-in, offers and requests, and leaves the others covered', async () => {
      const { accessToken: token } = await desk.signIn(silverPolicy);
      const call = (method: string, path: string, body?: object) =>
        desk.send(method, `/api/v1${path}`, { token, ...(body && { body }) });
      const child = await desk.lifeId('Children');
      const removal = { id: child, Reason: 'NO_LONGER_DEPENDANT' };
      dataOf(await call('DELETE', `/delete-child/${silverPolicy}`, removal));
      expect(dataOf<unknown[]>(await call('GET', `/approval-actions/pending/${silverPolicy}`))).toHaveLength(1);

      await confirmed('MainMember');
      expect((await call('GET', `/policy/${silverPolicy}`)).status).toBe(401);
      desk.outbox.length = 0;
      desk.wait(300);
      await desk.send('POST', `/api/v1/auth/trigger-login-otp/${silverPolicy}?shouldSendOtp=true`);
      expect(desk.outbox).toEqual([]);
      const body = { policyNumber: silverPolicy, otp: '123456' };
      expect(await desk.send('POST', '/api/v1/auth/login', { body })).toMatchObject({
        status: 400,
        body: { code: 'INVALID_OTP' },
      });
      const policy = await desk.policy();
      expect(policy.MainMember).toMatchObject({ Life_Status: 'DECEASED', Cover_End_Date: '2026-11-11' });
      const { Updated_At: _at, ...consent } = policy.MainMember.MarketingConsent as MainMember['MarketingConsent'];
      expect(consent).toEqual({ Sms: false, Email: false, Phone: false, Whatsapp: false });
      expect([policy.Spouse, ...policy.Children].map((life) => life?.Life_Status)).toEqual(['ACTIVE', 'ACTIVE']);
      const [ended] = (await desk.audit(silverPolicy)).filter(({ action }) => action === 'CHANGE_CANCELLED');
      expect(ended).toMatchObject({ reason: 'DELETE_CHILD', after: { because: 'The person has died' } });
    });

    test('stops what is collected, and begins the months without premiums', async () => {
      await confirmed('MainMember', { policyNumber: debitedPolicy });
      const policy = await desk.policy(debitedPolicy);
      expect(policy).toMatchObject({
        Policy_Status: 'PAID_UP',
        Paid_Up_Until: '2028-11-30',
        DebiCheckMandate: { Mandate_Status: 'SUSPENDED' },
        PaymentMethod: { Mandate_Status: 'SUSPENDED' },
      });
      expect((await readStatusPeriods(db.database, debitedPolicy)).at(-1)).toEqual({
        status: 'PAID_UP',
        from: '2026-12-01',
      });
    });

    test('is told to the wife from whose account the premiums came: we will not collect again', async () => {
      await confirmed('MainMember', { policyNumber: paidByWife().Policy_Number });
      const told = desk.outbox.filter(({ purpose }) => purpose === 'NO_MORE_COLLECTIONS');
      expect(told.map(({ to, text }) => [to, text])).toEqual([
        [cells.spouse, expect.stringContaining('We will not collect again.')],
      ]);
    });

    test('is told to everybody who is paid, and to every adult who stays covered, without a number by letter', async () => {
      desk.outbox.length = 0;
      await confirmed('MainMember');
      const texts = desk.outbox.filter(({ channel }) => channel === 'SMS');
      expect(texts.map(({ to, purpose }) => [to, purpose]).sort()).toEqual([
        [cells.spouse, 'COVER_CONTINUES'],
        [cells.son, 'CLAIM_OPEN'],
        [cells.daughter, 'CLAIM_OPEN'],
      ]);
      const letters = desk.outbox.filter(({ channel }) => channel === 'POST');
      const says = 'The others on policy 7000006317 stay covered until 19 January 2027.';
      const to = 'Grace Jacobs\n21 Beach Road\nCentral\nGqeberha\n6001';
      expect(letters).toMatchObject([{ to, purpose: 'COVER_CONTINUES', text: expect.stringContaining(says) }]);
    });
  });

  describe('that was none', () => {
    const reason = { reason: 'The person lives.' };
    const withoutVersions = (record: unknown) =>
      JSON.parse(
        JSON.stringify(record, (key, value) => (key === 'Version' || key === 'Updated_At' ? undefined : value)),
      );
    const restored = async (...args: Parameters<ClaimsDesk['openFor']>) => {
      const policyNumber = args[1]?.policyNumber ?? silverPolicy;
      const before = await desk.policy(policyNumber);
      const claim = await confirmed(...args);
      expect(withoutVersions(await desk.policy(policyNumber))).not.toEqual(withoutVersions(before));
      const ended = await desk.done(somePortalAdmin, claim, 'void', reason);
      expect(ended.status).toBe('VOID');
      return { before, after: await desk.policy(policyNumber) };
    };

    test('puts everything back once the claim is void: life, mandate, consent and standing; sign-in is open again', async () => {
      const { before, after } = await restored('MainMember', { policyNumber: debitedPolicy });
      expect(withoutVersions(after)).toEqual(withoutVersions(before));
      expect((await readStatusPeriods(db.database, debitedPolicy)).at(-1)?.status).toBe('ACTIVE');
      const [event] = (await desk.audit(debitedPolicy)).filter(({ action }) => action === 'POLICY_RESTORED');
      expect(event).toMatchObject({
        reason: reason.reason,
        before: { Policy_Status: 'PAID_UP', Mandate_Status: 'SUSPENDED' },
        after: { Policy_Status: 'ACTIVE', Mandate_Status: 'AUTHENTICATED', Life_Status: 'ACTIVE' },
      });
      desk.wait(300);
      await desk.signIn(debitedPolicy);
    });

    test('puts back a nomination, and an extended member’s premium without the credit', async () => {
      const spouse = await restored('Spouse', { policyNumber: debitedPolicy });
      expect(withoutVersions(spouse.after)).toEqual(withoutVersions(spouse.before));
      const { Policy_Number: policyNumber } = withMother();
      const mother = await restored('ExtendedMembers', { policyNumber, dateOfDeath: '2026-10-10' });
      // Every month costs what it did, as it is told once something has changed.
      expect(withoutVersions(mother.after)).toEqual({ ...withoutVersions(mother.before), Earlier_Premiums: [] });
    });

    test('leaves a nomination removed where others were given its share since: shares are the whole, never more', async () => {
      const claim = await confirmed('Spouse', { policyNumber: debitedPolicy });
      await inTransaction(db.database, async (tx) => {
        const row = await lockPolicy(tx, debitedPolicy);
        if (!row) throw new Error('The policy is gone');
        const Beneficiaries = row.record.Beneficiaries.map((one) =>
          one.First_Name === 'Themba' ? { ...one, Benefit_Share: 100 } : one,
        );
        await savePolicy(tx, { ...row.record, Beneficiaries }, row.version, desk.clock.now());
      });
      await desk.done(somePortalAdmin, claim, 'void', reason);
      const { Beneficiaries, Spouse } = await desk.policy(debitedPolicy);
      expect(Spouse?.Life_Status).toBe('ACTIVE');
      expect(
        Beneficiaries.map(({ First_Name, Beneficiary_Status, Benefit_Share }) => [
          First_Name,
          Beneficiary_Status,
          Benefit_Share,
        ]),
      ).toEqual([
        ['Themba', 'ACTIVE', 100],
        ['Zodwa', 'REMOVED', 50],
      ]);
      const [event] = (await desk.audit(debitedPolicy)).filter(({ action }) => action === 'POLICY_RESTORED');
      expect(event).toMatchObject({ after: { nominations: [], nominationsLeftRemoved: [Beneficiaries[1]?.id] } });
    });

    test('leaves requests cancelled, and tells the policyholder to ask for them again', async () => {
      const { accessToken: token } = await desk.signIn(silverPolicy);
      const removal = { id: await desk.lifeId('Children'), Reason: 'NO_LONGER_DEPENDANT' };
      dataOf(await desk.send('DELETE', `/api/v1/delete-child/${silverPolicy}`, { token, body: removal }));
      const claim = await confirmed('MainMember');
      desk.outbox.length = 0;
      await desk.done(somePortalAdmin, claim, 'void', reason);
      expect(desk.outbox.map(({ to, purpose, text }) => [to, purpose, text])).toEqual([
        [
          cells.holder,
          'REQUEST_ENDED_BY_MISTAKE',
          expect.stringContaining(
            'your request "Remove child" ended by our mistake. We are sorry. Please ask for it again',
          ),
        ],
      ]);
      desk.wait(300);
      const { accessToken } = await desk.signIn(silverPolicy);
      const pending = await desk.send('GET', `/api/v1/approval-actions/pending/${silverPolicy}`, {
        token: accessToken,
      });
      expect(dataOf(pending)).toEqual([]);
    });

    test('moves nothing where no death was confirmed', async () => {
      const before = await desk.policy();
      await desk.done(somePortalAdmin, await desk.openFor('MainMember'), 'void', reason);
      expect(await desk.policy()).toEqual(before);
    });
  });

  describe('of somebody else', () => {
    test('ends an extended member’s premium, and gives back what was taken for months after the death', async () => {
      await desk.setPaidTo(silverPolicy, '2026-12-31');
      const before = await desk.policy();
      const [mother] = before.ExtendedMembers;
      await confirmed('ExtendedMembers', { dateOfDeath: '2026-10-10' });
      const after = await desk.policy();
      const premium = mother?.Monthly_Premium ?? 0;
      expect(premium).toBeGreaterThan(0);
      expect(after).toMatchObject({
        Extended_Premium: 0,
        Monthly_Premium: before.Monthly_Premium - premium,
        Premium_Credit: 2 * premium,
        ExtendedMembers: [{ Life_Status: 'DECEASED', Cover_End_Date: '2026-10-11' }],
        MainMember: { Life_Status: 'ACTIVE' },
      });
    });

    test('credits R87.00 for November where a mother of R87 died on 10 October and November was taken', async () => {
      const { Policy_Number: policyNumber } = withMother();
      await confirmed('ExtendedMembers', { policyNumber, dateOfDeath: '2026-10-10' });
      const after = await desk.policy(policyNumber);
      expect(after).toMatchObject({ Monthly_Premium: 149, Premium_Credit: 87, Extended_Premium: 0 });
      const [row] = (await desk.audit(policyNumber)).filter(({ action }) => action === 'LIFE_DECEASED');
      expect(row).toMatchObject({
        before: { Monthly_Premium: 236, Premium_Credit: 0 },
        after: { Monthly_Premium: 149, Premium_Credit: 87 },
      });
    });

    test('moves what the debit order collects with the premium, and tells the bank of the payer', async () => {
      const { Policy_Number: policyNumber } = withMother();
      const claim = await confirmed('ExtendedMembers', { policyNumber, dateOfDeath: '2026-10-10' });
      expect((await desk.policy(policyNumber)).DebiCheckMandate).toMatchObject({
        Instalment_Amount: 149,
        Maximum_Collection_Amount: 223,
        Mandate_Status: 'AUTHENTICATED',
      });
      const asked = await inTransaction(db.database, (tx) => findMandateRequest(tx, 'CONTRACT0001'));
      expect(asked?.terms).toMatchObject({ instalmentAmount: 149, maximumAmount: 223 });
      await desk.done(somePortalAdmin, claim, 'void', { reason: 'She lives' });
      expect((await desk.policy(policyNumber)).DebiCheckMandate).toMatchObject({ Instalment_Amount: 236 });
    });

    describe('where November is owed, and what is given back of earlier months is enough', () => {
      const { Policy_Number: policyNumber } = withMother();
      beforeEach(() => desk.setPaidTo(policyNumber, '2026-10-31'));
      const died = { policyNumber, dateOfDeath: '2026-07-10' };

      test('pays it from that at once: nobody stays in grace who owes nothing', async () => {
        await confirmed('ExtendedMembers', died);
        expect(await desk.policy(policyNumber)).toMatchObject({
          Policy_Status: 'ACTIVE',
          Monthly_Premium: 149,
          Paid_To_Date: '2026-11-30',
          Premium_Credit: 3 * 87 - 149,
          Arrears_Amount: 0,
        });
      });

      test('and a death that is none takes back what is left: what was used is ours to bear', async () => {
        const claim = await confirmed('ExtendedMembers', died);
        await desk.done(somePortalAdmin, claim, 'void', { reason: 'She lives' });
        expect(await desk.policy(policyNumber)).toMatchObject({
          Policy_Status: 'ACTIVE',
          Monthly_Premium: 236,
          Paid_To_Date: '2026-11-30',
          Premium_Credit: 0,
        });
      });
    });

    describe('where November was paid to us, and the payment is taken back later', () => {
      const { Policy_Number: policyNumber } = withMother();
      const settled = async () =>
        (await settledPremiumsOf(db.database, policyNumber)).map(({ month, amountCents }) => [month, amountCents]);
      beforeEach(() =>
        inTransaction(db.database, (tx) =>
          insertSettledPremiums(tx, [
            { policyNumber, month: '2026-11', amountCents: 236_00, paymentId: null, settledAt: desk.clock.now() },
          ]),
        ),
      );

      test('the credit goes with it: nobody is given what was not paid', async () => {
        await confirmed('ExtendedMembers', { policyNumber, dateOfDeath: '2026-10-10' });
        expect(await settled()).toEqual([['2026-11', 149_00]]);
        const policy = await desk.policy(policyNumber);
        const { position } = takeMoneyBack(paidPosition(policy, '2026-11-20'), 236_00, {
          settled: await settledPremiumsOf(db.database, policyNumber),
          premiums: policy,
          firstMonth: policy.Inception_Date,
        });
        expect(position).toEqual({ paidTo: '2026-10-31', creditCents: 0 });
      });

      test('and a death that is none takes back the credit and leaves November paid', async () => {
        const claim = await confirmed('ExtendedMembers', { policyNumber, dateOfDeath: '2026-10-10' });
        await desk.done(somePortalAdmin, claim, 'void', { reason: 'She lives' });
        expect(await settled()).toEqual([['2026-11', 236_00]]);
        expect(await desk.policy(policyNumber)).toMatchObject({ Monthly_Premium: 236, Premium_Credit: 0 });
      });
    });

    test('takes the nomination of the person away, and leaves the mandate', async () => {
      await confirmed('Spouse', { policyNumber: debitedPolicy });
      const policy = await desk.policy(debitedPolicy);
      expect(policy.Spouse).toMatchObject({ Life_Status: 'DECEASED' });
      expect(
        policy.Beneficiaries.map(({ First_Name, Beneficiary_Status }) => [First_Name, Beneficiary_Status]),
      ).toEqual([
        ['Themba', 'ACTIVE'],
        ['Zodwa', 'REMOVED'],
      ]);
      expect(policy.DebiCheckMandate?.Mandate_Status).toBe('AUTHENTICATED');
      const [row] = (await desk.audit(debitedPolicy)).filter(({ action }) => action === 'LIFE_DECEASED');
      expect(row).toMatchObject({ entityId: policy.Spouse?.id, after: { Cover_End_Date: '2026-11-11' } });
    });

    test('leaves the main member’s sign-in open', async () => {
      const { accessToken: token } = await desk.signIn(silverPolicy);
      await confirmed('Spouse');
      expect((await desk.send('GET', `/api/v1/policy/${silverPolicy}`, { token })).status).toBe(200);
    });
  });
});
