import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appendAudit } from '../audit/append-audit';
import { rowsOf } from '../database/database';
import { inTransaction } from '../database/transaction';
import { seed } from '../seeding/seed';
import { aSeedPolicy } from './a-seed-policy';
import { emptyDatabase } from './empty-database';
import { onEveryDatabase } from './on-every-database';

const now = new Date('2026-11-20T08:00:00Z');

onEveryDatabase('a database that tests share', (db) => {
  /** A policy, and the number of a row in the audit. */
  const fill = async () => {
    await seed(db.database, { policies: [aSeedPolicy('7000010012')] }, now);
    const written = await inTransaction(db.database, (tx) =>
      appendAudit(tx, { at: now, actorType: 'CUSTOMER', action: 'LOGIN_SUCCEEDED', outcome: 'SUCCEEDED' }),
    );
    return Number(written.sequence);
  };
  const filledTables = async () => {
    const tables = sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`;
    const filled: string[] = [];
    for (const { name } of rowsOf<{ name: string }>(await db.database.execute(tables))) {
      const found = await db.database.execute(sql`SELECT 1 FROM ${sql.identifier(name)} LIMIT 1`);
      if (rowsOf(found).length > 0) filled.push(name);
    }
    return filled;
  };

  test('is emptied down to its migrations, the audit with the rest', async () => {
    await fill();
    expect(await filledTables()).toEqual(expect.arrayContaining(['audit', 'audit_heads', 'policies']));
    await emptyDatabase(db.database);
    expect(await filledTables()).toEqual(['migrations']);
  });

  test('counts from one again', async () => {
    await emptyDatabase(db.database);
    expect(await fill()).toBe(1);
    await emptyDatabase(db.database);
    expect(await fill()).toBe(1);
  });

  test('keeps its audit from everybody else afterwards', async () => {
    await emptyDatabase(db.database);
    await fill();
    await expect(db.database.execute(sql`DELETE FROM audit`)).rejects.toThrow();
  });
});
