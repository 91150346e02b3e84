import { type Database, openPglite, type Seed, seed } from '@portal/service-store';
import { emptyDatabase } from '@portal/service-store/empty-database';
import address from 'virtual:migrated-database';

let opened: Promise<Database> | undefined;

/** The one database of this tab: opened once, used by every story. */
export const databaseOfTab = (): Promise<Database> => (opened ??= open());

async function open(): Promise<Database> {
  const answer = await fetch(new URL(address, import.meta.url));
  if (!answer.ok) throw new Error(`There is no database at ${address}`);
  // A site of files has it packed; a server that compresses what it serves has it as it is.
  const isPacked = address.endsWith('.gz');
  const tar = isPacked ? answer.body?.pipeThrough(new DecompressionStream('gzip')) : answer.body;
  const { database } = await openPglite({ loadDataDir: await new Response(tar).blob() });
  return database;
}

/** Leaves nothing in the database but this seed. */
export async function startWith(database: Database, given: Seed, now: Date): Promise<void> {
  await emptyDatabase(database);
  await seed(database, given, now);
}
