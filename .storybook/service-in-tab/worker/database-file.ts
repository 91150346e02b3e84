import { PGlite } from '@electric-sql/pglite';
import address from 'virtual:migrated-database';
import { partAgain } from './blocks';

/** Opens the database of this tab, migrated and empty. It knows nothing of the service, and outlives it. */
export async function openDatabaseFile(): Promise<PGlite> {
  const answer = await fetch(new URL(address, import.meta.url));
  if (!answer.ok) throw new Error(`There is no database at ${address}`);
  // A site of files has it packed; a server that compresses what it serves has it as it is.
  const tar = address.endsWith('.gz') ? await unpacked(answer) : await answer.blob();
  return PGlite.create({ loadDataDir: tar });
}

async function unpacked({ body }: Response): Promise<Blob> {
  const joined = await new Response(body?.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  return new Blob([partAgain(joined)]);
}
