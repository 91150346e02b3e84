import { type Database, openPglite, type Seed, seed } from '@portal/service-store';
import { emptyDatabase } from '@portal/service-store/empty-database';
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
  await emptyDatabase(database);
  await seed(database, given, now);
}
