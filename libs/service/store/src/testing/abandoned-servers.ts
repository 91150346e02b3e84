import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder of a run is named after its process: `portal-test-databases-{pid}-...`. */
export const folderPrefix = 'portal-test-databases-';

/** Stops and removes what a killed run left behind. A folder whose run still lives is left alone. */
export async function sweepAbandonedServers(parent = tmpdir()): Promise<string[]> {
  const folders = (await readdir(parent)).filter((name) => name.startsWith(folderPrefix));
  const abandoned = folders.filter((name) => !isAlive(Number.parseInt(name.slice(folderPrefix.length), 10)));
  for (const name of abandoned) {
    const server = await serverIn(join(parent, name));
    if (server !== null && isAlive(server)) {
      process.kill(server, 'SIGINT'); // PostgreSQL's fast shutdown
      for (let waits = 0; waits < 50 && isAlive(server); waits += 1) await new Promise((done) => setTimeout(done, 100));
    }
    await rm(join(parent, name), { recursive: true, force: true });
  }
  return abandoned;
}

/** The process id on the first line of `postmaster.pid`; the file names its data folder on the second. */
async function serverIn(folder: string): Promise<number | null> {
  const data = join(folder, 'data');
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  return lines[1] === data ? Number(lines[0]) : null;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
