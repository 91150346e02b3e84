import { aPdf } from '@portal/domain/testing';
import { type AccessLog, type PaidStatus, type Policy } from '@portal/contract';
import { anotherConsultant, someConsultant, somePortalAdmin } from '@portal/service-identity/testing';
import { appendAudit, inTransaction } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeAll, expect, test } from 'vitest';
import { aCall, aStaffService, dataOf, type StaffService, rightAnswers } from '../../../testing/staff-service';
import { canaries, ownerPolicy, strangerPolicy, unknownPolicy } from '../../../testing/seeded-policies';

const path = (number = ownerPolicy) => `/policies/${number}/access-log`;

onEveryDatabase('the access log of a policy', (db) => {
  let staffService: StaffService;
  let token = '';
  let policy: Policy;
  const signIn = async () => void (token = (await staffService.signIn(ownerPolicy)).accessToken);
  beforeAll(async () => {
    staffService = await aStaffService(db.database);
    await signIn();
    const read = await staffService.send('GET', `/api/v1/policy/${ownerPolicy}`, { token });
    policy = dataOf<{ policy: Policy }>(read).policy;
  });
  const log = async (page = 1) =>
    dataOf<AccessLog>(await staffService.send('GET', `/api/v1${path()}?pageNumber=${page}`, { token }));
  const lines = async () => (await log()).data.map(({ who, role, kind, what, why }) => [who, role, kind, what, why]);
  /** What an act adds to it, the newest first. */
  const added = async (act: () => Promise<unknown>) => {
    const before = (await log()).totalRecords;
    staffService.wait(1);
    await act();
    const { data, totalRecords } = await log();
    return data.slice(0, totalRecords - before).map(({ kind, what, why }) => ({ kind, what, why }));
  };
  const naledi = (method: string, address: string, body?: unknown) =>
    staffService.as(someConsultant)(method, address, body);
  const why = 'Policyholder called';

  test('is empty while nobody looked, whatever the policyholder does', async () => {
    expect(await log()).toEqual({ data: [], pageNumber: 1, pageSize: 20, totalRecords: 0, totalPages: 0 });
  });

  test('says who opened the policy, as what, when and why, and who could not', async () => {
    const wrong = { ...aCall, answers: [{ question: 'PREMIUM', answer: '1' }, ...rightAnswers] };
    await staffService.open(anotherConsultant, ownerPolicy, wrong);
    staffService.wait(1);
    await staffService.open(somePortalAdmin, ownerPolicy, {
      reason: 'COMPLAINT',
      note: 'Angry, a difficult man',
      answers: [],
    });
    staffService.wait(1);
    await staffService.open(someConsultant);
    expect(await lines()).toEqual([
      ['Naledi Dlamini', 'Consultant', 'OPENED', 'Opened your policy', why],
      ['Priya Naidoo', 'Administrator', 'OPENED', 'Opened your policy', 'Complaint'],
      [
        ...['Johan van Wyk', 'Consultant', 'NOT_OPENED'],
        ...['Could not verify the caller, so your policy was not opened', why],
      ],
    ]);
    const { data } = await log();
    expect(data[0]?.at).toBe(staffService.clock.now().toISOString());
    // What staff noted for themselves, and which question failed, is not for here.
    expect(JSON.stringify(data)).not.toMatch(/difficult|PREMIUM/);
  });

  test('says whose full number was shown, with the reason for which the policy was open', async () => {
    const body = { entityType: 'CHILD', entityId: policy.Children[0]?.id };
    expect(await added(() => naledi('POST', `/staff/policies/${ownerPolicy}/reveals`, body))).toEqual([
      { kind: 'NUMBER_SHOWN', what: 'Looked at a full ID number: Child', why },
    ]);
  });

  test('says which documents staff opened, and none that the policyholder opened', async () => {
    const document = { base64File: btoa(aPdf()), fileName: 'a.pdf', fileExtension: '.pdf' };
    const sent = await staffService.send('POST', `/api/v1/policies/${ownerPolicy}/documents`, {
      token,
      body: { type: 'ID_COPY', actionId: null, contentType: 'application/pdf', ...document },
    });
    const { PaymentHistory } = dataOf<PaidStatus>(await naledi('GET', `/policies/${ownerPolicy}/paid-status`));
    const documents = [
      { at: `/policies/${ownerPolicy}/documents/${dataOf<{ id: string }>(sent).id}`, document: 'Copy of the ID' },
      { at: `/policies/${ownerPolicy}/document`, document: 'Policy schedule' },
      { at: `/policies/${ownerPolicy}/document/text`, document: 'Policy schedule' },
      { at: `/policies/${ownerPolicy}/payments/${PaymentHistory[0]?.id}/proof`, document: 'Proof of payment' },
      { at: `/policies/${ownerPolicy}/premium-statement`, document: 'Premium statement' },
    ];
    for (const { at, document } of documents) {
      const told = await added(async () => expect((await naledi('GET', at)).status).toBe(200));
      expect(told).toEqual([{ kind: 'DOCUMENT_OPENED', what: `Opened a document: ${document}`, why }]);
      expect(await added(() => staffService.send('GET', `/api/v1${at}`, { token }))).toEqual([]);
    }
    const missing = `/policies/${ownerPolicy}/documents/${policy.id}`;
    expect(await added(() => naledi('GET', missing))).toEqual([]);
  });

  test('says what staff changed and asked for', async () => {
    const contact = { Email_Address: 'new.address@example.com', Version: policy.MainMember.Version };
    const changed = await added(() => naledi('PUT', `/update-main-member/${ownerPolicy}`, contact));
    expect(changed).toEqual([{ kind: 'CHANGED', what: 'Changed your policy: Update contact details', why }]);
    const removal = { id: policy.Children[0]?.id, Reason: 'NO_LONGER_DEPENDANT' };
    const asked = await added(() => naledi('DELETE', `/delete-child/${ownerPolicy}`, removal));
    expect(asked).toEqual([{ kind: 'CHANGED', what: 'Asked for a change: Remove child', why }]);
  });

  test('says that a link to pay was sent', async () => {
    expect(await added(() => naledi('POST', `/staff/policies/${ownerPolicy}/payment-link`))).toEqual([
      { kind: 'MESSAGE_SENT', what: 'Sent you a link to pay', why },
    ]);
  });

  test('says who read a request, also before the policy was open', async () => {
    const event = {
      at: staffService.clock.now(),
      actorType: 'STAFF',
      actorId: anotherConsultant.sub,
      role: 'consultant',
    } as const;
    const request = {
      policyNumber: ownerPolicy,
      action: 'REQUEST_READ',
      entityType: 'CHILD',
      outcome: 'SUCCEEDED',
    } as const;
    expect(await added(() => inTransaction(db.database, (tx) => appendAudit(tx, { ...event, ...request })))).toEqual([
      { kind: 'REQUEST_READ', what: 'Read a request: Child', why: 'Decision on a requested change' },
    ]);
  });

  test('says nothing of notes, and nothing of closing what had been opened', async () => {
    const text = 'Sounded worried';
    expect(await added(() => naledi('POST', `/staff/policies/${ownerPolicy}/notes`, { text }))).toEqual([]);
    expect(await added(() => naledi('DELETE', `/staff/servicings/${ownerPolicy}`))).toEqual([]);
  });

  test('comes in pages of twenty', async () => {
    for (let times = 0; times < 21; times += 1) {
      staffService.wait(1);
      await staffService.open(someConsultant);
    }
    const [first, second, third] = [await log(1), await log(2), await log(3)];
    expect(first.data).toHaveLength(20);
    expect(first.totalPages).toBe(2);
    expect(second.data).toHaveLength(first.totalRecords - 20);
    expect(third.data).toEqual([]);
    const times = [...first.data, ...second.data].map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
  });

  test('shows no number, and nobody who asked about another policy', async () => {
    await staffService.open(someConsultant, strangerPolicy, { reason: 'QUALITY', note: 'Sample of May', answers: [] });
    const all = JSON.stringify(await log());
    expect(all).not.toContain('Quality check');
    for (const secret of [canaries.ownerIdNumber, canaries.childIdNumber, canaries.ownerCell, someConsultant.sub])
      expect(all).not.toContain(secret);
  });

  test('is for its policyholder, and for staff with the policy open', async () => {
    const stranger = (await staffService.signIn(strangerPolicy)).accessToken;
    const foreign = await staffService.send('GET', `/api/v1${path()}`, { token: stranger });
    const unknown = await staffService.send('GET', `/api/v1${path(unknownPolicy)}`, { token: stranger });
    expect(foreign).toMatchObject({ status: 404, text: unknown.text });
    expect((await naledi('GET', path())).status).toBe(200);
    staffService.wait(4 * 3600);
    expect((await naledi('GET', path())).body.code).toBe('POLICY_NOT_OPENED');
    await signIn();
    expect((await log()).totalRecords).toBeGreaterThan(20);
  });
});
