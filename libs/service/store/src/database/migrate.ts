import { sql } from 'drizzle-orm';
import { type Database, type Executor, rowsOf } from './database';
import { migrations } from '../migrations/all';
import { type Migration } from '../migrations/migration';
import { inTransaction } from './transaction';

/** Any fixed number: processes that start together take turns by it. */
const migrationLock = 716_203_904;

/**
 * Brings the schema up to date. Gives the names of the steps it took.
 *
 * Each step is one transaction with its own row in `migrations`, so a process killed half way leaves whole steps behind
 * and the next start goes on. Several processes may do this at once: the lock is part of the transaction.
 */
export async function migrate(
  database: Database,
  now: Date,
  steps: readonly Migration[] = migrations,
): Promise<string[]> {
  await inTransaction(database, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${migrationLock})`);
    await tx.execute(sql`CREATE TABLE IF NOT EXISTS migrations (
      number integer PRIMARY KEY, name text NOT NULL, applied_at timestamptz(3) NOT NULL)`);
  });
  const taken: string[] = [];
  for (const step of steps) if (await takeStep(database, step, now)) taken.push(step.name);
  return taken;
}

const takeStep = (database: Database, { number, name, statements }: Migration, now: Date): Promise<boolean> =>
  inTransaction(database, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${migrationLock})`);
    if ((await appliedNumbers(tx)).has(number)) return false;
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`INSERT INTO migrations (number, name, applied_at) VALUES (${number}, ${name}, ${now.toISOString()}::timestamptz)`,
    );
    return true;
  });

/** The names of steps not yet taken, for the readiness check. All of them on an empty database. */
export async function pendingMigrations(database: Database): Promise<string[]> {
  const [table] = rowsOf<{ found: boolean }>(
    await database.execute(sql`SELECT to_regclass('migrations') IS NOT NULL AS found`),
  );
  const applied = table?.found ? await appliedNumbers(database) : new Set<number>();
  return migrations.filter(({ number }) => !applied.has(number)).map(({ name }) => name);
}

async function appliedNumbers(executor: Executor): Promise<Set<number>> {
  const rows = rowsOf<{ number: number }>(await executor.execute(sql`SELECT number FROM migrations`));
  return new Set(rows.map(({ number }) => number));
}
