import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Observe } from '../base/ports';
import { migratedDatabase } from '../testing/migrated-database';
import { type OpenPglite, openPglite } from './pglite';
import { inTransaction } from './transaction';

describe('an embedded database that is watched', () => {
  const seen: string[] = [];
  const observe: Observe = async ({ kind, name }, run) => {
    seen.push(`${kind}: ${name}`);
    return run().finally(() => void seen.push(`end of ${kind}`));
  };
  let opened: OpenPglite;
  beforeAll(async () => {
    opened = await openPglite({ loadDataDir: await migratedDatabase(), observe });
  });
  afterAll(() => opened.close());

  it('tells of a transaction and of each statement in it, without what was asked', async () => {
    seen.length = 0;
    const answer = await inTransaction(opened.database, (tx) =>
      tx.execute(sql`SELECT ${'Thandi Nkosi'}::text AS name`),
    );
    expect(answer).toMatchObject({ rows: [{ name: 'Thandi Nkosi' }] });
    expect(seen).toEqual([
      'transaction: transaction',
      'statement: SET',
      'end of statement',
      'statement: SELECT',
      'end of statement',
      'end of transaction',
    ]);
  });

  it('passes on what fails', async () => {
    await expect(opened.database.execute(sql`SELECT 1 / 0`)).rejects.toThrow();
    expect(seen.slice(-2)).toEqual(['statement: SELECT', 'end of statement']);
  });
});
