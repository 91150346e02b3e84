import { type Policy } from '@portal/contract';
import { anotherConsultant, someConsultant } from '@portal/service-identity/testing';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeAll, expect, test } from 'vitest';
import { aStaffService, dataOf, type StaffService } from '../../../testing/staff-service';
import { canaries, ownerPolicy, strangerPolicy } from '../../../testing/seeded-policies';

onEveryDatabase('a full number that staff look at', (db) => {
  let staffService: StaffService;
  let policy: Policy;
  let stranger: Policy;
  beforeAll(async () => {
    staffService = await aStaffService(db.database);
    await staffService.open(someConsultant);
    await staffService.open(someConsultant, strangerPolicy, { reason: 'QUALITY', note: 'Sample of May', answers: [] });
    const read = async (number: string) =>
      dataOf<{ policy: Policy }>(await staffService.as(someConsultant)('GET', `/policy/${number}`)).policy;
    policy = await read(ownerPolicy);
    stranger = await read(strangerPolicy);
  });
  const path = `/staff/policies/${ownerPolicy}/reveals`;
  const reveal = (entityType: string, entityId: unknown, staff = someConsultant) =>
    staffService.as(staff)('POST', path, { entityType, entityId });

  test('is written down, for each kind of person on the policy, without the number', async () => {
    const people: [string, string | undefined][] = [
      ['MAIN_MEMBER', policy.MainMember.id],
      ['SPOUSE', policy.Spouse?.id],
      ['CHILD', policy.Children[0]?.id],
      ['EXTENDED_MEMBER', policy.ExtendedMembers[0]?.id],
      ['BENEFICIARY', policy.Beneficiaries[0]?.id],
    ];
    for (const [entityType, entityId] of people) {
      expect(dataOf(await reveal(entityType, entityId))).toEqual({ noted: true });
      const [row] = await staffService.audit();
      expect(row).toMatchObject({ action: 'NUMBER_SHOWN', actorId: someConsultant.sub, entityType, entityId });
      expect(JSON.stringify(row)).not.toContain(canaries.ownerIdNumber);
    }
  });

  test('is of somebody on this policy: all others are refused alike, and nothing is written', async () => {
    const before = (await staffService.audit()).length;
    const others: [string, string | undefined][] = [
      ['MAIN_MEMBER', stranger.MainMember.id],
      ['MAIN_MEMBER', crypto.randomUUID()],
      ['MAIN_MEMBER', 'not-a-uuid'],
      ['SPOUSE', policy.MainMember.id],
      ['BANKING_DETAILS', policy.BankingDetails?.id],
      ['POLICY', policy.id],
    ];
    const answers = new Set<string>();
    for (const [entityType, entityId] of others) {
      const { status, text } = await reveal(entityType, entityId);
      answers.add(`${status} ${text}`);
    }
    expect([...answers]).toEqual([expect.stringMatching(/^404 .*NOT_FOUND/)]);
    expect((await staffService.audit()).length).toBe(before);
  });

  test('is for staff with the policy open', async () => {
    expect((await reveal('MAIN_MEMBER', policy.MainMember.id, anotherConsultant)).body.code).toBe('POLICY_NOT_OPENED');
    const { accessToken: token } = await staffService.signIn(ownerPolicy);
    const body = { entityType: 'MAIN_MEMBER', entityId: policy.MainMember.id };
    expect((await staffService.send('POST', `/api/v1${path}`, { token, body })).status).toBe(403);
    expect(await reveal('NOBODY', policy.MainMember.id)).toMatchObject({ status: 422 });
  });
});
