import { sql } from 'drizzle-orm';
import { migrations } from '../migrations/all';
import { checksumOf } from '../migrations/checksum';
import { type Migration } from '../migrations/migration';
import { type Database, rowsOf } from './database';
import { type Pause, whenFree } from './when-free';
import { noteChecksum, prepareStepTable, takenSteps } from './taken-steps';
import { takeStep } from './take-step';

/** Any fixed number: processes that start together take turns by it. */
const migrationLock = 716_203_904;
/** Milliseconds between two looks whether another process is done. */
const turnMs = 250;
/** So many looks: an hour, after which that process hangs or an index takes longer than anybody waits for a start. */
const mostLooks = 3_600_000 / turnMs;

interface Options {
  steps?: readonly Migration[];
  pause?: Pause;
}

/**
 * Brings the schema up to date while other processes use it. Gives the names of the steps it took.
 *
 * The database has one connection, without a limit of time for statements: whose turn it is belongs to that connection. Each step leaves
 * its own row in `migrations`, so a process killed half way leaves whole steps behind and the next start goes on. Several processes may
 * do this at once. Throws when a step that the database took was changed since.
 */
export async function migrate(
  database: Database,
  now: Date,
  { steps = migrations, pause = inRealTime }: Options = {},
): Promise<string[]> {
  await takeTurn(database, pause);
  try {
    await whenFree(pause, () => prepareStepTable(database));
    const taken: string[] = [];
    for (const step of await stepsToTake(database, steps)) {
      if (await takeStep(database, step, { now, pause })) taken.push(step.name);
    }
    return taken;
  } finally {
    // A connection that was lost has let go of it, and says so.
    await database.execute(sql`SELECT pg_advisory_unlock(${migrationLock})`).catch(() => undefined);
  }
}

/** Who waits asks again and again: a statement that waited would keep others from making their indexes. */
async function takeTurn(database: Database, pause: Pause): Promise<void> {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const asked = await database.execute(sql`SELECT pg_try_advisory_lock(${migrationLock}) AS mine`);
    if (rowsOf<{ mine: boolean }>(asked)[0]?.mine) return;
    await pause(turnMs);
  }
  throw new Error(
    'Another process has been changing the schema for an hour: its connection holds an advisory lock in pg_locks.',
  );
}

async function stepsToTake(database: Database, steps: readonly Migration[]): Promise<Migration[]> {
  const taken = new Map((await takenSteps(database)).map((one) => [one.number, one]));
  for (const step of steps) {
    const found = taken.get(step.number);
    if (found && found.checksum === null) await noteChecksum(database, step);
    else if (found && found.checksum !== checksumOf(step)) throw new Error(wasChanged(step));
  }
  return steps.filter(({ number }) => !taken.has(number));
}

const wasChanged = ({ number, name }: Migration) =>
  `Step ${number} of the schema (${name}) is not what this database took. A released step never changes: put it back and write a new one.`;

const inRealTime: Pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
