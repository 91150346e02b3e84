import { type Change, type Policy } from '@portal/contract';
import { extendedPremium } from '@portal/domain';
import { extendedRates } from '@portal/domain/catalogue';
import { anIdNumber } from '@portal/domain/testing';
import { decideAction } from '@portal/service-change-pipeline';
import { auditOf, inTransaction, messageQueue, verifyAuditChains, webRandom } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { ownerPolicy, strangerPolicy } from '../testing/seeded-policies';
import { aWorld, type Sent, type World } from '../testing/world';

const newborn = {
  Title: 'MISS',
  First_Name: 'Naledi',
  Surname: 'Canary',
  Id_Type: 'SA_ID',
  Gender: 'FEMALE',
  Id_Number: anIdNumber({ born: '2026-09-01' }),
  Date_Of_Birth: '2026-09-01',
  Relationship: 'BIOLOGICAL_CHILD',
  Guardian_Declaration: true,
};
const sister = {
  Title: 'MS',
  First_Name: 'Zodwa',
  Surname: 'Canary',
  Id_Type: 'SA_ID',
  Gender: 'FEMALE',
  Id_Number: anIdNumber({ born: '1990-05-05', sequence: 7 }),
  Date_Of_Birth: '1990-05-05',
  Cell_Number: '0821230000',
  Relationship: 'SISTER',
};

onEveryDatabase('Changes to a policy', (db) => {
  let world: World;
  let token = '';
  const send = (method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Sent> =>
    world.send(method, `/api/v1/${path}`, { token, ...(body !== undefined && { body }), ...(headers && { headers }) });
  const dataOf = <T>(sent: Sent): T => {
    if (!sent.body.success) throw new Error(sent.text);
    return sent.body.data as T;
  };
  const policy = async () => dataOf<{ policy: Policy }>(await send('GET', `policy/${ownerPolicy}`)).policy;
  const pin = async (purpose: string, more = '') => {
    world.wait(61);
    await send('POST', `otp/${ownerPolicy}?purpose=${purpose}${more}`);
    return world.sentPin();
  };
  const notices = async () =>
    dataOf<{ data: { type: string; actionUrl: string | null }[] }>(await send('GET', 'notifications/in-app')).data;

  beforeEach(async () => {
    await emptyDatabase(db.database);
    world = await aWorld(db.database);
    token = (await world.signIn(ownerPolicy)).accessToken;
  });

  describe('a child', () => {
    it('waits for staff, shows as pending, and the policy stays as it is', async () => {
      const before = await policy();
      const change = dataOf<Change>(await send('POST', `add-child/${ownerPolicy}`, newborn));
      expect(change).toMatchObject({
        outcome: 'PENDING',
        effectiveDate: null,
        action: {
          actionType: 'ADD_CHILD',
          status: 'PENDING',
          approverType: 'STAFF',
          entityLabel: 'Child: Naledi C.',
          canApprove: false,
          canCancel: true,
          premiumBefore: before.Monthly_Premium,
        },
      });
      expect(change.action?.documents).toMatchObject([{ type: 'BIRTH_CERTIFICATE', required: true, received: false }]);
      const after = await policy();
      expect(after.Children).toEqual(before.Children);
      expect(after.Pending_Actions).toBe(1);
      expect((await notices())[0]).toMatchObject({
        type: 'CHANGE_SUBMITTED',
        actionUrl: `/child/new-details/${change.action?.entityId}`,
      });
    });

    it('is not added twice while the first request waits', async () => {
      await send('POST', `add-child/${ownerPolicy}`, newborn);
      expect(await send('POST', `add-child/${ownerPolicy}`, newborn)).toMatchObject({
        status: 409,
        body: { code: 'DUPLICATE', message: 'This person is already on the policy' },
      });
    });

    it('is taken back by whoever asked', async () => {
      const { action } = dataOf<Change>(await send('POST', `add-child/${ownerPolicy}`, newborn));
      const path = `approval-actions/${ownerPolicy}/${action?.id}`;
      expect(dataOf(await send('PUT', path, { decision: 'CANCEL' }))).toMatchObject({ status: 'CANCELLED' });
      expect((await policy()).Pending_Actions).toBe(0);
      expect(await send('PUT', path, { decision: 'CANCEL' })).toMatchObject({
        status: 409,
        body: { code: 'ACTION_NOT_PENDING' },
      });
    });

    it('is not approved by whoever asked (C7)', async () => {
      const { action } = dataOf<Change>(await send('POST', `add-child/${ownerPolicy}`, newborn));
      const otp = await pin('APPROVAL');
      const approved = await send('PUT', `approval-actions/${ownerPolicy}/${action?.id}`, { decision: 'APPROVE', otp });
      expect(approved).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    });

    it('changes contact details at once and the name only after approval', async () => {
      const [child] = (await policy()).Children;
      const contact = { id: child?.id, Version: child?.Version, Email_Address: 'lindiwe@example.com' };
      expect(dataOf(await send('PUT', `update-child/${ownerPolicy}`, contact))).toMatchObject({ outcome: 'APPLIED' });
      expect((await policy()).Children[0]).toMatchObject({ Email_Address: 'lindiwe@example.com', Version: 2 });
      expect(
        await send('PUT', `update-child/${ownerPolicy}`, { ...contact, Email_Address: 'x@example.com' }),
      ).toMatchObject({
        status: 409,
        body: { code: 'STALE_VERSION' },
      });
      const renamed = { id: child?.id, First_Name: 'Lindiwe Grace', Guardian_Declaration: true };
      const change = dataOf<Change>(await send('PUT', `update-child/${ownerPolicy}`, renamed));
      expect(change).toMatchObject({ outcome: 'PENDING', action: { entityId: child?.id } });
      expect(change.action?.changes.filter(({ changed }) => changed)).toMatchObject([
        { field: 'First_Name', current: 'Lindiwe', proposed: 'Lindiwe Grace' },
      ]);
      expect((await policy()).Children[0]).toMatchObject({ First_Name: 'Lindiwe', Has_Pending_Action: true });
    });

    it('of 22 is refused with the sentence beside the field, and nothing is kept', async () => {
      const grown = { ...newborn, Date_Of_Birth: '2004-01-01', Id_Number: anIdNumber({ born: '2004-01-01' }) };
      expect(await send('POST', `add-child/${ownerPolicy}`, grown)).toMatchObject({
        status: 422,
        body: {
          errors: [
            {
              field: 'Date_Of_Birth',
              message: 'Children of 22 or older can be covered only while studying full time or if disabled',
            },
          ],
        },
      });
      expect((await policy()).Pending_Actions).toBe(0);
    });

    it('of somebody else is unknown here, like one that does not exist (C2)', async () => {
      const { accessToken } = await world.signIn(strangerPolicy);
      const foreign = await world.send('GET', `/api/v1/policy/${strangerPolicy}`, { token: accessToken });
      const stranger = dataOf<{ policy: Policy }>(foreign).policy.MainMember.id;
      const answers = await Promise.all(
        [stranger, 'f3b3c1de-0000-4000-8000-000000000000', 'no-uuid'].map((id) =>
          send('DELETE', `delete-child/${ownerPolicy}`, { id, Reason: 'OTHER' }),
        ),
      );
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    });
  });

  describe('a beneficiary', () => {
    const shares = async (newPerson: number) => {
      const present = (await policy()).Beneficiaries;
      const rest = 100 - newPerson;
      const each = present.map(({ id }, place) => ({
        id,
        Benefit_Share: place === 0 ? rest - (present.length - 1) * 10 : 10,
      }));
      return [...each, { id: null, Benefit_Share: newPerson }];
    };

    it('is nominated at once with a PIN, with the new split of all', async () => {
      const ShareAllocation = await shares(30);
      const body = { ...sister, Benefit_Share: 30, ShareAllocation, otp: await pin('BENEFICIARY') };
      expect(dataOf(await send('POST', `add-beneficiary/${ownerPolicy}`, body))).toMatchObject({ outcome: 'APPLIED' });
      const after = (await policy()).Beneficiaries;
      expect(after.map(({ Benefit_Share }) => Benefit_Share)).toEqual([60, 10, 30]);
      expect(after.at(-1)).toMatchObject({ First_Name: 'Zodwa', Cell_Number: '27821230000', Version: 1 });
    });

    it('is nominated once, with the first answer, when that was lost and another PIN confirms the same (E5)', async () => {
      const ShareAllocation = await shares(30);
      const key = { 'idempotency-key': 'intention-2' };
      const sendWith = (otp: string, First_Name = 'Zodwa') =>
        send(
          'POST',
          `add-beneficiary/${ownerPolicy}`,
          { ...sister, First_Name, Benefit_Share: 30, ShareAllocation, otp },
          key,
        );
      const first = await sendWith(await pin('BENEFICIARY'));
      expect(dataOf(first)).toMatchObject({ outcome: 'APPLIED' });
      expect((await sendWith(await pin('BENEFICIARY'))).body).toEqual(first.body);
      expect((await policy()).Beneficiaries).toHaveLength(3);
      const other = await sendWith(await pin('BENEFICIARY'), 'Zanele');
      expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } });
    });

    it.each([
      { why: 'no PIN', otp: undefined, message: 'Enter the one-time PIN' },
      { why: 'a wrong PIN', otp: '000000', message: 'The one-time PIN is incorrect or has expired.' },
    ])('is not nominated with $why', async ({ otp, message }) => {
      await pin('BENEFICIARY');
      const wrong = otp === world.sentPin() ? '000001' : otp;
      const body = { ...sister, Benefit_Share: 30, ShareAllocation: await shares(30), otp: wrong };
      expect(await send('POST', `add-beneficiary/${ownerPolicy}`, body)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_OTP', message },
      });
      expect((await policy()).Beneficiaries).toHaveLength(2);
    });

    it('split of 99 or of somebody missing is refused', async () => {
      const otp = await pin('BENEFICIARY');
      const whole = await shares(30);
      for (const ShareAllocation of [
        whole.slice(1),
        whole.map((part, at) => (at === 0 ? { ...part, Benefit_Share: 59 } : part)),
      ]) {
        const refused = await send('POST', `add-beneficiary/${ownerPolicy}`, {
          ...sister,
          Benefit_Share: 30,
          ShareAllocation,
          otp,
        });
        expect(refused).toMatchObject({ status: 422, body: { message: 'Beneficiary shares must add up to 100%' } });
      }
    });

    it('may be the last one to go: the estate is paid then', async () => {
      const [first, second] = (await policy()).Beneficiaries;
      const remove = async (id: string | undefined, ShareAllocation: object[]) =>
        send('POST', `update-beneficiary/${ownerPolicy}`, {
          id,
          Beneficiary_Status: 'REMOVED',
          ShareAllocation,
          otp: await pin('BENEFICIARY'),
        });
      dataOf(await remove(first?.id, [{ id: second?.id, Benefit_Share: 100 }]));
      dataOf(await remove(second?.id, []));
      expect((await policy()).Beneficiaries).toEqual([]);
    });
  });

  describe('the cellphone number', () => {
    const change = async (Cell_Number: string) => ({
      Cell_Number,
      otp: await pin('UPDATE_CELL_NUMBER'),
      cellNumberOtp: await pin('UPDATE_CELL_NUMBER', `&cellNumber=${Cell_Number}`),
    });

    it('changes with two PINs, is told to the old number, and holds beneficiaries for a day', async () => {
      const old = (await policy()).MainMember.Cell_Number;
      dataOf(await send('PUT', `update-main-member/${ownerPolicy}`, await change('27830001111')));
      expect((await policy()).MainMember.Cell_Number).toBe('27830001111');
      expect(world.outbox.at(-1)).toMatchObject({ to: old, purpose: 'CELL_CHANGED' });
      const allowed = dataOf<{ actionType: string; isAllowed: boolean; reason: string | null }[]>(
        await send('GET', `allowed-actions/${ownerPolicy}`),
      );
      const held = allowed.find(({ actionType }) => actionType === 'ADD_BENEFICIARY');
      expect(held?.isAllowed).toBe(false);
      expect(held?.reason).toMatch(/less than 24 hours ago.*from \d\d:\d\d on 21 November 2026/);
      world.wait(86_400);
      token = (await world.signIn(ownerPolicy)).accessToken;
      const later = dataOf<typeof allowed>(await send('GET', `allowed-actions/${ownerPolicy}`));
      expect(later.find(({ actionType }) => actionType === 'ADD_BENEFICIARY')?.isAllowed).toBe(true);
    });

    it('takes the PIN of the old number again after the other one was mistyped', async () => {
      const body = await change('27830001111');
      const mistyped = await send('PUT', `update-main-member/${ownerPolicy}`, { ...body, cellNumberOtp: '000000' });
      expect(mistyped).toMatchObject({ status: 400, body: { code: 'INVALID_NEW_NUMBER_OTP' } });
      dataOf(await send('PUT', `update-main-member/${ownerPolicy}`, body));
      expect((await policy()).MainMember.Cell_Number).toBe('27830001111');
    });

    it('takes along what waits for the morning, and not what was told before', async () => {
      const old = (await policy()).MainMember.Cell_Number ?? '';
      const enqueue = (purpose: string, at: string) =>
        inTransaction(world.database, (tx) =>
          messageQueue.enqueue(tx, {
            id: crypto.randomUUID(),
            policyNumber: ownerPolicy,
            message: { channel: 'SMS', to: old, text: purpose, purpose },
            now: new Date(at),
          }),
        );
      await enqueue('PREMIUM_DUE', '2026-11-20T20:30:00Z');
      dataOf(await send('PUT', `update-main-member/${ownerPolicy}`, await change('27830001111')));
      const waiting = await messageQueue.claim(world.database, {
        now: new Date('2026-11-21T08:00:00Z'),
        leaseMs: 1000,
        most: 10,
      });
      expect(waiting.map(({ message }) => [message.purpose, message.to])).toEqual([['PREMIUM_DUE', '27830001111']]);
      expect(world.outbox.at(-1)).toMatchObject({ to: old, purpose: 'CELL_CHANGED' });
    });

    it('takes each PIN once', async () => {
      const body = await change('27830001111');
      dataOf(await send('PUT', `update-main-member/${ownerPolicy}`, body));
      const { otp } = body;
      const again = await send('PUT', `update-main-member/${ownerPolicy}`, { ...(await change('27830002222')), otp });
      expect(again).toMatchObject({ status: 400, body: { code: 'INVALID_OTP' } });
    });

    it('stays with a PIN that went to another number (E13)', async () => {
      const body = await change('27830001111');
      const refused = await send('PUT', `update-main-member/${ownerPolicy}`, { ...body, Cell_Number: '27830002222' });
      expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_NEW_NUMBER_OTP' } });
    });
  });

  it('an extended member needs a quote of this policy, and costs what was quoted', async () => {
    const uncle = {
      Title: 'MR',
      First_Name: 'Joseph',
      Surname: 'Canary',
      Id_Type: 'SA_ID',
      Gender: 'MALE',
      Id_Number: anIdNumber({ born: '1970-02-02', gender: 'MALE' }),
      Date_Of_Birth: '1970-02-02',
      Relationship: 'UNCLE',
      Is_Alive_Declaration: true,
      Cover_Amount: 10_000,
    };
    const quotes = dataOf<{ id: string; coverAmount: number; difference: number }[]>(
      await send('POST', `quotes/fetch-extended-member-quote/${ownerPolicy}`, {
        Date_Of_Birth: '1970-02-02',
        Relationship: 'UNCLE',
        Cover_Amount: null,
      }),
    );
    expect(quotes.map(({ coverAmount }) => coverAmount)).toEqual([5000, 10_000, 15_000, 20_000]);
    const [small, right] = quotes;
    const wrong = await send('POST', `add-extended-member/${ownerPolicy}`, { ...uncle, Quote_Id: small?.id });
    expect(wrong).toMatchObject({ status: 422, body: { message: 'Request a quote first' } });
    const { action } = dataOf<Change>(
      await send('POST', `add-extended-member/${ownerPolicy}`, { ...uncle, Quote_Id: right?.id }),
    );
    expect((action?.premiumAfter ?? 0) - (action?.premiumBefore ?? 0)).toBe(right?.difference);
  });

  it('a relative who is covered already is quoted at the age of entry, and only one of this policy', async () => {
    const [grace] = (await policy()).ExtendedMembers;
    const body = { Date_Of_Birth: grace?.Date_Of_Birth, Relationship: grace?.Relationship, Cover_Amount: 5000 };
    const [quote] = dataOf<{ difference: number; currentPremium: number; newPremium: number }[]>(
      await send('POST', `quotes/fetch-extended-member-quote/${ownerPolicy}`, { ...body, Member_Id: grace?.id }),
    );
    const entered = { Date_Of_Birth: grace?.Date_Of_Birth ?? '', Cover_Amount: 5000 };
    const premium = extendedPremium(extendedRates, entered, grace?.Cover_Start_Date ?? '') ?? 0;
    expect(quote?.difference).toBe(premium - (grace?.Monthly_Premium ?? 0));
    expect(quote?.newPremium).toBe((quote?.currentPremium ?? 0) + (quote?.difference ?? 0));
    expect(Object.keys(quote ?? {})).not.toEqual(expect.arrayContaining(['birthDate']));
    const unknown = await send('POST', `quotes/fetch-extended-member-quote/${ownerPolicy}`, {
      ...body,
      Member_Id: crypto.randomUUID(),
    });
    expect(unknown).toMatchObject({ status: 422, body: { message: 'This relative is not on the policy' } });
  });

  it('the same intention twice is one change with one answer; with other details it is refused (E5)', async () => {
    const key = { 'idempotency-key': 'intention-1' };
    const first = await send('POST', `add-child/${ownerPolicy}`, newborn, key);
    const again = await send('POST', `add-child/${ownerPolicy}`, newborn, key);
    expect(again.body).toEqual(first.body);
    expect((await policy()).Pending_Actions).toBe(1);
    const other = await send('POST', `add-child/${ownerPolicy}`, { ...newborn, First_Name: 'Palesa' }, key);
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } });
  });

  it('an approved change holds from its day, whoever reads first', async () => {
    const { action } = dataOf<Change>(await send('POST', `add-child/${ownerPolicy}`, newborn));
    const staff = { kind: 'consultant', id: crypto.randomUUID(), name: 'Naledi Mokoena' } as const;
    const { database, clock } = world;
    const approved = await decideAction(
      { database, clock, random: webRandom, verifyPin: async () => null },
      {
        policyNumber: ownerPolicy,
        actionId: action?.id ?? '',
        actor: staff,
        origin: { requestId: null, address: '192.0.2.1' },
        decision: { decision: 'APPROVE' },
      },
    );
    expect(approved).toMatchObject({ value: { status: 'APPROVED', effectiveDate: '2026-12-01' } });
    expect((await policy()).Children).toHaveLength(2);
    world.wait(11 * 86_400);
    token = (await world.signIn(ownerPolicy)).accessToken;
    expect((await policy()).Children.at(-1)).toMatchObject({
      First_Name: 'Naledi',
      Life_Status: 'ACTIVE',
      Cover_Start_Date: '2026-12-01',
    });
  });

  it('nobody decides in time: the request expires, and says so', async () => {
    const { action } = dataOf<Change>(await send('POST', `add-child/${ownerPolicy}`, newborn));
    world.wait(31 * 86_400);
    token = (await world.signIn(ownerPolicy)).accessToken;
    const late = await send('PUT', `approval-actions/${ownerPolicy}/${action?.id}`, { decision: 'CANCEL' });
    expect(late).toMatchObject({
      status: 410,
      body: { message: 'This request has expired. Please submit the change again.' },
    });
    // The premium of the month that passed is told of as well.
    expect((await notices()).map(({ type }) => type)).toContain('CHANGE_EXPIRED');
  });

  it('what waits no more is told with what became of it', async () => {
    const { action } = dataOf<Change>(await send('POST', `add-child/${ownerPolicy}`, newborn));
    expect(dataOf(await send('GET', `closed-approval-actions/${ownerPolicy}`))).toEqual([]);
    await send('PUT', `approval-actions/${ownerPolicy}/${action?.id}`, { decision: 'CANCEL' });
    world.wait(60);
    dataOf(await send('POST', `add-child/${ownerPolicy}`, newborn));
    world.wait(31 * 86_400);
    token = (await world.signIn(ownerPolicy)).accessToken;
    expect(dataOf(await send('GET', `closed-approval-actions/${ownerPolicy}`))).toMatchObject([
      { actionType: 'ADD_CHILD', status: 'EXPIRED' },
      { actionType: 'ADD_CHILD', status: 'CANCELLED', id: action?.id },
    ]);
  });

  it('every change is in the audit, its numbers masked, and the chain holds', async () => {
    await send('POST', `add-child/${ownerPolicy}`, newborn);
    const rows = (await auditOf(db.database, ownerPolicy)).filter(({ action }) => action === 'CHANGE_REQUESTED');
    expect(rows.at(-1)).toMatchObject({ actorType: 'CUSTOMER', role: 'customer', reason: 'ADD_CHILD' });
    expect(JSON.stringify(rows)).not.toContain(newborn.Id_Number);
    expect((await verifyAuditChains(db.database)).broken).toEqual([]);
  });

  it('a draft is gone once it was sent', async () => {
    dataOf(await send('PUT', `drafts/${ownerPolicy}/ADD_CHILD/new`, { values: { First_Name: 'Nal' } }));
    dataOf(await send('POST', `add-child/${ownerPolicy}`, newborn));
    expect(dataOf(await send('GET', `drafts/${ownerPolicy}`))).toEqual([]);
  });

  it('who-am-I has the address that the policyholder changed', async () => {
    dataOf(await send('PUT', `update-main-member/${ownerPolicy}`, { Email_Address: 'New@Example.com' }));
    expect(dataOf(await send('GET', 'auth/whoami'))).toMatchObject({ emailAddress: 'new@example.com' });
  });

  it('a draft is kept for 90 days, without PINs, and only for whoever typed it', async () => {
    const values = { First_Name: 'Nal', otp: '123456' };
    dataOf(await send('PUT', `drafts/${ownerPolicy}/ADD_CHILD/new`, { values }));
    expect(dataOf(await send('GET', `drafts/${ownerPolicy}`))).toMatchObject([
      { form: 'ADD_CHILD', recordId: 'new', values: { First_Name: 'Nal' } },
    ]);
    expect((await send('GET', `drafts/${ownerPolicy}`)).text).not.toContain('123456');
    expect(await send('PUT', `drafts/${ownerPolicy}/NO_FORM/new`, { values })).toMatchObject({ status: 404 });
    const draftsAfter = async (days: number) => {
      world.wait(days * 86_400);
      token = (await world.signIn(ownerPolicy)).accessToken;
      return dataOf(await send('GET', `drafts/${ownerPolicy}`));
    };
    expect(await draftsAfter(89)).toHaveLength(1);
    expect(await draftsAfter(2)).toEqual([]);
  });
});
