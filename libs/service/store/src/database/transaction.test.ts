import { atSize } from '@portal/domain/testing';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { rowsOf, type Transaction } from './database';
import { onEveryDatabase } from '../testing/on-every-database';
import { inTransaction, isDuplicate, sqlState, together } from './transaction';

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

  test('conflicts on a fifth of all statements: each transaction takes effect once or is told so (E7)', async ({
    annotate,
  }) => {
    const transactions = atSize({ test: 100, prove: 2_000 });
    const draws = fc.sample(fc.noBias(fc.integer({ min: 1, max: 100 })), transactions * 8);
    const states = ['40001', '40P01'];
    let drawn = 0;
    const mayConflict = async (tx: Transaction) => {
      const draw = draws[(drawn += 1) % draws.length] ?? 100;
      if (draw <= 20) await tx.execute(fail(states[drawn % 2] ?? ''));
    };
    let done = 0;
    for (let mark = 1000; mark < 1000 + transactions; mark += 1) {
      const isDone = await inTransaction(db.database, async (tx) => {
        await mayConflict(tx);
        await tx.execute(sql`INSERT INTO marks VALUES (${mark})`);
        await mayConflict(tx);
      }).then(
        () => true,
        (error: unknown) => {
          expect(states).toContain(sqlState(error));
          return false;
        },
      );
      if (isDone) done += 1;
    }
    expect(await marks()).toBe(done);
    // Four tries of two statements: all four meet a conflict in 1 of 60.
    expect(done / transactions).toBeGreaterThan(0.9);
    await annotate(`${db.name}: ${done} of ${transactions} transactions, each with its effect once`, 'E7');
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

  const mark = (value: number) => sql`INSERT INTO marks VALUES (${value})`;

  test('does several things together, and gives what each gave', async () => {
    const done = inTransaction(db.database, (tx) =>
      together([tx.execute(mark(10)), Promise.resolve('ten'), tx.execute(mark(11)).then(() => 11)]),
    );
    expect((await done).slice(1)).toEqual(['ten', 11]);
    expect(await marks()).toBe(2);
    await db.database.execute(sql`DELETE FROM marks`);
  });

  test('that does several things together and fails with one of them leaves nothing of any behind, however many steps each has', async () => {
    const steps = async (tx: Transaction, from: number) => {
      for (let value = from; value < from + 5; value += 1) await tx.execute(mark(value));
    };
    for (let before = 0; before < 5; before += 1) {
      const failing = inTransaction(db.database, (tx) =>
        together([
          steps(tx, 20),
          steps(tx, 30),
          (async () => {
            for (let value = 40; value < 40 + before; value += 1) await tx.execute(mark(value));
            await tx.execute(fail('P0001'));
          })(),
          steps(tx, 50),
        ]),
      );
      expect(sqlState(await failing.catch((error: unknown) => error))).toBe('P0001');
      expect(await marks()).toBe(0);
    }
  });

  test('waits for all of them before it is undone', async () => {
    let ended = false;
    const late = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      ended = true;
    };
    await expect(
      inTransaction(db.database, () => together([Promise.reject(new Error('first')), late()])),
    ).rejects.toThrow('first');
    expect(ended).toBe(true);
  });
});
