import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { migrations } from '../migrations/all';
import { type Migration } from '../migrations/migration';
import { onEveryDatabase } from '../testing/on-every-database';
import { rowsOf } from './database';
import { migrate } from './migrate';

const now = new Date('2026-11-20T08:00:00Z');

onEveryDatabase('a step over a table that is in use', (db) => {
  const run = (statement: string) => db.database.execute(sql.raw(statement));
  const one = async (statement: string) => rowsOf<Record<string, unknown>>(await run(statement))[0];
  let number = 9000;
  const take = (step: object) => {
    const steps = [...migrations, { number: (number += 1), name: 'next', ...step } as Migration];
    return migrate(db.database, now, { steps });
  };

  beforeEach(async () => {
    await run(`DROP TABLE IF EXISTS marks`);
    await run(`CREATE TABLE marks (mark int PRIMARY KEY, half int, word text)`);
    await run(`INSERT INTO marks SELECT mark, NULL, 'w' || mark % 7 FROM generate_series(1, 2500) AS mark`);
  });

  const halves = {
    backfill: { table: 'marks', key: 'mark', set: 'half = mark / 2', where: 'half IS NULL' },
  };

  test('rows are filled batch by batch, and those that have a value keep it', async () => {
    await run(`UPDATE marks SET half = -1 WHERE mark = 1500`);
    expect(await take(halves)).toEqual(['next']);
    expect(await one(`SELECT count(*)::int AS n FROM marks WHERE half = mark / 2`)).toEqual({ n: 2499 });
    expect(await one(`SELECT half FROM marks WHERE mark = 1500`)).toEqual({ half: -1 });
  });

  test('filling that was cut short keeps its batches and goes on with the rows that are left', async () => {
    await run(`ALTER TABLE marks ADD CONSTRAINT small CHECK (half < 1000)`);
    await expect(take(halves)).rejects.toThrow();
    expect(await one(`SELECT count(half)::int AS n FROM marks`)).toEqual({ n: 1000 });
    await run(`ALTER TABLE marks DROP CONSTRAINT small`);
    expect(await take(halves)).toEqual(['next']);
    expect(await one(`SELECT count(half)::int AS n FROM marks`)).toEqual({ n: 2500 });
  });

  const words = { indexes: [{ name: 'marks_word', on: 'marks (word)', isUnique: true }] };
  const isValid = () => one(`SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('marks_word')`);

  test('an index that was left half made is made anew', async () => {
    await expect(take(words)).rejects.toThrow();
    expect(await isValid()).toEqual({ valid: false });
    await run(`UPDATE marks SET word = mark::text`);
    expect(await take(words)).toEqual(['next']);
    expect(await isValid()).toEqual({ valid: true });
  });

  test('an index that is there is left alone', async () => {
    await run(`UPDATE marks SET word = mark::text`);
    await run(`CREATE UNIQUE INDEX marks_word ON marks (word)`);
    const before = await one(`SELECT to_regclass('marks_word')::oid AS oid`);
    expect(await take(words)).toEqual(['next']);
    expect(await one(`SELECT to_regclass('marks_word')::oid AS oid`)).toEqual(before);
  });

  test('while somebody holds the table, a step waits in short tries, and others get through in between', async (context) => {
    if (!db.isParallel) return context.skip('PGlite has one connection');
    const other = await db.another();
    const reader = await db.another();
    let isReleased = false;
    let step: Promise<string[]> | undefined;
    let longest = 0;
    await other.database.transaction(async (tx) => {
      await tx.execute(sql`SELECT count(*) FROM marks`);
      step = take({ statements: ['ALTER TABLE marks ADD COLUMN more text'] }).finally(() => (isReleased = true));
      const until = performance.now() + 4_000;
      while (performance.now() < until) {
        const began = performance.now();
        await reader.database.execute(sql`SELECT count(*) FROM marks`);
        longest = Math.max(longest, performance.now() - began);
      }
      expect(isReleased).toBe(false);
    });
    expect(await step).toEqual(['next']);
    // 1.5 s of the step's own, and what a slow machine adds
    expect(longest).toBeLessThan(3_000);
    await Promise.all([other.close(), reader.close()]);
  });

  test('writers go on while an index is made', async (context) => {
    if (!db.isParallel) return context.skip('PGlite has one connection');
    await run(`INSERT INTO marks SELECT mark, 0, 'w' FROM generate_series(10000, 300000) AS mark`);
    const writer = await db.another();
    let isMade = false;
    let writesMeanwhile = 0;
    const made = take({ indexes: [{ name: 'marks_half', on: 'marks (half, word)' }] }).finally(() => (isMade = true));
    while (!isMade) {
      await writer.database.execute(sql`UPDATE marks SET half = half + 1 WHERE mark = ${10_000 + writesMeanwhile}`);
      writesMeanwhile += 1;
    }
    await made;
    expect(writesMeanwhile).toBeGreaterThan(10);
    await writer.close();
  });
});
