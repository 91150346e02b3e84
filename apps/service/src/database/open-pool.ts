import { type Database, fromDriver, type Observe, schema } from '@portal/service-store';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type Log } from '../log';
import { ConnectionPool } from './connection-pool';
import { queueWait } from './queue-wait';
import { idleInTransaction, type TimeLimits } from './time-limits';

interface Options {
  connectionString: string;
  connections: number;
  limits: TimeLimits;
  log: Log;
  /** Watches every transaction and statement. */
  observe?: Observe | undefined;
}

interface PoolState {
  open: number;
  idle: number;
  /** How many there may be. */
  limit: number;
  /** Pieces of work that wait for one. */
  waiting: number;
}

export interface OpenPool {
  database: Database;
  state(): PoolState;
  /** Milliseconds that work which asks for a connection now would wait for it. */
  wait(): number;
  close(): Promise<void>;
}

/** Opens so many connections to PostgreSQL, each when it is first needed, for work of one kind. */
export function openPool({ connectionString, connections, limits, log, observe }: Options): OpenPool {
  const pool = new ConnectionPool(
    {
      connectionString,
      max: connections,
      connectionTimeoutMillis: limits.connection,
      statement_timeout: limits.statement,
      lock_timeout: limits.lock,
      ...(limits.answer > 0 && { query_timeout: limits.answer }),
      idle_in_transaction_session_timeout: idleInTransaction,
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
    state: () => ({ open: pool.totalCount, idle: pool.idleCount, limit: connections, waiting: pool.waitingCount }),
    wait: queueWait(pool, connections, () => performance.now()),
    close: () => pool.end(),
  };
}
