import { PGlite } from '@electric-sql/pglite';
import address from 'virtual:migrated-database';

/** Opens the database of this tab, migrated and empty. It knows nothing of the service, and outlives it. */
export async function openDatabaseFile(): Promise<PGlite> {
  const answer = await fetch(new URL(address, import.meta.url));
  if (!answer.ok) throw new Error(`There is no database at ${address}`);
  // A site of files has it packed; a server that compresses what it serves has it as it is.
  const isPacked = address.endsWith('.gz');
  const tar = isPacked ? answer.body?.pipeThrough(new DecompressionStream('gzip')) : answer.body;
  return PGlite.create({ loadDataDir: await new Response(tar).blob() });
}
