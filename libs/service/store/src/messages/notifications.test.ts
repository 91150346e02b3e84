import { beforeAll, expect, test } from 'vitest';
import { findCustomerOfPolicy } from '../policies/customers';
import {
  insertNotification,
  listNotifications,
  markNotificationRead,
  type NotificationFilter,
  sweepNotifications,
} from './notifications';
import { seed } from '../seeding/seed';
import { aMainMember, aSeedPolicy } from '../testing/a-seed-policy';
import { onEveryDatabase } from '../testing/on-every-database';
import { webRandom } from '../base/web-random';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute));

onEveryDatabase('notifications', (db) => {
  let customerId = '';
  let strangerId = '';
  const list = (filter: NotificationFilter, pageNumber: number, pageSize = 10) =>
    listNotifications(db.database, customerId, filter, { pageNumber, pageSize });

  beforeAll(async () => {
    const stranger = aMainMember({ Surname: 'Botha', Id_Number: null, Passport_Number: 'A1234567' });
    const policies = [aSeedPolicy('7000010012'), aSeedPolicy('7000010020', { MainMember: stranger })];
    await seed(db.database, { policies }, at(0));
    customerId = (await findCustomerOfPolicy(db.database, '7000010012'))?.id ?? '';
    strangerId = (await findCustomerOfPolicy(db.database, '7000010020'))?.id ?? '';
    for (let number = 1; number <= 25; number += 1) {
      await insertNotification(db.database, {
        id: webRandom.uuid(),
        customerId: number === 25 ? strangerId : customerId,
        policyNumber: number % 2 ? '7000010012' : null,
        type: 'PREMIUM_RECEIVED',
        severity: 'SUCCESS',
        title: `Number ${number}`,
        inAppMessage: 'We received your payment.',
        actionUrl: null,
        createdAt: at(number - (number % 3)), // several at one moment
      });
    }
  });

  test('pages follow each other, newest first, without gaps or repeats', async () => {
    const pages = await Promise.all([1, 2, 3].map((pageNumber) => list({}, pageNumber)));
    expect(pages.map(({ rows, totalRecords }) => [rows.length, totalRecords])).toEqual([
      [10, 24],
      [10, 24],
      [4, 24],
    ]);
    const rows = pages.flatMap((page) => page.rows);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(24);
    const times = rows.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  test('a page beyond the end is empty and still knows the total', async () => {
    expect(await list({}, 9)).toEqual({ rows: [], totalRecords: 24 });
  });

  test('nothing that matches is a total of none', async () => {
    expect(await list({ policyNumber: '7000010020' }, 1)).toEqual({ rows: [], totalRecords: 0 });
  });

  test('reading one moves it from unread to read; the first time stays', async () => {
    const { rows } = await list({ isRead: false, policyNumber: '7000010012' }, 1, 1);
    const id = rows[0]?.id ?? '';
    expect(await markNotificationRead(db.database, customerId, id, at(59))).toMatchObject({ id, readAt: at(59) });
    expect(await markNotificationRead(db.database, customerId, id, at(60))).toMatchObject({ readAt: at(59) });
    expect(await list({ isRead: true }, 1)).toMatchObject({ rows: [{ id }], totalRecords: 1 });
    expect(await list({ isRead: false }, 1)).toMatchObject({ totalRecords: 23 });
  });

  test("a stranger's notification cannot be marked", async () => {
    const { rows } = await listNotifications(db.database, strangerId, {}, { pageNumber: 1, pageSize: 1 });
    expect(await markNotificationRead(db.database, customerId, rows[0]?.id ?? '', at(59))).toBeNull();
    const again = await listNotifications(db.database, strangerId, { isRead: false }, { pageNumber: 1, pageSize: 1 });
    expect(again.totalRecords).toBe(1);
  });

  test('those of more than two years ago are removed, and no others', async () => {
    await sweepNotifications(db.database, new Date(Date.UTC(2028, 10, 20, 8, 10)));
    const { rows, totalRecords } = await list({}, 1, 30);
    expect([totalRecords, rows.at(-1)?.createdAt]).toEqual([13, at(12)]);
  });
});
