import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrate, pendingMigrations } from './migrate';
import { migrations } from '../migrations/all';
import { rowsOf } from './database';
import { onEveryDatabase } from '../testing/on-every-database';

const now = new Date('2026-11-20T08:00:00Z');
const names = migrations.map(({ name }) => name);

onEveryDatabase('migrations', (db) => {
  const dropAll = async () => {
    await db.database.execute(sql`DROP SCHEMA public CASCADE`);
    await db.database.execute(sql`CREATE SCHEMA public`);
  };

  test('a migrated database waits for nothing, and migrating again does nothing', async () => {
    expect(await pendingMigrations(db.database)).toEqual([]);
    expect(await migrate(db.database, now)).toEqual([]);
  });

  test('an empty database waits for every step and takes them in order', async () => {
    await dropAll();
    expect(await pendingMigrations(db.database)).toEqual(names);
    expect(await migrate(db.database, now)).toEqual(names);
    expect(await pendingMigrations(db.database)).toEqual([]);
  });

  test('a step that fails leaves nothing of itself, and the next start goes on from there', async () => {
    await dropAll();
    const broken = { number: 9, name: 'broken', statements: ['CREATE TABLE half (id int)', 'SELECT 1 / 0'] };
    await expect(migrate(db.database, now, [...migrations.slice(0, 2), broken])).rejects.toThrow();
    const found = await db.database.execute(sql`SELECT to_regclass('half') AS half, to_regclass('sessions') AS kept`);
    expect(rowsOf(found)).toEqual([{ half: null, kept: 'sessions' }]);
    expect(await migrate(db.database, now)).toEqual(names.slice(2));
  });

  test('processes that start together take each step once', async () => {
    await dropAll();
    const taken = await Promise.all(Array.from({ length: 4 }, () => migrate(db.database, now)));
    expect(taken.flat().sort()).toEqual([...names].sort());
  });
});

test('numbers go up, and every file is a step, so that none is lost in a merge', () => {
  const numbers = migrations.map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
  const files = readdirSync(join(import.meta.dirname, '../migrations')).filter((name) =>
    /^\d{4}-.*(?<!\.test)\.ts$/.test(name),
  );
  expect(files.map((name) => Number(name.slice(0, 4))).sort((one, other) => one - other)).toEqual(numbers);
});
