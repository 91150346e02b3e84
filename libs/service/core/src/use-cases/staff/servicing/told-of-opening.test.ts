import { apiBase, type NotificationPage } from '@portal/contract';
import { anotherConsultant, someConsultant } from '@portal/service-identity/testing';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeAll, expect, test } from 'vitest';
import { aCall, aDesk, dataOf, type Desk, rightAnswers } from '../../../testing/desk';
import { ownerPolicy } from '../../../testing/seeded-policies';

onEveryDatabase('a policyholder whose policy staff open', (db) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await aDesk(db.database);
  });
  const openingsRead = async () => {
    const { accessToken: token } = await desk.signIn(ownerPolicy);
    const { data } = dataOf<NotificationPage>(
      await desk.send('GET', `${apiBase}/notifications/in-app?pageSize=50`, { token }),
    );
    desk.wait(61); // until the next PIN
    return data.filter(({ type }) => type === 'POLICY_OPENED');
  };

  test('is told once of each opening, with the way to the list of who looked', async () => {
    await desk.open(someConsultant);
    expect(await openingsRead()).toMatchObject([
      {
        title: 'Your policy was opened',
        inAppMessage: `One of our staff opened policy ${ownerPolicy}: Policyholder called.`,
        actionUrl: '/access-log',
        isRead: false,
      },
    ]);
    await desk.open(anotherConsultant);
    expect(await openingsRead()).toHaveLength(2);
  });

  test('is told nothing of a try that failed: nobody saw anything', async () => {
    const before = (await openingsRead()).length;
    const answers = [...rightAnswers.slice(0, 2), { question: 'POSTAL_CODE', answer: '9999' }];
    expect((await desk.open(anotherConsultant, ownerPolicy, { ...aCall, answers })).status).not.toBe(200);
    expect(await openingsRead()).toHaveLength(before);
  });
});
