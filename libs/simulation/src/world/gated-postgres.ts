import { type Database, fromDriver, schema } from '@portal/service-store';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type StatementGate } from './statement-gate';

type Query = (...given: unknown[]) => Promise<unknown>;

/** A process's own connections to a PostgreSQL server. Ending the process cuts them, as a killed process would. */
export function gatedPostgres(config: pg.PoolConfig) {
  const clients = new Set<pg.PoolClient>();
  const pool = new pg.Pool(config);
  pool.on('error', () => undefined); // a connection that was cut while idle
  pool.on('connect', (client) => {
    clients.add(client);
    client.on('error', () => undefined);
  });

  const open = (gate: StatementGate): Database => {
    const queryOf = (target: { query: unknown }): Query => {
      const query = (target.query as Query).bind(target);
      return (...given) => gate.pass(() => query(...given));
    };
    class GatedPool {
      readonly query = queryOf(pool);
      async connect() {
        const client = await pool.connect();
        return { query: queryOf(client), release: () => client.release() };
      }
    }
    return fromDriver(drizzle(new GatedPool() as unknown as pg.Pool, { schema }));
  };
  const cut = () => {
    for (const client of clients)
      (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  };
  // A transaction that never began leaves its connection taken, and `end` would wait for it for ever.
  const close = (): void => {
    pool.end().catch(() => undefined);
    cut();
  };
  return { open, cut, close };
}
