import { type SQLWrapper, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '../database/database';
import { onEveryDatabase } from '../testing/on-every-database';
import { policiesToCollect } from './collections';

onEveryDatabase('policies to collect from', (db) => {
  test('are read in their records only where they have no debit: that is asked every minute of every policy', async () => {
    const asked = policiesToCollect(db.database, { month: '2026-11', collectionDays: [1, 25], after: '', limit: 200 });
    const select = asked as unknown as SQLWrapper;
    const plan = rowsOf<{ 'QUERY PLAN': string }>(await db.database.execute(sql`EXPLAIN ${select.getSQL()}`));
    const lines = plan.map((row) => row['QUERY PLAN']);
    const place = (text: string) => lines.findIndex((line) => line.includes(text));
    expect(place('Paid_To_Date')).toBeGreaterThan(0);
    expect(place('Paid_To_Date')).toBeLessThan(place('Anti Join'));
    await asked;
  });
});
