import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type TestProject } from 'vitest/node';
import { fromDriver, schema } from '../database/database';
import { migrate } from '../database/migrate';
import { migratedDatabaseFile } from './migrated-database';
import { startPostgres } from './start-postgres';

const epoch = new Date('2026-01-01T00:00:00Z');
const template = 'portal_template';

/** Vitest's global setup: the migrated PGlite database, if it is not kept yet, and one PostgreSQL server for a whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await migratedDatabaseFile();
  if (process.env['TEST_DATABASE'] === 'pglite') {
    project.provide('testDatabases', { postgres: null });
    return async () => undefined;
  }
  const { access, createDatabase, stop } = await startPostgres();
  try {
    await createDatabase(template);
    const pool = new pg.Pool({ ...access, database: template });
    await migrate(fromDriver(drizzle(pool, { schema })), epoch);
    await pool.end();
    project.provide('testDatabases', { postgres: { ...access, template } });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
