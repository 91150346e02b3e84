import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
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
});
