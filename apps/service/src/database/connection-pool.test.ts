import { Socket } from 'node:net';
import { together } from '@portal/service-store';
import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { delayingProxy } from '../testing/delaying-proxy';
import { newPostgres, postgresServer } from '../testing/new-postgres';
import { ConnectionPool } from './connection-pool';

describe.runIf(postgresServer())('the connections of the service', () => {
  it('are all there after transactions that could not begin', async () => {
    const pool = new ConnectionPool({ connectionString: await newPostgres(), max: 2, connectionTimeoutMillis: 1000 });
    const database = drizzle(pool);
    try {
      const unheardOf = { isolationLevel: 'unheard of' as 'serializable' };
      for (let times = 0; times < 5; times += 1) {
        await expect(database.transaction(async () => undefined, unheardOf)).rejects.toThrow();
      }
      const both = [1, 2].map(() => database.transaction((tx) => tx.execute(sql`select 1 as one`)));
      expect((await Promise.all(both)).map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 1 }]]);
      expect(pool.idleCount).toBe(2);
    } finally {
      await pool.end();
    }
  });

  it('do not wait for the answer to one statement before they send the next that was asked with it', async () => {
    const proxy = await delayingProxy(await newPostgres());
    const pool = new ConnectionPool({ connectionString: proxy.url, max: 1 });
    const database = drizzle(pool);
    const lateMs = 100;
    try {
      const took = await database.transaction(async (tx) => {
        proxy.slowDown(lateMs);
        const began = performance.now();
        const ask = (value: number) => tx.execute(sql`select ${value}::int as value`).then(({ rows }) => rows);
        const values = Array.from({ length: 20 }, (_, value) => value);
        expect(await together(values.map(ask))).toEqual(values.map((value) => [{ value }]));
        return performance.now() - began;
      });
      expect(took).toBeGreaterThan(0.9 * lateMs);
      expect(took).toBeLessThan(10 * lateMs);
    } finally {
      await pool.end();
      proxy.close();
    }
  });

  it('send what is asked together in one piece', async () => {
    const pool = new ConnectionPool({ connectionString: await newPostgres(), max: 1 });
    const pieces = vi.spyOn(Socket.prototype, '_writev');
    const single = vi.spyOn(Socket.prototype, '_write');
    const counted = () => pieces.mock.calls.length + single.mock.calls.length;
    try {
      await drizzle(pool).transaction(async (tx) => {
        const ask = (value: number) => tx.execute(sql`select ${value}::int as value`).then(({ rows }) => rows);
        const before = counted();
        const values = Array.from({ length: 20 }, (_, value) => value);
        expect(await together(values.map(ask))).toEqual(values.map((value) => [{ value }]));
        expect(counted() - before).toBe(1);
      });
    } finally {
      await pool.end();
      vi.restoreAllMocks();
    }
  });

  it('send BEGIN with the statements that come first, where those only read', async () => {
    const pool = new ConnectionPool({ connectionString: await newPostgres(), max: 1 });
    const database = drizzle(pool);
    const pieces = vi.spyOn(Socket.prototype, '_writev');
    const single = vi.spyOn(Socket.prototype, '_write');
    const counted = () => pieces.mock.calls.length + single.mock.calls.length;
    try {
      await database.execute(sql`create table notes (text text)`);
      const before = counted();
      await database.transaction(async (tx) => {
        const ask = (value: number) => tx.execute(sql`select ${value}::int as value`).then(({ rows }) => rows);
        expect(await together([ask(1), ask(2)])).toEqual([[{ value: 1 }], [{ value: 2 }]]);
        expect(counted() - before).toBe(1);
        await tx.execute(sql`insert into notes values ('kept')`);
      });
      const undone = database.transaction(async (tx) => {
        await tx.execute(sql`insert into notes values ('undone')`);
        throw new Error('on second thoughts');
      });
      await expect(undone).rejects.toThrow('on second thoughts');
      expect((await database.execute(sql`select * from notes`)).rows).toEqual([{ text: 'kept' }]);
    } finally {
      await pool.end();
      vi.restoreAllMocks();
    }
  });

  it('write nothing where BEGIN failed, whatever became of what was read before', async () => {
    const pool = new ConnectionPool({ connectionString: await newPostgres(), max: 1 });
    const database = drizzle(pool);
    const unheardOf = { isolationLevel: 'unheard of' as 'serializable' };
    try {
      await database.execute(sql`create table notes (text text)`);
      const writing = database.transaction((tx) => tx.execute(sql`insert into notes values ('first')`), unheardOf);
      const readingFirst = database.transaction(async (tx) => {
        const read = () => tx.execute(sql`select 1`).catch(() => undefined);
        const write = () => tx.execute(sql`insert into notes values ('second')`).catch(() => undefined);
        await together([read(), write(), read()]);
        await write();
      }, unheardOf);
      await expect(writing).rejects.toThrow();
      await expect(readingFirst).rejects.toThrow();
      expect((await database.execute(sql`select * from notes`)).rows).toEqual([]);
    } finally {
      await pool.end();
    }
  });
});
