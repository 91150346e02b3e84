import { type ApprovalCase, type DocumentList, type Servicing } from '@portal/contract';
import { anotherConsultant, someConsultant, somePortalAdmin } from '@portal/service-identity/testing';
import { auditOf, verifyAuditChains } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, it } from 'vitest';
import { dataOf } from '../../../testing/staff-service';
import { ownerPolicy } from '../../../testing/seeded-policies';
import { aWorkbench, type Workbench } from '../../../testing/workbench';

const approve = { decision: 'APPROVE' };

onEveryDatabase('Working on a request', (db) => {
  let bench: Workbench;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    bench = await aWorkbench(db.database);
  });

  it('taking it opens its policy, so that the documents can be read and the decision be made', async () => {
    const id = await bench.askForChild();
    expect(await bench.decide(someConsultant, id, approve)).toMatchObject({ body: { code: 'POLICY_NOT_OPENED' } });
    const taken = dataOf<ApprovalCase>(await bench.take(someConsultant, id));
    expect(taken).toMatchObject({ takenBy: { name: 'Naledi Dlamini', isMine: true }, canRelease: true });
    const as = bench.as(someConsultant);
    expect(dataOf<Servicing[]>(await as('GET', '/staff/servicings'))).toMatchObject([
      { policyNumber: ownerPolicy, reason: 'DECISION', note: 'Add child' },
    ]);
    const { documents } = dataOf<DocumentList>(await as('GET', `/policies/${ownerPolicy}/documents`));
    const document = documents.find(({ type }) => type === 'BIRTH_CERTIFICATE');
    dataOf(await as('GET', `/policies/${ownerPolicy}/documents/${document?.id}`));
    expect(dataOf(await bench.decide(someConsultant, id, approve))).toMatchObject({ status: 'APPROVED' });
  });

  it('a colleague is told who works on it, and an administrator gives it back', async () => {
    const id = await bench.askForChild();
    dataOf(await bench.take(anotherConsultant, id));
    const message = 'Johan van Wyk is working on this request.';
    for (const answer of [
      await bench.take(someConsultant, id),
      await bench.act(someConsultant, id, 'release'),
      await bench.act(someConsultant, id, 'ask-for-more', { message: 'Please explain' }),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'TAKEN', message } });
    }
    expect(await bench.caseOf(someConsultant, id)).toMatchObject({
      canDecide: false,
      whyNot: message,
      canRelease: false,
      action: { canApprove: false, canDecline: false },
    });
    expect((await bench.caseOf(somePortalAdmin, id)).canRelease).toBe(true);
    expect(dataOf(await bench.act(somePortalAdmin, id, 'release'))).toMatchObject({ takenBy: null, canDecide: true });
    dataOf(await bench.take(someConsultant, id));
  });

  it('of fifty takes at once, one is had (C7)', async () => {
    const id = await bench.askForChild();
    const people = [someConsultant, anotherConsultant, somePortalAdmin];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => {
        const person = people[at % 3] ?? someConsultant;
        return bench.take({ ...person, sub: `${person.sub}-${at}` }, id);
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 409 && body.code === 'TAKEN')).toHaveLength(49);
  });

  it('of fifty decisions at once, one is taken and 49 are told so (C7)', async () => {
    const id = await bench.askForChild();
    const people = [someConsultant, anotherConsultant, somePortalAdmin];
    for (const person of people) {
      dataOf(await bench.take(person, id));
      dataOf(await bench.act(person, id, 'release'));
    }
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        bench.decide(
          people[at % 3] ?? someConsultant,
          id,
          at % 2 ? approve : { decision: 'DECLINE', comment: 'Not now' },
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'ACTION_NOT_PENDING')).toHaveLength(49);
    expect((await verifyAuditChains(db.database)).broken).toEqual([]);
  });

  it('asking for more needs words of five letters at least', async () => {
    const id = await bench.askForChild();
    const ask = (body: object) => bench.act(someConsultant, id, 'ask-for-more', body);
    expect(await ask({ message: 'Why' })).toMatchObject({ status: 422 });
    expect(await ask({ message: 'Please explain', documentTypes: ['TERMS'] })).toMatchObject({ status: 422 });
    expect(dataOf(await ask({ message: 'Please explain' }))).toMatchObject({ asked: [{ message: 'Please explain' }] });
  });

  it('the policyholder reads in the access log who read, took and decided', async () => {
    const id = await bench.askForChild();
    await bench.caseOf(someConsultant, id);
    dataOf(await bench.take(someConsultant, id));
    dataOf(await bench.decide(someConsultant, id, approve));
    const { data } = dataOf<{ data: { kind: string }[] }>(
      await bench.customer('GET', `/policies/${ownerPolicy}/access-log`),
    );
    expect(data.map(({ kind }) => kind)).toEqual(['DECIDED', 'REQUEST_READ', 'OPENED', 'REQUEST_READ']);
    const rows = await auditOf(db.database, ownerPolicy);
    expect(rows.filter(({ action }) => action === 'CHANGE_APPROVED')).toMatchObject([{ actorId: someConsultant.sub }]);
  });

  it('several safe ones are approved in one go, without opening their policies', async () => {
    const ids = [await bench.askForChild(1), await bench.askForChild(2)];
    const approveAll = (body: unknown) =>
      bench.as(someConsultant)('POST', '/staff/approval-actions/approve-together', body);
    expect(await approveAll({ ids: [ids[0], 'no-uuid'] })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await approveAll({ ids: [ids[0], ids[0]] })).toMatchObject({ status: 422 });
    expect(await approveAll({ ids: [ids[0]] })).toMatchObject({ status: 422 });
    expect(await approveAll({ ids: [...ids, await bench.askForName()] })).toMatchObject({
      status: 409,
      body: { message: 'Choose requests of one kind only.' },
    });
    expect(dataOf(await approveAll({ ids }))).toEqual(ids.map((id) => ({ id, approved: true, message: null })));
    expect((await bench.queue(someConsultant, '?actionType=ADD_CHILD')).totalRecords).toBe(0);
  });

  it('recorded consent is told to the policyholder, and confirmed by somebody else', async () => {
    dataOf(await bench.open(someConsultant));
    const [relative] = dataOf<{ policy: { ExtendedMembers: { id: string }[] } }>(
      await bench.as(someConsultant)('GET', `/policy/${ownerPolicy}`),
    ).policy.ExtendedMembers;
    const removal = { id: relative?.id, Reason: 'OTHER' };
    const id = bench.idOf(await bench.as(someConsultant)('DELETE', `/delete-extended-member/${ownerPolicy}`, removal));
    dataOf(await bench.take(anotherConsultant, id));
    expect((await bench.caseOf(anotherConsultant, id)).canRecordConsent).toBe(true);
    const recorded = { ...approve, consentMethod: 'VOICE_RECORDING', consentReference: 'REC-77' };
    dataOf(await bench.decide(anotherConsultant, id, recorded));
    expect(bench.outbox.at(-1)?.text).toMatch(/agreed by phone to "Remove extended member".*086 000 7580/);
    expect(await bench.decide(anotherConsultant, id, approve)).toMatchObject({ body: { code: 'FORBIDDEN' } });
    expect(await bench.decide(someConsultant, id, approve)).toMatchObject({ body: { code: 'FORBIDDEN' } });
    dataOf(await bench.take(somePortalAdmin, id));
    expect(dataOf(await bench.decide(somePortalAdmin, id, approve))).toMatchObject({
      status: 'APPROVED',
      decidedBy: { name: 'Priya Naidoo' },
      consentReference: 'REC-77',
    });
  });
});
