import { join } from 'node:path';
import { type Settings } from '../settings';
import { type LockFile, takeLock } from './lock-file';

/**
 * Makes sure that no other process has the embedded database open; null with PostgreSQL, which takes any number.
 *
 * Called before anything heavy is loaded, so that a second process ends at once. Throws `LockHeldError`.
 */
export const claimDatabase = ({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>): LockFile | null =>
  DATABASE_URL === undefined ? takeLock(join(DATA_DIR, 'database.lock')) : null;

/** Opens what a claim was made for, which is released once it is closed, or when it cannot be opened. */
export async function openWithClaim<Opened extends { close(): Promise<void> }>(
  claim: LockFile | null,
  open: () => Promise<Opened>,
): Promise<Opened> {
  try {
    const opened = await open();
    return { ...opened, close: () => opened.close().finally(() => claim?.release()) };
  } catch (error) {
    claim?.release();
    throw error;
  }
}
