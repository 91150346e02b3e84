import { type Database, rowsOf } from '@portal/service-store';
import { sql } from 'drizzle-orm';

/** Gives everything in the database, as one number a table. Where its log has not grown since it was last asked, that is what it was. */
export function fingerprints(database: Database): () => Promise<unknown> {
  let known: { logEnd: string; rows: unknown } | undefined;
  return async () => {
    const [log] = rowsOf<{ end: string }>(
      await database.execute(sql`SELECT pg_current_wal_insert_lsn()::text AS "end"`),
    );
    const logEnd = log?.end ?? '';
    if (known?.logEnd !== logEnd) known = { logEnd, rows: await fingerprint(database) };
    return known.rows;
  };
}

async function fingerprint(database: Database): Promise<unknown> {
  const tables = rowsOf<{ name: string }>(
    await database.execute(sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`),
  );
  const sums = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS sum FROM "${name}" t`,
  );
  return rowsOf(await database.execute(sql.raw(sums.join(' UNION ALL '))));
}
