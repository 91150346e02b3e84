import { type Database, fromDriver, schema } from '@portal/service-store';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { type Log } from '../log';
import { type Settings } from '../settings';
import { openEmbedded } from './open-embedded';

export interface OpenDatabase {
  database: Database;
  kind: 'PostgreSQL' | 'PGlite';
  close(): Promise<void>;
}

type DatabaseSettings = Pick<Settings, 'DATABASE_URL' | 'DATABASE_CONNECTIONS' | 'DATA_DIR'>;

/** Milliseconds. A statement may not outlive the request that waits for it. */
const waits = { connect: 5000, statement: 10_000, idleInTransaction: 15_000 };

/** Opens PostgreSQL when there is a `DATABASE_URL`, otherwise the embedded database in `DATA_DIR`. */
export async function openDatabase(
  { DATABASE_URL: connectionString, DATABASE_CONNECTIONS: max, DATA_DIR: folder }: DatabaseSettings,
  log: Log,
  statementMs = waits.statement,
): Promise<OpenDatabase> {
  if (connectionString === undefined) return { ...(await openEmbedded(folder)), kind: 'PGlite' };
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: waits.connect,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: waits.idleInTransaction,
    application_name: 'self-service',
  });
  pool.on('error', (error) => log({ level: 'warn', event: 'database-connection-lost', error }));
  return { database: fromDriver(drizzle(pool, { schema })), kind: 'PostgreSQL', close: () => pool.end() };
}
