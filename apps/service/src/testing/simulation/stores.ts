import { PGlite } from '@electric-sql/pglite';
import { gatedPglite, gatedPostgres, type SimulatedStore } from '@portal/simulation';
import { fromDriver, keepWasmCode, schema } from '@portal/service-store';
import { migratedDatabase } from '@portal/service-store/testing';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { inject } from 'vitest';

interface Opened extends SimulatedStore {
  close(): Promise<void>;
}

/** An embedded database of its own, migrated and empty. */
export async function pgliteStore(): Promise<Opened> {
  keepWasmCode();
  const client = await PGlite.create({ loadDataDir: await migratedDatabase() });
  return {
    database: fromDriver(drizzlePglite(client, { schema })),
    open: (gate) => ({ database: gatedPglite(client, gate), cut: () => undefined }),
    close: () => client.close(),
  };
}

let created = 0;

/** Opens databases of their own on the PostgreSQL server of the tests; null where there is none. */
export function postgresStore(): (() => Promise<Opened>) | null {
  const { postgres } = inject('testDatabases');
  if (postgres === null) return null;
  const { template, ...access } = postgres;
  return async () => {
    created += 1;
    const database = `simulation_${process.pid}_${created}`;
    const admin = new pg.Client({ ...access, database: 'postgres' });
    await admin.connect();
    await admin.query(`CREATE DATABASE ${database} TEMPLATE ${template} STRATEGY FILE_COPY`);
    await admin.end();
    const pool = new pg.Pool({ ...access, database, max: 4, pipeline: true });
    const processes: ReturnType<typeof gatedPostgres>[] = [];
    return {
      database: fromDriver(drizzlePostgres(pool, { schema })),
      open: (gate) => {
        const process = gatedPostgres({ ...access, database, max: 5 });
        processes.push(process);
        return { database: process.open(gate), cut: process.cut };
      },
      close: async () => {
        for (const process of processes) process.close();
        await pool.end();
      },
    };
  };
}
