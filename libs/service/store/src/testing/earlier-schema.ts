import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../database/database';
import { migrate } from '../database/migrate';
import { migrations } from '../migrations/all';

/** The last step of each schema of which there is a database as the version of its day filled it. */
export const earlierSchemas = [12, 14, 28] as const;

/** The rows of each table, by the names of their columns. */
export type Rows = Record<string, Record<string, unknown>[]>;

/** Gives a database with no table the schema and the rows of an earlier version. */
export async function fillAsEarlier(
  database: Database,
  last: (typeof earlierSchemas)[number],
  now: Date,
): Promise<Rows> {
  await migrate(database, now, { steps: migrations.filter(({ number }) => number <= last) });
  const file = join(import.meta.dirname, `earlier-schemas/schema-${last}.json.gz`);
  const rows = JSON.parse(gunzipSync(await readFile(file)).toString()) as Rows;
  await database.transaction(async (tx) => {
    // As a replica the database runs no triggers and looks at no reference: the rows are whole already.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    for (const [table, some] of Object.entries(rows)) await fill(tx, table, some);
  });
  return rows;
}

async function fill(tx: Transaction, table: string, rows: Rows[string]): Promise<void> {
  const columns = rowsOf<{ name: string; counts: boolean }>(
    await tx.execute(sql`
      SELECT column_name AS name, is_identity = 'YES' AS counts FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = ${table} AND is_generated = 'NEVER'`),
  );
  const listed = sql.raw(columns.map(({ name }) => name).join(', '));
  await tx.execute(sql`
    INSERT INTO ${sql.raw(table)} (${listed}) OVERRIDING SYSTEM VALUE
    SELECT ${listed} FROM json_populate_recordset(NULL::${sql.raw(table)}, ${JSON.stringify(rows)}::json)`);
  for (const { name } of columns.filter(({ counts }) => counts)) {
    await tx.execute(sql`
      SELECT setval(pg_get_serial_sequence(${table}, ${name}), max(${sql.raw(name)})) FROM ${sql.raw(table)}`);
  }
}
