import { type PolicySearchResult } from '@portal/contract';
import {
  anotherConsultant,
  someConsultant,
  somePortalAdmin,
  staffWithoutGroup,
} from '@portal/service-identity/testing';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeAll, expect, test } from 'vitest';
import { aStaffService, dataOf, type StaffService } from '../../../testing/staff-service';
import { canaries, ownerPolicy, ownerSecondPolicy, strangerPolicy } from '../../../testing/seeded-policies';

onEveryDatabase('staff who look for a policy', (db) => {
  let staffService: StaffService;
  beforeAll(async () => {
    staffService = await aStaffService(db.database);
  });
  const search = (text: unknown, staff = someConsultant) =>
    staffService.as(staff)('POST', '/staff/policy-search', { text });
  const found = async (text: string) => dataOf<PolicySearchResult>(await search(text));

  test('see no more than it takes to tell it from others, numbers masked', async () => {
    expect(await found(ownerPolicy)).toEqual({
      policies: [
        {
          policyNumber: ownerPolicy,
          productName: expect.any(String),
          policyStatus: 'ACTIVE',
          premiumStatus: 'UP_TO_DATE',
          mainMember: 'Sipho Canary',
          found: null,
          idNumberMasked: `*********${canaries.ownerIdNumber.slice(-4)}`,
          cellNumberMasked: '082 *** 6543',
        },
      ],
      hasMore: false,
    });
  });

  test.each([
    { text: canaries.ownerIdNumber, numbers: [ownerPolicy, ownerSecondPolicy], by: 'Sipho Canary' },
    { text: canaries.childIdNumber, numbers: [ownerPolicy], by: 'Lindiwe Canary' },
    { text: '083 111 2223', numbers: [strangerPolicy], by: 'Thandi Stranger' },
    { text: 'thandi str', numbers: [strangerPolicy], by: 'Thandi Stranger' },
    { text: 'canary', numbers: [ownerPolicy, ownerSecondPolicy], by: 'Sipho Canary' },
    { text: 'grace', numbers: [ownerPolicy], by: 'Grace Canary' },
    { text: 'nobody', numbers: [], by: undefined },
  ])('find by "$text" $numbers', async ({ text, numbers, by }) => {
    const { policies } = await found(text);
    expect(policies.map(({ policyNumber }) => policyNumber)).toEqual(numbers);
    expect(policies[0]?.found?.name).toBe(by);
  });

  test.each(['7', '', '!!', '12345', 'a', 7, null])('are told what to type instead of %j', async (text) => {
    expect(await search(text)).toMatchObject({ status: 422, body: { errors: [{ field: 'text' }] } });
  });

  test('leave a row in the audit of the system: by what they looked and how much they found, not for whom', async () => {
    await search(canaries.ownerIdNumber, anotherConsultant);
    await search('sipho can', anotherConsultant);
    const [byName, byIdNumber] = await staffService.audit('SYSTEM');
    const told = {
      action: 'POLICIES_SEARCHED',
      actorType: 'STAFF',
      actorId: anotherConsultant.sub,
      policyNumber: null,
    };
    expect(byName).toMatchObject({ ...told, after: { by: ['name'], found: 2, hasMore: false } });
    expect(byIdNumber).toMatchObject({
      ...told,
      after: { by: ['policyNumber', 'idNumber'], found: 2, hasMore: false },
    });
    const all = JSON.stringify([await staffService.audit('SYSTEM'), staffService.events]).toLowerCase();
    for (const secret of [canaries.ownerIdNumber, canaries.childIdNumber, 'sipho', 'canary'])
      expect(all).not.toContain(secret);
  });

  test('are staff of one of the two groups', async () => {
    const { accessToken } = await staffService.signIn(ownerPolicy);
    const body = { text: ownerPolicy };
    expect((await search(ownerPolicy, somePortalAdmin)).status).toBe(200);
    expect(await search(ownerPolicy, staffWithoutGroup)).toMatchObject({
      status: 403,
      body: { message: 'You do not have access to service policies.' },
    });
    expect((await staffService.send('POST', '/api/v1/staff/policy-search', { token: accessToken, body })).status).toBe(
      403,
    );
    expect((await staffService.send('POST', '/api/v1/staff/policy-search', { body })).status).toBe(401);
  });
});
