import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrate } from './migrate';
import { migrations } from '../migrations/all';
import { rowsOf } from './database';
import { schemaState } from './schema-state';
import { onEveryDatabase } from '../testing/on-every-database';

const now = new Date('2026-11-20T08:00:00Z');
const names = migrations.map(({ name }) => name);
const upToDate = { missing: [], isTooOld: false };

onEveryDatabase('migrations', (db) => {
  const dropAll = async () => {
    await db.database.execute(sql`DROP SCHEMA public CASCADE`);
    await db.database.execute(sql`CREATE SCHEMA public`);
  };

  test('a migrated database waits for nothing, and migrating again does nothing', async () => {
    expect(await schemaState(db.database)).toEqual(upToDate);
    expect(await migrate(db.database, now)).toEqual([]);
  });

  test('an empty database waits for every step and takes them in order', async () => {
    await dropAll();
    expect(await schemaState(db.database)).toEqual({ missing: names, isTooOld: false });
    expect(await migrate(db.database, now)).toEqual(names);
    expect(await schemaState(db.database)).toEqual(upToDate);
  });

  test('a step that fails leaves nothing of itself, and the next start goes on from there', async () => {
    await dropAll();
    const broken = { number: 9, name: 'broken', statements: ['CREATE TABLE half (id int)', 'SELECT 1 / 0'] };
    await expect(migrate(db.database, now, { steps: [...migrations.slice(0, 2), broken] })).rejects.toThrow();
    const found = await db.database.execute(sql`SELECT to_regclass('half') AS half, to_regclass('sessions') AS kept`);
    expect(rowsOf(found)).toEqual([{ half: null, kept: 'sessions' }]);
    expect(await migrate(db.database, now)).toEqual(names.slice(2));
  });

  test('processes that start together take each step once', async () => {
    await dropAll();
    const processes = await Promise.all(Array.from({ length: 4 }, () => db.another()));
    const taken = await Promise.all(processes.map(({ database }) => migrate(database, now)));
    expect(taken.flat().sort()).toEqual([...names].sort());
    await Promise.all(processes.map(({ close }) => close()));
  });

  test('a process waits an hour for another, and then says what it waits for', async (context) => {
    if (!db.isParallel) return context.skip('PGlite has one connection');
    const other = await db.another();
    await other.database.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(716203904)`);
      let waited = 0;
      const pause = async (ms: number) => void (waited += ms);
      await expect(migrate(db.database, now, { pause })).rejects.toThrow(
        'Another process has been changing the schema',
      );
      expect(waited).toBe(3_600_000);
    });
    await other.close();
  });

  test('a step that was changed after the database took it is refused by its number and name', async () => {
    const [first, ...others] = migrations;
    const changed = { number: 1, name: 'policies', statements: ['CREATE TABLE policies (id int)'] };
    expect(first?.number).toBe(1);
    await expect(migrate(db.database, now, { steps: [changed, ...others] })).rejects.toThrow(
      'Step 1 of the schema (policies) is not what this database took.',
    );
    expect(await migrate(db.database, now)).toEqual([]);
  });

  test('what a version took that kept no checksums is held to its steps from then on', async () => {
    await db.database.execute(sql`ALTER TABLE migrations DROP COLUMN checksum, DROP COLUMN requires`);
    expect(await schemaState(db.database)).toEqual(upToDate);
    expect(await migrate(db.database, now)).toEqual([]);
    const without = await db.database.execute(sql`SELECT number FROM migrations WHERE checksum IS NULL`);
    expect(rowsOf(without)).toEqual([]);
  });

  test('a version that does not know what a step requires is too old from then on; one that knows it is not', async () => {
    const added = { number: 9001, name: 'added', statements: ['CREATE TABLE added (id int)'] };
    const removed = { number: 9002, name: 'removed', statements: ['CREATE TABLE removed (id int)'], requires: 9001 };
    await migrate(db.database, now, { steps: [...migrations, added] });
    expect(await schemaState(db.database)).toEqual(upToDate);
    await migrate(db.database, now, { steps: [...migrations, added, removed] });
    expect(await schemaState(db.database)).toEqual({ missing: [], isTooOld: true });
    expect(await schemaState(db.database, [...migrations, added])).toEqual(upToDate);
  });
});
