import { addDays, limits } from '@portal/domain';
import { apiBase, type ApprovalCase, type Claim, type ClaimCase, type Policy } from '@portal/contract';
import { sendReminders } from '@portal/service-change-pipeline';
import { auditOf, findPolicy, schema, webRandom } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf } from '../../../testing/staff-service';
import {
  aClaimsDesk,
  approved,
  cells,
  type ClaimsDesk,
  diamondPolicy,
  silverPolicy,
  someConsultant,
  somePortalAdmin,
  sworn,
} from '../staff/testing/claims-desk';
import { aTakeover } from './testing/a-takeover';

const isReminder = eq(schema.notifications.type, 'REQUEST_EXPIRING');

onEveryDatabase('Going on with a policy whose main member died', (db) => {
  let desk: ClaimsDesk;
  let ready: ClaimCase;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    desk = await aClaimsDesk(db.database);
    ready = await desk.readyToDecide('MainMember');
  });
  const { aDaughter, post, signIn, asSpouse, read, seen, ask, decide, takenOver } = aTakeover(
    () => desk,
    () => ready,
  );

  describe('is for', () => {
    test('the spouse, who is let in with the own number once the death is confirmed', async () => {
      const token = await asSpouse();
      expect(await seen(token)).toMatchObject({
        policyNumber: silverPolicy,
        state: 'OPEN',
        until: null,
        deceasedName: 'Sibusiso Jacobs',
        successor: { name: 'Zodwa Jacobs', role: 'SPOUSE', Marital_Status: 'WIDOWED' },
        plan: { before: 'Silver Family Plan', after: 'Silver Single Parent Plan' },
        cover: 20_000,
        waiting: null,
        others: [
          { name: 'Ayanda Jacobs', kind: 'CHILD' },
          { name: 'Grace Jacobs', kind: 'EXTENDED_MEMBER', cover: 10_000 },
        ],
        premium: { before: 246, after: 198, from: '2026-12-01', owed: 0, credit: 0 },
      });
    });

    test('nobody else: not who is paid', async () => {
      expect(await read(await signIn(cells.son))).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
    });

    test('nobody before the death is confirmed', async () => {
      await desk.openFor('MainMember', { policyNumber: diamondPolicy });
      desk.outbox.length = 0;
      desk.wait(61);
      await post('claims/trigger-otp', { claim: diamondPolicy, Cell_Number: cells.spouse });
      expect(desk.outbox).toEqual([]);
    });

    test('and who may go on reads nothing of the claim but where it stands and what is needed', async () => {
      const claim = dataOf<Claim>(
        await desk.send('GET', `${apiBase}/claims/${ready.reference}`, { token: await asSpouse() }),
      );
      expect(claim).toMatchObject({ amounts: null, account: null, payouts: [] });
      expect(claim.allowedActs).toContain('CONTINUE');
      expect(claim.allowedActs).not.toContain('SET_ACCOUNT');
    });
  });

  test('that nobody has decided is told of before it expires: whoever asked, by text message in the morning', async () => {
    dataOf(await ask(await asSpouse()));
    const night = new Date('2026-12-16T22:30:00Z');
    await sendReminders({ database: db.database, clock: { now: () => night }, random: webRandom });
    const texts = await db.database.select().from(schema.outbox);
    expect(texts.filter(({ message }) => message.purpose === 'REQUEST_EXPIRING')).toMatchObject([
      { policyNumber: null, message: { to: cells.spouse }, nextAttemptAt: new Date('2026-12-17T05:00:00Z') },
    ]);
    expect(await db.database.select().from(schema.notifications).where(isReminder)).toEqual([]);
  });

  test('is asked for with a PIN, once, and waits for staff; the telephone of whoever died is told nothing', async () => {
    const token = await asSpouse();
    expect((await ask(token, { otp: '000000' })).body.code).toBe('INVALID_OTP');
    desk.outbox.length = 0;
    expect(dataOf(await ask(token))).toMatchObject({
      state: 'WAITING',
      askedOn: '2026-11-20',
      answerBy: addDays('2026-11-20', limits.APPROVAL_EXPIRY_DAYS),
    });
    expect((await ask(token)).body.code).toBe('CONFLICT');
    expect(desk.outbox.map(({ to }) => to)).not.toContain(cells.holder);
    expect((await desk.policy()).MainMember.First_Name).toBe('Sibusiso');
  });

  test('refuses a beneficiary who is the successor, with nothing lost', async () => {
    const token = await asSpouse();
    const { Spouse } = await desk.policy();
    const sent = await ask(token, {
      Beneficiaries: [{ ...aDaughter, Id_Number: Spouse?.Id_Number, Date_Of_Birth: Spouse?.Date_Of_Birth }],
    });
    expect(sent).toMatchObject({ status: 422, body: { code: 'VALIDATION_ERROR' } });
    expect(await seen(token)).toMatchObject({ state: 'OPEN' });
  });

  test('approved, makes them the policyholder, on the plan for who is left, from the month after the death', async () => {
    await takenOver();
    const policy = await desk.policy();
    expect(policy).toMatchObject({
      Policy_Number: silverPolicy,
      Policy_Status: 'ACTIVE',
      Inception_Date: '2023-02-01',
      Product: { Product_Name: 'Silver Single Parent Plan' },
      Base_Premium: 111,
      Monthly_Premium: 198,
      MainMember: { First_Name: 'Zodwa', Cell_Number: cells.spouse, Life_Status: 'ACTIVE', Cover_Amount: 20_000 },
      Spouse: null,
      Beneficiaries: [{ First_Name: 'Lindiwe', Benefit_Share: 100, Beneficiary_Status: 'ACTIVE' }],
      PaymentMethod: { Payment_Method: 'DEBIT_ORDER', Debit_Day: 1 },
      BankingDetails: { Account_Holder_Name: 'Z Jacobs', Account_Number: '******2345' },
      DebiCheckMandate: { Mandate_Status: 'PENDING_AUTHENTICATION' },
    });
    expect(policy.Children.map(({ First_Name }) => First_Name)).toEqual(['Ayanda']);
    expect((await auditOf(db.database, silverPolicy)).map(({ action }) => action)).toContain('CHANGE_APPLIED');
    expect(desk.outbox.map(({ to }) => to)).toContain(cells.spouse);
    expect(desk.outbox.map(({ to }) => to)).not.toContain(cells.holder);
  });

  test('and from then on the policy opens to them and to nobody who had it before', async () => {
    const before = (await findPolicy(db.database, silverPolicy))?.customerId;
    const token = await takenOver();
    expect((await findPolicy(db.database, silverPolicy))?.customerId).not.toBe(before);
    desk.outbox.length = 0;
    const { accessToken } = await desk.signIn(silverPolicy);
    expect(desk.outbox.map(({ to }) => to)).toEqual([cells.spouse]);
    const { policy } = dataOf<{ policy: Policy }>(
      await desk.send('GET', `${apiBase}/policy/${silverPolicy}`, { token: accessToken }),
    );
    expect(policy.MainMember.First_Name).toBe('Zodwa');
    expect(await seen(token)).toMatchObject({ state: 'DONE' });
    const own = await desk.send('GET', `${apiBase}/claims`, { token: accessToken });
    expect(own.body.data).toEqual([]);
  });

  test('months that were paid at the premium before become credit', async () => {
    await desk.setPaidTo(silverPolicy, '2027-01-31');
    const token = await asSpouse();
    expect((await seen(token)).premium).toMatchObject({ credit: 96, owed: 0 });
    await takenOver();
    expect((await desk.policy()).Premium_Credit).toBe(96);
  });

  test('is paid at a till where nobody wants a debit order', async () => {
    await takenOver({ BankingDetails: null, PaymentMethod: { Payment_Method: 'PAYAT' } });
    expect(await desk.policy()).toMatchObject({
      PaymentMethod: { Payment_Method: 'PAYAT', Debit_Day: null },
      BankingDetails: null,
    });
  });

  test('declined, leaves everything as it was, and they are told by text message', async () => {
    const token = await asSpouse();
    dataOf(await ask(token));
    desk.outbox.length = 0;
    dataOf(await decide({ decision: 'DECLINE', comment: 'We could not reach you' }));
    expect(desk.outbox.map(({ to }) => to)).toEqual([cells.spouse]);
    expect(await seen(token)).toMatchObject({ state: 'OPEN' });
    expect((await desk.policy()).MainMember.First_Name).toBe('Sibusiso');
  });

  test('is theirs in what staff read of the request: whoever died did not ask', async () => {
    dataOf(await ask(await asSpouse()));
    const [first] = dataOf<{ data: { id: string }[] }>(
      await desk.as(someConsultant)('GET', '/staff/approval-actions'),
    ).data;
    const read = await desk.as(someConsultant)('GET', `/staff/approval-actions/${first?.id ?? ''}`);
    expect(dataOf<ApprovalCase>(read).history).toMatchObject([{ who: 'Zodwa Jacobs', what: 'Asked for this change' }]);
  });

  test('changes nothing of the claim: it is decided and paid as it stood on the day of death', async () => {
    await takenOver();
    const recommended = await desk.recommended(await desk.read(someConsultant, ready), approved);
    const decided = await desk.done(somePortalAdmin, recommended, 'confirm', { note: null, ...sworn });
    expect(decided).toMatchObject({ status: 'APPROVED' });
    expect(decided.payouts.map(({ amount }) => amount)).toEqual([12_000, 8000]);
    expect(decided.life.name).toBe('Sibusiso Jacobs');
  });

  test('waits until another claim on the policy is decided', async () => {
    const child = await desk.openFor('Children');
    const token = await asSpouse();
    dataOf(await ask(token));
    expect(await decide()).toMatchObject({ body: { code: 'INVALID_STATUS' } });
    await desk.done(somePortalAdmin, child, 'void', { reason: 'Reported by mistake' });
    dataOf(await decide());
  });

  test('is undone when the person lives: the policy is theirs again, and what was paid since counts', async () => {
    const before = await desk.policy();
    const owner = (await findPolicy(db.database, silverPolicy))?.customerId;
    await takenOver();
    await desk.done(somePortalAdmin, await desk.read(someConsultant, ready), 'void', { reason: 'The person lives' });
    const after = await desk.policy();
    expect(after).toMatchObject({
      MainMember: { First_Name: 'Sibusiso', Life_Status: 'ACTIVE' },
      Spouse: { First_Name: 'Zodwa' },
      Product: before.Product,
      Monthly_Premium: 246,
      Beneficiaries: [{ First_Name: 'Themba' }, { First_Name: 'Lindiwe' }],
    });
    expect((await findPolicy(db.database, silverPolicy))?.customerId).toBe(owner);
  });

  test('is over 60 days after the decision', async () => {
    const recommended = await desk.recommended(ready, approved);
    await desk.done(somePortalAdmin, recommended, 'confirm', { note: null, ...sworn });
    expect((await seen(await asSpouse())).until).toBe('2027-01-19');
    desk.wait(60 * 86_400);
    expect((await read(await asSpouse())).status).toBe(200);
    desk.wait(86_400);
    expect((await read(await asSpouse())).status).toBe(409);
  });
});
