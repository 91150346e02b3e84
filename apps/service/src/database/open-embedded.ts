import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openPglite } from '@portal/service-store';
import { takeLock } from './lock-file';

/** Lies in a database folder that was made to the end. */
const madeMark = 'made-by-the-service';

/**
 * Opens the embedded database in a folder, for this process alone. The lock comes first: a second process finds out before
 * it touches anything.
 *
 * A process killed while it made the database leaves half of one behind. It is set aside, and a new one is made: nothing
 * can be in it, because nobody was answered yet.
 */
export async function openEmbedded(folder: string): Promise<{ database: Database; close(): Promise<void> }> {
  const lock = takeLock(join(folder, 'database.lock'));
  const dataDir = join(folder, 'database');
  const mark = join(dataDir, madeMark);
  try {
    if (existsSync(dataDir) && !existsSync(mark)) setAside(dataDir);
    const { database, close } = await openPglite({ dataDir });
    writeFileSync(mark, '');
    return { database, close: () => close().finally(() => lock.release()) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function setAside(dataDir: string): void {
  const aside = `${dataDir}.unfinished`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(dataDir, aside);
}
