import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { rowsOf } from './database';
import { onEveryDatabase } from '../testing/on-every-database';
import { inTransaction, isDuplicate, sqlState } from './transaction';

const fail = (state: string) => sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'injected' USING ERRCODE = '${state}'; END $$`);

onEveryDatabase('a transaction', (db) => {
  beforeAll(() => db.database.execute(sql`CREATE TABLE marks (mark int PRIMARY KEY)`));
  const marks = async () =>
    rowsOf<{ n: number }>(await db.database.execute(sql`SELECT count(*)::int AS n FROM marks`))[0]?.n;

  /** Work that loses a number of conflicts before it succeeds. */
  const losing = (state: string, conflicts: number) => {
    let tries = 0;
    const run = inTransaction(db.database, async (tx) => {
      tries += 1;
      await tx.execute(sql`INSERT INTO marks VALUES (1)`);
      if (tries <= conflicts) await tx.execute(fail(state));
      return tries;
    });
    return { run, tries: () => tries };
  };

  test.each(['40001', '40P01'])('is tried again after %s and takes effect once', async (state) => {
    expect(await losing(state, 3).run).toBe(4);
    expect(await marks()).toBe(1);
    await db.database.execute(sql`DELETE FROM marks`);
  });

  test('gives up after 3 repeats and leaves nothing behind', async () => {
    const { run, tries } = losing('40001', 4);
    expect(sqlState(await run.catch((error: unknown) => error))).toBe('40001');
    expect([tries(), await marks()]).toEqual([4, 0]);
  });

  test('is not tried again for anything else', async () => {
    const { run, tries } = losing('22012', 1);
    await expect(run).rejects.toThrow();
    expect([tries(), await marks()]).toEqual([1, 0]);
  });

  test('passes on what the work throws, undone', async () => {
    const work = inTransaction(db.database, async (tx) => {
      await tx.execute(sql`INSERT INTO marks VALUES (2)`);
      throw new Error('refused');
    });
    await expect(work).rejects.toThrow('refused');
    expect(await marks()).toBe(0);
  });

  test('names a duplicate', async () => {
    const twice = inTransaction(db.database, (tx) => tx.execute(sql`INSERT INTO marks VALUES (3), (3)`));
    expect(isDuplicate(await twice.catch((error: unknown) => error))).toBe(true);
    expect(isDuplicate(new Error('something else'))).toBe(false);
  });
});
