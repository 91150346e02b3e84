import { type PolicySummary, type StaffNote } from '@portal/contract';
import { anotherConsultant, someConsultant } from '@portal/service-identity/testing';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeAll, expect, test } from 'vitest';
import { aStaffService, dataOf, type StaffService } from '../../../testing/staff-service';
import { ownerPolicy, strangerPolicy } from '../../../testing/seeded-policies';

onEveryDatabase('a note of staff', (db) => {
  let staffService: StaffService;
  beforeAll(async () => {
    staffService = await aStaffService(db.database);
    await staffService.open(someConsultant);
    await staffService.open(anotherConsultant);
  });
  const path = `/staff/policies/${ownerPolicy}/notes`;
  const write = (text: unknown, headers = {}, staff = someConsultant) =>
    staffService.as(staff)('POST', path, { text }, { headers });
  const notes = async () =>
    dataOf<PolicySummary>(await staffService.as(someConsultant)('GET', `/staff/policies/${ownerPolicy}/summary`)).notes;

  test('stands on the policy with who wrote it, the newest first', async () => {
    const first = dataOf<StaffNote>(await write('  Asked when the   premium is due. '));
    expect(first).toMatchObject({ text: 'Asked when the premium is due.', writtenBy: 'Naledi Dlamini' });
    staffService.wait(1);
    const second = dataOf<StaffNote>(await write('Will send a letter', {}, anotherConsultant));
    expect(await notes()).toEqual([second, first]);
  });

  test('is in the audit without what it says', async () => {
    const note = dataOf<StaffNote>(await write('Canary in the coal mine'));
    const [row] = await staffService.audit();
    expect(row).toMatchObject({ action: 'NOTE_WRITTEN', actorId: someConsultant.sub, entityId: note.id });
    expect(JSON.stringify([row, staffService.events])).not.toContain('coal mine');
  });

  test('is written once for one intention, however often it is sent', async () => {
    const before = (await notes()).length;
    const headers = { 'idempotency-key': 'note-1' };
    const sent = await Promise.all(Array.from({ length: 10 }, () => write('Sent ten times', headers)));
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
    expect((await notes()).length).toBe(before + 1);
    expect(await write('Something else', headers)).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_MISMATCH' },
    });
    expect((await write('Sent ten times', headers, anotherConsultant)).status).toBe(200);
    expect((await notes()).length).toBe(before + 2);
  });

  test.each([
    { text: '', says: 'Write a note' },
    { text: 'ab', says: 'Write at least 3 characters' },
    { text: 'a'.repeat(1001), says: 'A note must be 1000 characters or less' },
    { text: '<b>bold</b>', says: 'This text contains characters that are not allowed' },
  ])('"$says" is the answer to one that is not in order', async ({ text, says }) => {
    expect(await write(text)).toMatchObject({ status: 422, body: { message: says } });
  });

  test('is about a policy that is open to its writer', async () => {
    const elsewhere = path.replace(ownerPolicy, strangerPolicy);
    expect((await staffService.as(someConsultant)('POST', elsewhere, { text: 'A note' })).body.code).toBe(
      'POLICY_NOT_OPENED',
    );
    const { accessToken: token } = await staffService.signIn(ownerPolicy);
    expect((await staffService.send('POST', `/api/v1${path}`, { token, body: { text: 'A note' } })).status).toBe(403);
  });
});
