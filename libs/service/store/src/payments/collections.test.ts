import { type SQLWrapper, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '../database/database';
import { onEveryDatabase } from '../testing/on-every-database';
import { policiesToCollect } from './collections';

onEveryDatabase('policies to collect from', (db) => {
  test('are read only where they have no debit, which two indexes tell: that is asked every minute of every policy', async () => {
    const asked = policiesToCollect(db.database, { month: '2026-11', collectionDays: [1, 25], after: '', limit: 200 });
    const select = asked as unknown as SQLWrapper;
    const lines = await db.database.transaction(async (tx) => {
      // As it is planned once tables are large.
      await tx.execute(sql`SET LOCAL enable_seqscan = off`);
      await tx.execute(sql`SET LOCAL enable_bitmapscan = off`);
      const plan = await tx.execute(sql`EXPLAIN (VERBOSE) ${select.getSQL()}`);
      return rowsOf<{ 'QUERY PLAN': string }>(plan).map((row) => row['QUERY PLAN']);
    });
    const looksAt = partBelow(lines, 'Anti Join');
    expect(looksAt).toContain('Index Only Scan using policies_collection_day');
    expect(looksAt).toContain('Index Only Scan using collections_of_month');
    expect(looksAt).not.toContain('record');
    expect(lines.join('\n')).toContain('Paid_To_Date');
    await asked;
  });
});

/** A step of a plan with all that it asks of others. */
function partBelow(lines: string[], step: string): string {
  const from = lines.findIndex((line) => line.includes(step));
  const depth = (line: string | undefined) => /^\s*/.exec(line ?? '')?.[0].length ?? 0;
  const length = lines.slice(from + 1).findIndex((line) => depth(line) <= depth(lines[from]));
  return lines.slice(from, length === -1 ? undefined : from + 1 + length).join('\n');
}
