import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database';
import { type OpenPglite, openPglite } from '../database/pglite';
import { emptyDatabase } from './empty-database';
import { migratedDatabase } from './migrated-database';

/** A PGlite, and its schema when it was opened. */
interface Kept {
  opened: OpenPglite;
  schema: string;
}

/** Those that nobody uses now. One serves the suites of a process, more where a suite opens several. */
const free: Kept[] = [];

/**
 * A migrated, empty PGlite in memory, until it is closed. To open one takes two seconds of processor, to empty one a few milliseconds: what
 * one suite closes the next one gets, without its rows and settings. One whose schema was written to is really closed.
 */
export async function openPgliteCopy(): Promise<{ database: Database; close(): Promise<void> }> {
  const kept = free.pop() ?? (await open());
  const { database } = kept.opened;
  return { database, close: () => giveBack(kept) };
}

async function open(): Promise<Kept> {
  const opened = await openPglite({ loadDataDir: await migratedDatabase() });
  return { opened, schema: await schemaOf(opened.database) };
}

async function giveBack(kept: Kept): Promise<void> {
  const { database, close } = kept.opened;
  const schema = await schemaOf(database).catch(() => null);
  if (schema !== kept.schema) return close();
  await emptyDatabase(database);
  await database.execute(sql`DISCARD ALL`);
  free.push(kept);
}

/** Changes with every row that is written to the catalog, by TRUNCATE and ANALYZE too, and with every step of the schema. */
async function schemaOf(database: Database): Promise<string> {
  const tables = ['pg_class', 'pg_attribute', 'pg_constraint', 'pg_trigger', 'pg_proc', 'pg_statistic', 'migrations'];
  const written = tables.map((name) => `SELECT '${name}', count(*), max(xmin::text::bigint) FROM ${name}`);
  return JSON.stringify(rowsOf(await database.execute(sql.raw(written.join(' UNION ALL ')))));
}
