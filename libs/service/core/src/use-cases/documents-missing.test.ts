import { type ApprovalAction, type NotificationPage } from '@portal/contract';
import { someConsultant } from '@portal/service-identity/testing';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, it } from 'vitest';
import { dataOf } from '../testing/staff-service';
import { ownerPolicy } from '../testing/seeded-policies';
import { aWorkbench, type Workbench } from '../testing/workbench';

const aBaby = {
  Title: null,
  First_Name: 'Naledi',
  Surname: 'Canary',
  Id_Type: 'BIRTH_CERTIFICATE',
  Gender: 'FEMALE',
  Date_Of_Birth: '2026-11-15',
  Relationship: 'BIOLOGICAL_CHILD',
  Guardian_Declaration: true,
};
const again = { message: 'The stamp cannot be read', documentTypes: ['BIRTH_CERTIFICATE'] };
const aDay = 24 * 3600;

onEveryDatabase('The birth certificate of a newborn without an ID number', (db) => {
  let bench: Workbench;
  let id = '';
  beforeEach(async () => {
    await emptyDatabase(db.database);
    bench = await aWorkbench(db.database);
    id = bench.idOf(await bench.customer('POST', `/add-child/${ownerPolicy}`, aBaby));
  });
  const messages = async () => dataOf<NotificationPage>(await bench.customer('GET', '/notifications/in-app')).data;
  /** What the messages say is missing. */
  const inMessages = async () => (await messages()).flatMap(({ missingDocument }) => missingDocument ?? []);
  /** What the request itself says is missing. */
  const inRequest = async () => {
    const path = `/approval-actions/pending/${ownerPolicy}`;
    const pending = dataOf<ApprovalAction[]>(await bench.customer('GET', path));
    return pending.flatMap(({ missingDocument }) => missingDocument ?? []);
  };
  const everywhere = async () => [...(await inMessages()), ...(await inRequest())];
  const approve = () => bench.decide(someConsultant, id, { decision: 'APPROVE' });

  it('is missing in the message about the request and in the request, and blocks it', async () => {
    const missing = {
      policyNumber: ownerPolicy,
      actionId: id,
      about: 'Child: Naledi C.',
      firstName: 'Naledi',
      type: 'BIRTH_CERTIFICATE',
      isAskedAgain: false,
      isBlocking: true,
      message: null,
    };
    expect(await everywhere()).toEqual([missing, missing]);
    await bench.take(someConsultant, id);
    expect(await approve()).toMatchObject({
      status: 409,
      body: {
        code: 'INVALID_STATUS',
        message: 'The birth certificate is missing, and the request cannot be approved without it.',
      },
    });
  });

  it('is missing nowhere once it was sent, and the request can be approved', async () => {
    await bench.sendDocument(id);
    expect(await everywhere()).toEqual([]);
    await bench.take(someConsultant, id);
    expect((await approve()).status).toBe(200);
  });

  it('is missing again, with the reason and in one message only, when a person could not use it', async () => {
    await bench.sendDocument(id);
    await bench.take(someConsultant, id);
    bench.wait(60); // of two messages of one moment neither is the newer
    await bench.act(someConsultant, id, 'ask-for-more', again);
    const missing = { type: 'BIRTH_CERTIFICATE', isAskedAgain: true, isBlocking: true, message: again.message };
    expect(await inMessages()).toMatchObject([missing]);
    expect(await inRequest()).toMatchObject([missing]);
    const saying = (await messages()).find(({ missingDocument }) => missingDocument !== null);
    expect(saying).toMatchObject({ type: 'MORE_ASKED' });
    expect((await approve()).status).toBe(409);
    await bench.sendDocument(id);
    expect(await everywhere()).toEqual([]);
    expect((await approve()).status).toBe(200);
  });

  it('is missing nowhere once the request was declined', async () => {
    await bench.take(someConsultant, id);
    await bench.decide(someConsultant, id, { decision: 'DECLINE', comment: 'Not a child of the member' });
    expect(await everywhere()).toEqual([]);
  });

  it('is missing nowhere, and asked for nowhere, once the request has run out', async () => {
    bench.wait(31 * aDay);
    expect(await everywhere()).toEqual([]);
    const path = `/policies/${ownerPolicy}/documents`;
    expect(dataOf<{ requests: unknown[] }>(await bench.customer('GET', path)).requests).toEqual([]);
  });

  it('of a message that was read stays in it', async () => {
    const [message] = await messages();
    const read = await bench.customer('POST', `/notifications/${message?.id}/read`);
    expect(dataOf(read)).toMatchObject({ isRead: true, missingDocument: { actionId: id } });
  });
});
