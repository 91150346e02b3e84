import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type TestProject } from 'vitest/node';
import { fromDriver, schema } from '../database/database';
import { migrate } from '../database/migrate';
import { folderPrefix, sweepAbandonedServers } from './abandoned-servers';
import { loadEmbeddedPostgres } from './load-embedded-postgres';
import { migratedDatabaseFile } from './migrated-database';
import { type TestDatabases } from './test-databases';

const epoch = new Date('2026-01-01T00:00:00Z');
const template = 'portal_template';

/** Vitest's global setup: the migrated PGlite database, if it is not kept yet, and one PostgreSQL server for a whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweepAbandonedServers();
  const folder = await mkdtemp(join(tmpdir(), `${folderPrefix}${process.pid}-`));
  await chmod(folder, 0o711); // under root the server runs as another user, who must get through
  const stops: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step();
  };
  try {
    await migratedDatabaseFile();
    const postgres = process.env['TEST_DATABASE'] === 'pglite' ? null : await startPostgres(folder, stops);
    project.provide('testDatabases', { postgres });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startPostgres(folder: string, stops: (() => Promise<void>)[]): Promise<TestDatabases['postgres']> {
  const port = await freePort();
  const access = { host: '127.0.0.1', port, user: 'postgres', password: 'postgres' };
  const complaints: string[] = [];
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const server = new EmbeddedPostgres({
    ...access,
    databaseDir: join(folder, 'data'),
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['fsync=off', 'synchronous_commit=off', 'max_connections=200', 'unix_socket_directories='].flatMap(
      (setting) => ['-c', setting],
    ),
    onLog: (line) => complaints.push(line),
    onError: (line) => complaints.push(String(line)),
  });
  stops.push(() => server.stop());
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${complaints.slice(-5).join('\n')}`, { cause: error });
  }
  await server.createDatabase(template);
  const pool = new pg.Pool({ ...access, database: template });
  await migrate(fromDriver(drizzle(pool, { schema })), epoch);
  await pool.end();
  return { ...access, template };
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
