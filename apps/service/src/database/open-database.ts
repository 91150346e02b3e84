import { type Database, fromDriver, type Observe, schema } from '@portal/service-store';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type Log } from '../log';
import { type Settings } from '../settings';
import { ConnectionPool } from './connection-pool';
import { type LockFile } from './lock-file';
import { openEmbedded } from './open-embedded';

export interface OpenDatabase {
  database: Database;
  kind: 'PostgreSQL' | 'PGlite';
  /** The connections to PostgreSQL as they are now; null for the embedded database, which has one. */
  pool: (() => PoolState) | null;
  close(): Promise<void>;
}

export interface PoolState {
  open: number;
  idle: number;
  /** How many this process may open. */
  limit: number;
  /** Pieces of work that wait for one. */
  waiting: number;
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
  /** Milliseconds: how long an answer is waited for, whatever the server does; absent: for any time. */
  answerMs?: number;
  /** Watches every transaction and statement. */
  observe?: Observe | undefined;
}

/** Milliseconds. */
const waits = { connect: 5000, lock: 1500, statement: 9_000, idleInTransaction: 15_000 };

/** Opens PostgreSQL when there is a `DATABASE_URL`, otherwise the embedded database in `DATA_DIR`. */
export async function openDatabase(settings: DatabaseSettings, { claim, ...options }: Options): Promise<OpenDatabase> {
  try {
    const { close, ...opened } = await open(settings, options);
    return { ...opened, close: () => close().finally(() => claim?.release()) };
  } catch (error) {
    claim?.release();
    throw error;
  }
}

async function open(
  { DATABASE_URL: connectionString, DATABASE_CONNECTIONS: max, DATA_DIR: folder }: DatabaseSettings,
  { log, observe, answerMs, statementMs = waits.statement, ...more }: Omit<Options, 'claim'>,
): Promise<OpenDatabase> {
  if (connectionString === undefined) {
    return { ...(await openEmbedded(folder, observe)), kind: 'PGlite', pool: null };
  }
  const { lockMs = statementMs === 0 ? 0 : waits.lock } = more;
  const pool = new ConnectionPool(
    {
      connectionString,
      max,
      connectionTimeoutMillis: waits.connect,
      statement_timeout: statementMs,
      lock_timeout: lockMs,
      ...(answerMs !== undefined && { query_timeout: answerMs }),
      idle_in_transaction_session_timeout: waits.idleInTransaction,
      application_name: 'self-service',
    },
    observe,
  );
  const lost = (error: Error) => log({ level: 'warn', event: 'database-connection-lost', error });
  pool.on('error', () => undefined);
  // a connection that is lost while it works tells the pool nothing, and unheard it would end the process
  pool.on('connect', (client) => client.on('error', lost));
  return {
    database: fromDriver(drizzle(pool, { schema }), observe),
    kind: 'PostgreSQL',
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, limit: max, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}
