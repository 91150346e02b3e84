import { type Database, openPglite, type Seed, seed } from '@portal/service-store';
import { sql } from 'drizzle-orm';
import address from 'virtual:migrated-database';

let opened: Promise<Database> | undefined;

/** The one database of this page: opened with the first screen, used by every story after it. */
export const databaseOfPage = (): Promise<Database> => (opened ??= open());

async function open(): Promise<Database> {
  const { body } = await fetch(address);
  if (!body) throw new Error(`There is no database at ${address}`);
  const unpacked = body.pipeThrough(new DecompressionStream('gzip'));
  const { database } = await openPglite({ loadDataDir: await new Response(unpacked).blob() });
  return database;
}

/** Leaves nothing in the database but this seed. */
export async function startWith(database: Database, given: Seed, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    // As a replica the database runs no triggers: the audit, which nobody may empty, goes like the rest.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await tx.execute(sql`DO $$ BEGIN
      EXECUTE (
        SELECT 'TRUNCATE ' || string_agg(quote_ident(tablename), ', ') || ' RESTART IDENTITY CASCADE'
        FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'
      );
    END $$`);
  });
  await seed(database, given, now);
}
