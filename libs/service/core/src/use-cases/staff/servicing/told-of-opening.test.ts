import { apiBase, type NotificationPage } from '@portal/contract';
import { anotherConsultant, someConsultant } from '@portal/service-identity/testing';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeAll, expect, test } from 'vitest';
import { aCall, aStaffService, dataOf, type StaffService, rightAnswers } from '../../../testing/staff-service';
import { ownerPolicy } from '../../../testing/seeded-policies';

onEveryDatabase('a policyholder whose policy staff open', (db) => {
  let staffService: StaffService;
  beforeAll(async () => {
    staffService = await aStaffService(db.database);
  });
  const openingsRead = async () => {
    const { accessToken: token } = await staffService.signIn(ownerPolicy);
    const { data } = dataOf<NotificationPage>(
      await staffService.send('GET', `${apiBase}/notifications/in-app?pageSize=50`, { token }),
    );
    staffService.wait(61); // until the next PIN
    return data.filter(({ type }) => type === 'POLICY_OPENED');
  };

  test('is told once of each opening, with the way to the list of who looked', async () => {
    await staffService.open(someConsultant);
    expect(await openingsRead()).toMatchObject([
      {
        title: 'Your policy was opened',
        inAppMessage: `One of our staff opened policy ${ownerPolicy}: Policyholder called.`,
        actionUrl: '/access-log',
        isRead: false,
      },
    ]);
    await staffService.open(anotherConsultant);
    expect(await openingsRead()).toHaveLength(2);
  });

  test('is told nothing of a try that failed: nobody saw anything', async () => {
    const before = (await openingsRead()).length;
    const answers = [...rightAnswers.slice(0, 2), { question: 'POSTAL_CODE', answer: '9999' }];
    expect((await staffService.open(anotherConsultant, ownerPolicy, { ...aCall, answers })).status).not.toBe(200);
    expect(await openingsRead()).toHaveLength(before);
  });
});
