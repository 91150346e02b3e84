import { type Database, fromDriver, schema } from '@portal/service-store';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { ProcessEnded, type StatementGate } from './statement-gate';

type Query = (...given: unknown[]) => Promise<unknown>;

/** A process's own connections to a PostgreSQL server. Ending the process cuts them, as a killed process would. */
export function gatedPostgres(config: pg.PoolConfig) {
  const clients = new Set<pg.PoolClient>();
  const taken = new Set<pg.PoolClient>();
  const pool = new pg.Pool({ ...config, pipeline: true }); // as the service's are
  pool.on('error', () => undefined); // a connection that was cut while idle
  pool.on('connect', (client) => {
    clients.add(client);
    client.on('error', () => undefined);
  });
  pool.on('remove', (client) => void clients.delete(client));

  const release = (client: pg.PoolClient, isBroken = false): void => {
    if (taken.delete(client)) client.release(isBroken);
  };
  const open = (gate: StatementGate): Database => {
    const queryOf = (target: { query: unknown }): Query => {
      const query = (target.query as Query).bind(target);
      return (...given) => gate.pass(() => query(...given));
    };
    class GatedPool {
      readonly query = queryOf(pool);
      async connect() {
        const client = await pool.connect();
        taken.add(client);
        if (gate.isEnded()) {
          release(client, true);
          throw new ProcessEnded('The process is gone');
        }
        return { query: queryOf(client), release: () => release(client) };
      }
    }
    return fromDriver(drizzle(new GatedPool() as unknown as pg.Pool, { schema }));
  };
  // Whoever waits for a connection must get one and see that the process is gone; a transaction that never began keeps its own.
  const cut = (): void => {
    for (const client of clients)
      (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    for (const client of [...taken]) release(client, true);
  };
  const close = (): void => {
    pool.end().catch(() => undefined);
    cut();
  };
  return { open, cut, close };
}
