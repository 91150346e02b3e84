import { type PolicyHistory } from '@portal/contract';
import { someConsultant } from '@portal/service-identity/testing';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeAll, expect, test } from 'vitest';
import { ownerPolicy, strangerPolicy } from '../../../testing/seeded-policies';
import { aStaffService, dataOf, type StaffService } from '../../../testing/staff-service';

onEveryDatabase('the history of a policy', (db) => {
  let staffService: StaffService;
  let token = '';
  beforeAll(async () => {
    staffService = await aStaffService(db.database);
    token = (await staffService.signIn(ownerPolicy)).accessToken;
  });
  const send = (method: string, path: string, body?: unknown) =>
    staffService.send(method, `/api/v1${path}`, { token, body });
  const history = async (page = 1) =>
    dataOf<PolicyHistory>(await send('GET', `/policies/${ownerPolicy}/history?pageNumber=${page}`));
  const newest = async () => {
    const [first] = (await history()).data;
    return first && [first.by, first.who, first.what, first.why];
  };

  test('tells that its policyholder signed in', async () => {
    expect(await newest()).toEqual(['POLICYHOLDER', null, 'Signed in', null]);
  });

  test('tells what staff did as the access log does: who, what and why', async () => {
    staffService.wait(1);
    await staffService.open(someConsultant);
    expect(await newest()).toEqual(['STAFF', 'Naledi Dlamini', 'Opened your policy', 'Policyholder called']);
  });

  test('tells of a change at once by its name', async () => {
    staffService.wait(1);
    const { policy } = dataOf<{ policy: { MainMember: { id: string; Version: number } } }>(
      await send('GET', `/policy/${ownerPolicy}`),
    );
    const { id, Version } = policy.MainMember;
    const changed = await send('PUT', `/update-main-member/${ownerPolicy}`, {
      id,
      Version,
      Email_Address: 'new@example.com',
    });
    expect(changed.status).toBe(200);
    expect(await newest()).toEqual(['POLICYHOLDER', null, 'Changed your policy: Update contact details', null]);
  });

  test('tells nothing of notes that staff write, and nothing of another policy', async () => {
    const before = (await history()).totalRecords;
    staffService.wait(1);
    const noted = await staffService.as(someConsultant)('POST', `/staff/policies/${ownerPolicy}/notes`, {
      text: 'A note',
    });
    expect(noted.status).toBe(200);
    await staffService.signIn(strangerPolicy);
    expect((await history()).totalRecords).toBe(before);
  });

  test('comes twenty at a time, the newest first', async () => {
    const { data, pageSize, totalPages, totalRecords } = await history();
    expect(data.length).toBe(Math.min(pageSize, totalRecords));
    expect(totalPages).toBe(Math.ceil(totalRecords / pageSize));
    expect(data.map(({ at }) => at)).toEqual(
      data
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    );
  });
});
