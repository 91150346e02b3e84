import { type PolicySummary } from '@portal/contract';
import { anotherConsultant, someConsultant } from '@portal/service-identity/testing';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeAll, expect, test } from 'vitest';
import { aStaffService, dataOf, type StaffService } from '../../../testing/staff-service';
import { canaries, ownerPolicy, ownerSecondPolicy, unknownPolicy } from '../../../testing/seeded-policies';

onEveryDatabase('the summary of a policy', (db) => {
  let staffService: StaffService;
  beforeAll(async () => {
    staffService = await aStaffService(db.database);
    await staffService.signIn(ownerPolicy);
    staffService.wait(60);
    await staffService.open(someConsultant);
  });
  const path = `/staff/policies/${ownerPolicy}/summary`;
  const summary = async () => dataOf<PolicySummary>(await staffService.as(someConsultant)('GET', path));

  test('is what somebody wants to know before the first question', async () => {
    const found = await summary();
    expect(found).toMatchObject({
      servicing: { policyNumber: ownerPolicy, reason: 'CALL', mainMember: 'Sipho Canary' },
      mainMember: {
        name: 'Sipho Canary',
        idNumberMasked: `*********${canaries.ownerIdNumber.slice(-4)}`,
        dateOfBirth: '1985-06-30',
        cellNumber: canaries.ownerCell,
        emailAddress: canaries.ownerEmail,
        language: 'English',
      },
      policyStatus: 'ACTIVE',
      premiumStatus: 'UP_TO_DATE',
      arrears: 0,
      paidToDate: '2026-11-30',
      nextDueDate: '2026-12-01',
      graceEndDate: null,
      canPayNow: true,
      openRequests: [],
      notes: [],
      lastSignInAt: '2026-11-20T08:00:00.000Z',
    });
    expect(found.policies.map(({ Policy_Number }) => Policy_Number)).toEqual([ownerPolicy, ownerSecondPolicy]);
    expect(JSON.stringify(found)).not.toContain(canaries.ownerIdNumber);
    expect(JSON.stringify(found)).not.toContain(canaries.accountNumber);
  });

  test('shows requests that wait, and the last contacts with the newest first', async () => {
    const call = staffService.as(someConsultant);
    staffService.wait(60);
    const child = dataOf<{ policy: { Children: { id: string }[] } }>(
      await call('GET', `/policy/${ownerPolicy}`),
    ).policy;
    const removal = { id: child.Children[0]?.id, Reason: 'NO_LONGER_DEPENDANT' };
    expect((await call('DELETE', `/delete-child/${ownerPolicy}`, removal)).status).toBe(200);
    const { openRequests, contacts } = await summary();
    expect(openRequests).toMatchObject([
      {
        actionType: 'DELETE_CHILD',
        requestedBy: 'Naledi Dlamini',
        requestedAt: staffService.clock.now().toISOString(),
      },
    ]);
    expect(contacts.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'MESSAGE_SENT Text message: Your approval is needed',
      'SERVICED Naledi Dlamini opened the policy: Policyholder called',
      'SIGN_IN Signed in to the portal',
    ]);
  });

  test('holds ten contacts at most', async () => {
    for (let times = 0; times < 12; times += 1) {
      staffService.wait(1);
      await staffService.open(someConsultant);
    }
    expect((await summary()).contacts).toHaveLength(10);
  });

  test('is for whoever has the policy open', async () => {
    expect((await staffService.as(anotherConsultant)('GET', path)).body.code).toBe('POLICY_NOT_OPENED');
    const unknown = path.replace(ownerPolicy, unknownPolicy);
    expect((await staffService.as(someConsultant)('GET', unknown)).status).toBe(404);
    const { accessToken: token } = await staffService.signIn(ownerPolicy);
    expect((await staffService.send('GET', `/api/v1${path}`, { token })).status).toBe(403);
  });
});
