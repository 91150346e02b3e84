import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { describe, expect, it } from 'vitest';
import { newPostgres, postgresServer } from '../testing/new-postgres';
import { ConnectionPool } from './connection-pool';
import { prepared } from './prepared';

const nameGiven = (text: string, values: unknown[] = [1]) =>
  (prepared([{ text }, values])[0] as { name?: string }).name;

describe('a statement', () => {
  it('with values has one name, and another text another', () => {
    expect(nameGiven('select $1::int')).toBe(nameGiven('select $1::int'));
    expect(nameGiven('select $1::int')).not.toBe(nameGiven('select $1::text'));
  });

  it.each([
    'select * from policies where id = $1',
    'select policies.* from policies where id = $1',
    'delete from a where b = $1 returning *',
  ])('that names no columns has no name: %s', (text) => expect(nameGiven(text)).toBeUndefined());

  it('that counts rows names what it gives', () =>
    expect(nameGiven('select count(*) from policies where id = $1')).toBeTypeOf('string'));

  it('without values has no name', () => expect(nameGiven('commit', [])).toBeUndefined());

  it('that has a name keeps it', () => {
    const asked = [{ text: 'select $1::int', name: 'one' }, [1]];
    expect(prepared(asked)).toBe(asked);
  });
});

describe.runIf(postgresServer())('on a connection', () => {
  it('each statement is understood once, inside transactions and outside', async () => {
    const pool = new ConnectionPool({ connectionString: await newPostgres(), max: 1 });
    const database = drizzle(pool);
    try {
      const ask = (executor: Pick<typeof database, 'execute'>, value: number) =>
        executor.execute(sql`select ${value}::int as value`);
      for (let value = 0; value < 3; value += 1) {
        expect((await ask(database, value)).rows).toEqual([{ value }]);
        expect((await database.transaction((tx) => ask(tx, value))).rows).toEqual([{ value }]);
      }
      const { rows } = await database.execute(
        sql`select generic_plans + custom_plans as times from pg_prepared_statements where statement like '%as value%'`,
      );
      expect(rows).toEqual([{ times: '6' }]);
    } finally {
      await pool.end();
    }
  });
});
