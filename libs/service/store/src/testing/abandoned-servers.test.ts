import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderPrefix, sweepAbandonedServers } from './abandoned-servers';

let parent = '';
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'portal-sweep-test-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

/** A process that has ended: its id is nobody's. */
const deadProcess = async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
};
const leave = async (pid: number, server?: number) => {
  const data = join(parent, `${folderPrefix}${pid}-abc`, 'data');
  await mkdir(data, { recursive: true });
  if (server) await writeFile(join(data, 'postmaster.pid'), `${server}\n${data}\n`);
};

test('a folder of a dead run goes, and the server in it is stopped', async () => {
  const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const ended = once(server, 'exit');
  const pid = await deadProcess();
  await leave(pid, server.pid);
  expect(await sweepAbandonedServers(parent)).toEqual([`${folderPrefix}${pid}-abc`]);
  expect(await ended).toEqual([null, 'SIGINT']);
  await expect(access(join(parent, `${folderPrefix}${pid}-abc`))).rejects.toThrow('ENOENT');
});

test('a run that lives keeps its folder', async () => {
  await leave(process.pid, process.pid);
  expect(await sweepAbandonedServers(parent)).toEqual([]);
});
