import { statusOn } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { migrate } from '../database/migrate';
import { policies } from '../schema/policies';
import { statusPeriods } from '../schema/status-periods';
import { seed } from '../seeding/seed';
import { aSeedPolicy } from '../testing/a-seed-policy';
import { fillAsEarlier } from '../testing/earlier-schema';
import { onEveryDatabase } from '../testing/on-every-database';
import { readStatusPeriods } from './status-periods';
import { fillStatusPeriods } from './status-periods-fill';

const now = new Date('2026-11-20T08:00:00Z');

onEveryDatabase('policies that were there before periods were noted', (db) => {
  const numbers = Array.from({ length: 230 }, (_, place) => String(7_000_010_000 + place));
  const noted = () => db.database.select().from(statusPeriods).orderBy(statusPeriods.policyNumber, statusPeriods.from);

  beforeAll(() =>
    seed(
      db.database,
      {
        policies: numbers.map((number, place) =>
          aSeedPolicy(number, place % 2 === 0 ? {} : { Policy_Status: 'LAPSED', Lapse_Date: '2026-08-15' }),
        ),
      },
      now,
    ),
  );
  beforeEach(() => db.database.delete(statusPeriods));

  test('are filled batch by batch with what is read of them before, and once', async () => {
    const before = await Promise.all(numbers.slice(98, 104).map((number) => readStatusPeriods(db.database, number)));
    expect(await fillStatusPeriods(db.database, now)).toBe(230);
    const rows = await noted();
    expect(new Set(rows.map(({ policyNumber }) => policyNumber)).size).toBe(230);
    const written = numbers
      .slice(98, 104)
      .map((number) =>
        rows.filter(({ policyNumber }) => policyNumber === number).map(({ status, from }) => ({ status, from })),
      );
    expect(written).toEqual(before);
    expect(await fillStatusPeriods(db.database, now)).toBe(0);
    expect(await noted()).toEqual(rows);
  });

  test('are filled where a run that was cut short left off', async () => {
    await fillStatusPeriods(db.database, now);
    await db.database.execute(sql`DELETE FROM policy_status_periods WHERE policy_number > '7000010150'`);
    expect(await fillStatusPeriods(db.database, now)).toBe(79);
  });

  test('one that somebody changes just now is left to that change', async (context) => {
    if (!db.isParallel) return context.skip('PGlite has one connection');
    const other = await db.another();
    await other.database.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1 FROM policies WHERE policy_number = '7000010003' FOR UPDATE`);
      expect(await fillStatusPeriods(db.database, now)).toBe(229);
    });
    expect(await fillStatusPeriods(db.database, now)).toBe(1);
    await other.close();
  });
});

onEveryDatabase('policies of an earlier version of the schema', (db) => {
  beforeAll(async () => {
    await db.database.execute(sql`DROP SCHEMA public CASCADE`);
    await db.database.execute(sql`CREATE SCHEMA public`);
    await fillAsEarlier(db.database, 28, now);
    await migrate(db.database, now);
    await fillStatusPeriods(db.database, now);
  });

  test('stand at the end of their periods where their record says they stand', async () => {
    const rows = await db.database.select({ number: policies.policyNumber, status: policies.status }).from(policies);
    expect(rows.length).toBeGreaterThan(0);
    for (const { number, status } of rows) {
      expect(statusOn(await readStatusPeriods(db.database, number), '9999-12-31'), number).toBe(status);
    }
  });
});
