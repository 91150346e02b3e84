import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRunning, startOf } from './running-process';

/** Who holds a lock. `started` tells a later process with the same number apart; null where nobody can say. */
interface Holder {
  pid: number;
  started: string | null;
}

export interface LockFile {
  release(): void;
}

/** Somebody else has the database open. */
export class LockHeldError extends Error {
  override readonly name = 'LockHeldError';
  readonly pid: number;
  constructor(path: string, pid: number) {
    super(
      `The database in ${dirname(path)} is open in process ${pid}. ` +
        `Stop that process, or start this one with another DATA_DIR or with DATABASE_URL. (Lock: ${path})`,
    );
    this.pid = pid;
  }
}

/**
 * Takes the lock at `path` for this process. The embedded database has no lock of its own, and a second process's rows vanish.
 *
 * - A lock whose holder no longer runs is taken over.
 * - Throws `LockHeldError`, which names the holder.
 */
export function takeLock(path: string, self: number = process.pid): LockFile {
  mkdirSync(dirname(path), { recursive: true });
  const mine: Holder = { pid: self, started: startOf(self) };
  const draft = `${path}.${self}`;
  writeFileSync(draft, JSON.stringify(mine));
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (linkIfFree(draft, path)) return { release: () => releaseIfMine(path, mine) };
      const holder = readHolder(path);
      if (holder !== null && holds(holder, self)) throw new LockHeldError(path, holder.pid);
      setAside(path, `${draft}.stale`, self);
    }
    throw new Error(`The lock ${path} could not be taken: several processes are starting at once`);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A link appears whole or not at all, so nobody reads half a lock. */
function linkIfFree(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Moves a stale lock away. If another process replaced it in that moment, its lock goes back. */
function setAside(path: string, aside: string, self: number): void {
  try {
    renameSync(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  const moved = readHolder(aside);
  if (moved !== null && holds(moved, self)) linkIfFree(aside, path);
  rmSync(aside, { force: true });
}

/** A restarted container often gets the number of the process that died: our own number holds nothing. */
const holds = ({ pid, started }: Holder, self: number): boolean =>
  pid !== self && isRunning(pid) && (started === null || startOf(pid) === null || startOf(pid) === started);

function readHolder(path: string): Holder | null {
  try {
    const { pid, started = null } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Holder>;
    return Number.isInteger(pid) && pid !== undefined && pid > 0 ? { pid, started } : null;
  } catch {
    return null;
  }
}

function releaseIfMine(path: string, mine: Holder): void {
  const holder = readHolder(path);
  if (holder?.pid === mine.pid && holder.started === mine.started) rmSync(path, { force: true });
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
