// A base backup of a server that goes on working, by the means that PostgreSQL gives every backup program ("Making a Base Backup Using the
// Low Level API"): the files as they are while they change, and from the archive the log that makes them whole. It needs no client program.
import { execFile } from 'node:child_process';
import { chown, copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What is in these belongs to the process that runs, or is made anew at its start. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const leftOut = /^(postmaster\.(pid|opts)|pg_internal\.init|pgsql_tmp.*)$/;

/** Copies the files of `data` to `to`, which must not be there. `client` is one connection, held from beginning to end. */
export async function takeBaseBackup(client, data, to) {
  await client.query(`SELECT pg_backup_start('rehearsal', fast => true)`);
  const copied = await copyFolder(data, to);
  const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(wait_for_archive => true)');
  await writeFile(join(to, 'backup_label'), rows[0].labelfile);
  await own(join(to, 'backup_label'), await stat(data));
  return copied;
}

/** Puts a backup where the data were. */
export const restoreBaseBackup = (backup, data) => promisify(execFile)('cp', ['-a', backup, data]);

/** Gives how many files and bytes there were. */
async function copyFolder(from, to) {
  const owner = await stat(from);
  await mkdir(to, { mode: owner.mode & 0o777 });
  await own(to, owner);
  const copied = { files: 0, bytes: 0 };
  if (emptied.has(from.split('/').at(-1))) return copied;
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (leftOut.test(entry.name)) continue;
    const paths = [join(from, entry.name), join(to, entry.name)];
    const { files, bytes } = entry.isDirectory() ? await copyFolder(...paths) : await copyOne(...paths);
    copied.files += files;
    copied.bytes += bytes;
  }
  return copied;
}

async function copyOne(from, to) {
  try {
    await copyFile(from, to);
    const original = await stat(from);
    await own(to, original);
    return { files: 1, bytes: original.size };
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return { files: 0, bytes: 0 }; // it went while others were copied, and the log knows of that
  }
}

const own = (path, { uid, gid }) => chown(path, uid, gid);
