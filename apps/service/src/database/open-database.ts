import { type Database, fromDriver, schema } from '@portal/service-store';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type Log } from '../log';
import { type Settings } from '../settings';
import { ConnectionPool } from './connection-pool';
import { type LockFile } from './lock-file';
import { openEmbedded } from './open-embedded';

export interface OpenDatabase {
  database: Database;
  kind: 'PostgreSQL' | 'PGlite';
  close(): Promise<void>;
}

type DatabaseSettings = Pick<Settings, 'DATABASE_URL' | 'DATABASE_CONNECTIONS' | 'DATA_DIR'>;

interface Options {
  /** What `claimDatabase` gave; it is released with the database. */
  claim: LockFile | null;
  log: Log;
  /** Milliseconds, 0 for any time. A statement may not outlive the request that waits for it. */
  statementMs?: number;
  /** Milliseconds, 0 for any time: how long a statement waits for a row that somebody else changes. */
  lockMs?: number;
}

/** Milliseconds. */
const waits = { connect: 5000, lock: 1500, statement: 9_000, idleInTransaction: 15_000 };

/** Opens PostgreSQL when there is a `DATABASE_URL`, otherwise the embedded database in `DATA_DIR`. */
export async function openDatabase(settings: DatabaseSettings, { claim, ...options }: Options): Promise<OpenDatabase> {
  try {
    const { database, kind, close } = await open(settings, options);
    return { database, kind, close: () => close().finally(() => claim?.release()) };
  } catch (error) {
    claim?.release();
    throw error;
  }
}

async function open(
  { DATABASE_URL: connectionString, DATABASE_CONNECTIONS: max, DATA_DIR: folder }: DatabaseSettings,
  { log, statementMs = waits.statement, lockMs = statementMs === 0 ? 0 : waits.lock }: Omit<Options, 'claim'>,
): Promise<OpenDatabase> {
  if (connectionString === undefined) return { ...(await openEmbedded(folder)), kind: 'PGlite' };
  const pool = new ConnectionPool({
    connectionString,
    max,
    connectionTimeoutMillis: waits.connect,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: waits.idleInTransaction,
    application_name: 'self-service',
  });
  const lost = (error: Error) => log({ level: 'warn', event: 'database-connection-lost', error });
  pool.on('error', () => undefined);
  // a connection that is lost while it works tells the pool nothing, and unheard it would end the process
  pool.on('connect', (client) => client.on('error', lost));
  return { database: fromDriver(drizzle(pool, { schema })), kind: 'PostgreSQL', close: () => pool.end() };
}
