import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPostgres, postgresServer } from '../testing/new-postgres';
import { queueWait } from './queue-wait';

describe.runIf(postgresServer())('how long work would wait for a connection', () => {
  let pool: Pool;
  let wait: () => number;
  let passed = 0;
  beforeAll(async () => {
    pool = new Pool({ connectionString: await newPostgres(), max: 2 });
    wait = queueWait(pool, 2, () => passed);
  });
  afterAll(() => pool.end());
  /** Keeps a connection for so many milliseconds. */
  const keep = async (milliseconds: number) => {
    const client = await pool.connect();
    passed += milliseconds;
    client.release();
  };

  it('is nothing while nobody waits, however long work takes', async () => {
    await keep(400);
    expect(wait()).toBe(0);
  });

  it('is what those that wait already will take, shared out among the connections', async () => {
    for (let times = 0; times < 100; times += 1) await keep(400);
    const taken = await Promise.all([pool.connect(), pool.connect()]);
    const waiting = [pool.connect(), pool.connect(), pool.connect()];
    expect(wait()).toBeCloseTo((3 * 400) / 2);
    taken.forEach((client) => client.release());
    for (const client of waiting) (await client).release();
    expect(wait()).toBe(0);
  });

  it('changes little for one slow piece of work, and follows when all of it is slow', async () => {
    for (let times = 0; times < 100; times += 1) await keep(10);
    await keep(1_500);
    const asked = async () => {
      const taken = await Promise.all([pool.connect(), pool.connect()]);
      const waiting = [pool.connect(), pool.connect()];
      const expected = wait();
      taken.forEach((client) => client.release());
      for (const client of waiting) (await client).release();
      return expected;
    };
    expect(await asked()).toBeLessThan(100);
    for (let times = 0; times < 40; times += 1) await keep(1_500);
    expect(await asked()).toBeGreaterThan(1_200);
  });
});
