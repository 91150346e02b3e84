import { type PolicyStatus, statusOn } from '@portal/domain';
import { count, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type StoredPolicy } from '../base/records';
import { inTransaction } from '../database/transaction';
import { statusPeriods } from '../schema/status-periods';
import { seed } from '../seeding/seed';
import { aSeedPolicy } from '../testing/a-seed-policy';
import { onEveryDatabase } from '../testing/on-every-database';
import { findPolicy } from './policies';
import { insertPolicy, savePolicy, saveStanding } from './save-policy';
import { readStatusPeriods, setStatusFrom } from './status-periods';

const number = '7000010012';
const brought = new Date('2026-05-20T08:00:00Z');
const on = (day: string) => new Date(`${day}T08:00:00Z`);

onEveryDatabase('where a policy stood on a past day', (db) => {
  const read = async () => {
    const row = await findPolicy(db.database, number);
    if (!row) throw new Error('There is no policy');
    return row;
  };
  const change = async (more: Partial<StoredPolicy>, day: string, save = savePolicy) => {
    const { record, version } = await read();
    return inTransaction(db.database, (tx) => save(tx, { ...record, ...more }, version, on(day)));
  };
  const periods = async (policyNumber = number) =>
    (await readStatusPeriods(db.database, policyNumber)).map(({ status, from }) => `${status} ${from}`);
  const forgetPeriods = () => db.database.delete(statusPeriods);
  const rowsNoted = () =>
    db.database.select({ rows: count() }).from(statusPeriods).where(eq(statusPeriods.policyNumber, number));

  const grace = { Policy_Status: 'IN_GRACE', Paid_To_Date: '2026-06-30', Grace_End_Date: '2026-08-14' } as const;
  const lapse = { ...grace, Policy_Status: 'LAPSED', Lapse_Date: '2026-08-15' } as const;
  const back = { Policy_Status: 'ACTIVE', Grace_End_Date: null, Lapse_Date: null } as const;

  beforeEach(async () => {
    await db.database.execute(sql`TRUNCATE policies, policy_people, schedules, policy_status_periods CASCADE`);
    await seed(db.database, { policies: [aSeedPolicy(number)] }, brought);
  });

  test('a policy that is brought along has its periods by the dates of its record', async () => {
    expect(await periods()).toEqual(['ACTIVE 2024-03-01']);
    const ended = aSeedPolicy('7000010020', {
      Policy_Status: 'CANCELLED',
      Paid_To_Date: '2025-09-30',
      Cancellation_Date: '2025-09-30',
    });
    await seed(db.database, { policies: [ended] }, brought);
    expect(await periods('7000010020')).toEqual(['ACTIVE 2024-03-01', 'CANCELLED 2025-10-01']);
  });

  test('grace and lapse written three days late begin on their own days; the return on the day it was paid for', async () => {
    await change(grace, '2026-07-19');
    await change(lapse, '2026-08-18');
    await change({ ...back, Paid_To_Date: '2026-10-31' }, '2026-10-05');
    expect(await periods()).toEqual([
      'ACTIVE 2024-03-01',
      'IN_GRACE 2026-07-16',
      'LAPSED 2026-08-15',
      'ACTIVE 2026-10-05',
    ]);
    const known = await readStatusPeriods(db.database, number);
    const deaths: [string, PolicyStatus][] = [
      ['2026-08-14', 'IN_GRACE'],
      ['2026-08-15', 'LAPSED'],
      ['2026-09-20', 'LAPSED'],
      ['2026-11-03', 'ACTIVE'],
    ];
    for (const [day, status] of deaths) expect(statusOn(known, day), day).toBe(status);
  });

  test('whoever saves a change of status notes it, be it one of premiums alone', async () => {
    await change(grace, '2026-07-16', saveStanding);
    expect(await periods()).toEqual(['ACTIVE 2024-03-01', 'IN_GRACE 2026-07-16']);
  });

  test('a change of anything else notes nothing', async () => {
    await change({ Children: [], Paid_To_Date: '2026-12-31' }, '2026-07-19');
    expect(await rowsNoted()).toEqual([{ rows: 1 }]);
  });

  test('a save that came too late, or was undone, leaves no period behind', async () => {
    const { record, version } = await read();
    const lapsed = { ...record, ...lapse };
    const save = (readVersion: number) => (tx: Parameters<typeof savePolicy>[0]) =>
      savePolicy(tx, lapsed, readVersion, on('2026-08-18'));
    await expect(inTransaction(db.database, save(version + 1))).rejects.toThrow('although it was locked');
    const undone = inTransaction(db.database, async (tx) => {
      await save(version)(tx);
      throw new Error('something else went wrong');
    });
    await expect(undone).rejects.toThrow('something else went wrong');
    expect(await periods()).toEqual(['ACTIVE 2024-03-01']);
  });

  test('what stays keeps the moment at which it was noted', async () => {
    await change(grace, '2026-07-19');
    const noted = await db.database
      .select({ from: statusPeriods.from, notedAt: statusPeriods.notedAt })
      .from(statusPeriods)
      .orderBy(statusPeriods.from);
    expect(noted).toEqual([
      { from: '2024-03-01', notedAt: brought },
      { from: '2026-07-16', notedAt: on('2026-07-19') },
    ]);
  });

  test('a policy that was there before periods were noted is told by the records that were kept of it', async () => {
    await change(lapse, '2026-08-18');
    await change({ ...back, Paid_To_Date: '2026-10-31' }, '2026-10-05');
    const noted = await periods();
    await forgetPeriods();
    expect(await periods()).toEqual(noted);
  });

  test('schedules of a policy that had its number before tell nothing of it', async () => {
    await change(lapse, '2026-08-18');
    await db.database.execute(sql`TRUNCATE policies, policy_people CASCADE`);
    await seed(db.database, { policies: [aSeedPolicy(number)] }, on('2026-09-01'));
    await forgetPeriods();
    expect(await periods()).toEqual(['ACTIVE 2024-03-01']);
  });

  test('its next change of status notes everything that was before it, too', async () => {
    await change(lapse, '2026-08-18');
    await forgetPeriods();
    await change({ ...back, Paid_To_Date: '2026-10-31' }, '2026-10-05');
    await db.database.execute(sql`TRUNCATE schedules`);
    expect(await periods()).toEqual([
      'ACTIVE 2024-03-01',
      'IN_GRACE 2026-07-16',
      'LAPSED 2026-08-15',
      'ACTIVE 2026-10-05',
    ]);
  });

  test('a day that the rule names and the record does not tell is set by whoever knows it', async () => {
    await change({ Policy_Status: 'CLAIMED' }, '2027-01-22');
    const setFrom = (from: string) =>
      inTransaction(db.database, (tx) => setStatusFrom(tx, number, from, on('2027-01-22')));
    await setFrom('2027-01-20');
    expect(await periods()).toEqual(['ACTIVE 2024-03-01', 'CLAIMED 2027-01-20']);
    await change({ Policy_Status: 'ACTIVE' }, '2027-02-01');
    await setFrom('2027-01-20');
    expect(await periods()).toEqual(['ACTIVE 2024-03-01']);
  });

  test('that day is never set of a policy of which nothing was noted', async () => {
    const setFrom = inTransaction(db.database, (tx) => setStatusFrom(tx, '7000010038', '2027-01-20', brought));
    await expect(setFrom).rejects.toThrow('No change of status was noted of this policy');
  });

  test('a number that was taken away and comes back has the periods of the new policy alone', async () => {
    await change(lapse, '2026-08-18');
    const { record, customerId } = await read();
    await db.database.execute(sql`TRUNCATE policies, policy_people CASCADE`);
    const again = { ...record, ...back, Inception_Date: '2026-09-01' };
    await inTransaction(db.database, (tx) => insertPolicy(tx, again, customerId, on('2026-09-10')));
    expect(await periods()).toEqual(['ACTIVE 2026-09-01']);
  });

  test('a policy that is not there has none', async () => {
    expect(await periods('7000010095')).toEqual([]);
  });
});
