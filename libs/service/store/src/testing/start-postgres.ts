import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';
import { folderPrefix, sweepAbandonedServers } from './abandoned-servers';
import { loadEmbeddedPostgres } from './load-embedded-postgres';

export { freePort };

/** Nothing here outlives the server, and no table lives long enough to be cleaned up: a process for that would look at every database. */
const settings = [
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'],
  ...['max_connections=200', 'unix_socket_directories='],
];

/** A PostgreSQL server for one run of tests. What it holds goes with it. */
export interface TestServer {
  access: { host: string; port: number; user: string; password: string };
  createDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server on a free port, and first ends those of runs that were killed. Throws what it complained about. */
export async function startPostgres(): Promise<TestServer> {
  await sweepAbandonedServers();
  const folder = await mkdtemp(join(tmpdir(), `${folderPrefix}${process.pid}-`));
  await chmod(folder, 0o711); // under root the server runs as another user, who must get through
  const access = { host: '127.0.0.1', port: await freePort(), user: 'postgres', password: 'postgres' };
  const complaints: string[] = [];
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const server = new EmbeddedPostgres({
    ...access,
    databaseDir: join(folder, 'data'),
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: (line) => complaints.push(line),
    onError: (line) => complaints.push(String(line)),
  });
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await stop();
    throw new Error(`PostgreSQL did not start: ${complaints.slice(-5).join('\n')}`, { cause: error });
  }
  return { access, createDatabase: (name) => server.createDatabase(name), stop };
}
