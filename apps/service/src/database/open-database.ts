import { type Database } from '@portal/service-store';
import { type Log } from '../log';
import { type Settings } from '../settings';
import { openWithClaim } from './claim-database';
import { type LockFile } from './lock-file';
import { openEmbedded } from './open-embedded';
import { openPool } from './open-pool';
import { timeLimits } from './time-limits';

type DatabaseSettings = Pick<Settings, 'DATABASE_URL' | 'DATABASE_CONNECTIONS' | 'DATA_DIR'>;

interface Options {
  /** What `claimDatabase` gave; it is released with the database. */
  claim: LockFile | null;
  log: Log;
}

/**
 * Opens the database for one piece of work by itself, however long it takes: PostgreSQL when there is a `DATABASE_URL`, otherwise the
 * embedded database in `DATA_DIR`.
 */
export const openDatabase = (
  { DATABASE_URL: connectionString, DATABASE_CONNECTIONS: connections, DATA_DIR }: DatabaseSettings,
  { claim, log }: Options,
): Promise<{ database: Database; close(): Promise<void> }> =>
  openWithClaim(claim, async () =>
    connectionString === undefined
      ? openEmbedded(DATA_DIR)
      : openPool({ connectionString, connections, limits: timeLimits.commands, log }),
  );
