import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, type Observe, openPglite } from '@portal/service-store';

/** Lies in a database folder that was made to the end. */
const madeMark = 'made-by-the-service';

/**
 * Opens the embedded database in a folder that this process has claimed.
 *
 * A process killed while it made the database leaves half of one behind. It is set aside, and a new one is made: nothing
 * can be in it, because nobody was answered yet.
 */
export async function openEmbedded(
  folder: string,
  observe?: Observe,
): Promise<{ database: Database; close(): Promise<void> }> {
  const dataDir = join(folder, 'database');
  const mark = join(dataDir, madeMark);
  if (existsSync(dataDir) && !existsSync(mark)) setAside(dataDir);
  const { database, close } = await openPglite({ dataDir, observe });
  writeFileSync(mark, '');
  return { database, close };
}

function setAside(dataDir: string): void {
  const aside = `${dataDir}.unfinished`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(dataDir, aside);
}
