import { type Change, type Policy, type PolicyListItem, type WhoAmI } from '@portal/contract';
import { anIdNumber } from '@portal/domain/testing';
import { decideAction } from '@portal/service-change-pipeline';
import { someConsultant } from '@portal/service-identity/testing';
import { rowsOf, webRandom } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { canaries, ownerPolicy, strangerPolicy, unknownPolicy } from '../testing/seeded-policies';
import { aWorld, type Sent, type World } from '../testing/world';

const person = (born: string, First_Name: string, sequence = 0) => ({
  Title: 'MS',
  First_Name,
  Surname: 'Canary',
  Id_Type: 'SA_ID',
  Gender: 'FEMALE',
  Id_Number: anIdNumber({ born, sequence }),
  Date_Of_Birth: born,
});
/** The owner of the first policy takes out another one for herself, a child and her mother. */
const application = {
  productId: 'prd-sp-020',
  MainMember: {
    ...person('1985-06-30', 'Sipho'),
    Id_Number: canaries.ownerIdNumber,
    Gender: 'MALE',
    Cell_Number: canaries.ownerCell,
    Marital_Status: 'SINGLE',
    PhysicalAddress: {
      Line_1: '12 Vilakazi Street',
      Suburb: 'Orlando West',
      City: 'Soweto',
      Province: 'GAUTENG',
      Postal_Code: '1804',
    },
  },
  Children: [{ ...person('2020-03-04', 'Naledi'), Relationship: 'BIOLOGICAL_CHILD', Guardian_Declaration: true }],
  ExtendedMembers: [
    {
      ...person('1958-09-12', 'Grace'),
      Relationship: 'MOTHER',
      Cover_Amount: 10_000,
      Is_Alive_Declaration: true,
    },
  ],
  Beneficiaries: [
    { ...person('1990-05-05', 'Zodwa'), Cell_Number: '0821230000', Relationship: 'SISTER', Benefit_Share: 100 },
  ],
  benefitIds: ['sup-airtime'],
  PaymentMethod: { Payment_Method: 'PAYAT' },
  declarations: { truthful: true, popia: true, thirdParty: true, debitOrder: true },
};

onEveryDatabase('Applying for a policy', (db) => {
  let world: World;
  let token = '';
  const send = (method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Sent> =>
    world.send(method, `/api/v1/${path}`, { token, ...(body !== undefined && { body }), ...(headers && { headers }) });
  const dataOf = <T>(sent: Sent): T => {
    if (!sent.body.success) throw new Error(sent.text);
    return sent.body.data as T;
  };
  const apply = (body: object = application, headers?: Record<string, string>) =>
    send('POST', `add-policy/${ownerPolicy}`, body, headers);
  const applied = async () => {
    const { action } = dataOf<Change>(await apply());
    if (action === null) throw new Error('The application does not wait');
    return action;
  };
  const policies = async () => dataOf<PolicyListItem[]>(await send('GET', 'policies'));
  const policy = async (number: string) => dataOf<{ policy: Policy }>(await send('GET', `policy/${number}`)).policy;

  beforeEach(async () => {
    await emptyDatabase(db.database);
    world = await aWorld(db.database);
    token = (await world.signIn(ownerPolicy)).accessToken;
  });

  it('answers like every change that waits, and the policy is there to be seen, chosen and read', async () => {
    const change = dataOf<Change>(await apply());
    expect(change).toMatchObject({
      outcome: 'PENDING',
      effectiveDate: null,
      action: { actionType: 'ADD_POLICY', approverType: 'STAFF', canApprove: false, canCancel: true },
    });
    const number = change.action?.policyNumber ?? '';
    const listed = (await policies()).find(({ Policy_Number }) => Policy_Number === number);
    expect(listed).toMatchObject({
      Policy_Status: 'PENDING',
      Premium_Status: 'FIRST_PREMIUM_OUTSTANDING',
      Product_Category: 'SINGLE_PARENT',
      Monthly_Premium: 87 + 87 + 4,
      Inception_Date: '2026-12-01',
    });
    dataOf(await send('POST', `auth/select-policy/${number}`));
    expect(dataOf<WhoAmI>(await send('GET', 'auth/whoami'))).toMatchObject({ policyNumber: number, policyCount: 3 });
    expect(await policy(number)).toMatchObject({
      Policy_Status: 'PENDING',
      Pending_Actions: 1,
      Amount_Due: 178,
      Next_Due_Date: '2026-12-01',
      Waiting_Period_End_Date: '2027-06-01',
      Cooling_Off_End_Date: '2026-12-21',
      MainMember: { Product_Name: 'Silver Single Parent Plan', Cover_Amount: 20_000, Initials: 'SC' },
      Children: [{ Cover_Amount: 10_000, Age: 6 }],
      ExtendedMembers: [{ Cover_Amount: 10_000, Monthly_Premium: 87 }],
      PaymentMethod: { Payment_Method: 'PAYAT', Debit_Day: null, Payat_Reference_Number: `199999${number}` },
    });
    expect(dataOf(await send('GET', `approval-actions/pending/${number}`))).toHaveLength(1);
    expect(dataOf(await send('GET', `policies/${number}/paid-status`))).toMatchObject({ Can_Pay_Now: true });
  });

  it('can be signed in with', async () => {
    const { policyNumber } = await applied();
    world.wait(61);
    expect((await world.signIn(policyNumber)).accessToken).not.toBe('');
  });

  it('is refused beside every field that is wrong, and nothing is kept', async () => {
    const { Children, ExtendedMembers } = application;
    const refused = await apply({
      ...application,
      Children: [...Children, { ...Children[0], First_Name: 'Twin' }],
      ExtendedMembers: [{ ...ExtendedMembers[0], Cover_Amount: 50_000 }],
    });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'VALIDATION_ERROR',
        message: 'This person is already on the policy',
        errors: [
          { field: 'Children.1.Id_Number', message: 'This person is already on the policy' },
          { field: 'ExtendedMembers.0.Cover_Amount', message: expect.stringContaining('your own cover of') },
        ],
      },
    });
    expect(await policies()).toHaveLength(2);
  });

  it.each(['new', strangerPolicy, unknownPolicy])('%s is no policy of the caller', async (number) => {
    expect(await send('POST', `add-policy/${number}`, application)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });

  it('a second one waits until the first is settled', async () => {
    await applied();
    expect(await apply()).toMatchObject({
      status: 409,
      body: { code: 'APPLICATION_EXISTS' },
    });
  });

  it('the same intention twice gets one answer', async () => {
    const key = { 'idempotency-key': 'apply-once' };
    const first = await apply(application, key);
    expect((await apply(application, key)).text).toBe(first.text);
    expect(await policies()).toHaveLength(3);
  });

  it('no log and no answer shows the account number, and the table of it has it', async () => {
    const account = '62009876543';
    const BankingDetails = {
      Account_Holder_Name: 'S Canary',
      Account_Holder_Relationship: 'SELF',
      Bank_Name: 'FNB',
      Branch_Code: '250655',
      Account_Type: 'CURRENT',
      Account_Number: account,
      Debit_Day: 15,
      Authorisation: true,
    };
    const sent = await apply({ ...application, PaymentMethod: null, BankingDetails });
    const number = dataOf<Change>(sent).action?.policyNumber ?? '';
    const read = await send('GET', `policy/${number}`);
    expect(JSON.stringify([sent.text, read.text, world.events])).not.toContain(account);
    expect(dataOf<{ policy: Policy }>(read).policy.PaymentMethod).toMatchObject({
      Payment_Method: 'DEBIT_ORDER',
      Debit_Day: 15,
    });
    const found = await db.database.execute(
      sql`SELECT account_number AS account FROM bank_accounts WHERE policy_number = ${number}`,
    );
    expect(rowsOf(found)).toEqual([{ account }]);
  });

  describe('once it is decided', () => {
    const decide = (actionId: string, policyNumber: string, decision: 'APPROVE' | 'DECLINE') => {
      const { database, clock } = world;
      return decideAction(
        { database, clock, random: webRandom, verifyPin: async () => null },
        {
          policyNumber,
          actionId,
          origin: { requestId: null, address: '192.0.2.1' },
          actor: { kind: 'consultant', id: crypto.randomUUID(), name: 'Naledi Mokoena' },
          decision: { decision, comment: 'Looked at it' },
        },
      );
    };

    it('is cancelled when it was declined, and says why', async () => {
      const { id, policyNumber } = await applied();
      world.wait(1);
      await decide(id, policyNumber, 'DECLINE');
      expect(await policy(policyNumber)).toMatchObject({ Policy_Status: 'CANCELLED', Pending_Actions: 0 });
      const notices = dataOf<{ data: { inAppMessage: string }[] }>(await send('GET', 'notifications/in-app')).data;
      expect(notices[0]?.inAppMessage).toBe('Your request "New policy" was declined: Looked at it');
    });

    it('is taken back by whoever applied', async () => {
      const { id, policyNumber } = await applied();
      dataOf(await send('PUT', `approval-actions/${policyNumber}/${id}`, { decision: 'CANCEL' }));
      expect(await policy(policyNumber)).toMatchObject({ Policy_Status: 'CANCELLED' });
    });

    it('is read as not taken up when no first premium came, whoever reads first', async () => {
      const { id, policyNumber } = await applied();
      await decide(id, policyNumber, 'APPROVE');
      expect(await policy(policyNumber)).toMatchObject({ Policy_Status: 'PENDING', Pending_Actions: 0 });
      world.wait(61 * 86_400);
      token = (await world.signIn(ownerPolicy)).accessToken;
      expect(await policy(policyNumber)).toMatchObject({
        Policy_Status: 'NOT_TAKEN_UP',
        Premium_Status: 'NOT_APPLICABLE',
      });
    });
  });

  it('is asked for by staff for somebody who has no policy yet, and the applicant decides', async () => {
    const staffToken = await world.staffToken(someConsultant);
    const { Cell_Number, Marital_Status, PhysicalAddress } = application.MainMember;
    const MainMember = { ...person('1992-02-02', 'Zanele'), Cell_Number, Marital_Status, PhysicalAddress };
    const body = { ...application, MainMember };
    const sent = await world.send('POST', '/api/v1/add-policy/new', { token: staffToken, body });
    expect(dataOf<Change>(sent).action).toMatchObject({
      approverType: 'CUSTOMER',
      status: 'PENDING',
      canApprove: false,
      canCancel: true,
      requestedBy: { id: someConsultant.sub, name: someConsultant.name, role: 'consultant' },
    });
    expect((await send('POST', 'add-policy/new', body)).status).toBe(404);
  });
});
