import { sql } from 'drizzle-orm';
import { checksumOf } from '../migrations/checksum';
import { type Migration } from '../migrations/migration';
import { type Database, type Executor, rowsOf } from './database';
import { inTransaction } from './transaction';

/** A step that a database has taken. */
export interface TakenStep {
  number: number;
  /** Null: taken by a version of the service that kept none. */
  checksum: string | null;
  requires: number | null;
}

/** The table in which a database notes its steps. It is older than its last two columns. */
export async function prepareStepTable(database: Database): Promise<void> {
  if (await hasRequires(database)) return;
  await inTransaction(database, async (tx) => {
    await tx.execute(sql`CREATE TABLE IF NOT EXISTS migrations (
      number integer PRIMARY KEY, name text NOT NULL, applied_at timestamptz(3) NOT NULL)`);
    await tx.execute(sql`ALTER TABLE migrations
      ADD COLUMN IF NOT EXISTS checksum text, ADD COLUMN IF NOT EXISTS requires integer`);
  });
}

/** The steps that a database has taken; none of an empty one. */
export async function takenSteps(executor: Executor): Promise<TakenStep[]> {
  const [table] = rowsOf<{ found: boolean }>(
    await executor.execute(sql`SELECT to_regclass('migrations') IS NOT NULL AS found`),
  );
  if (!table?.found) return [];
  // Asked of the row as a whole, a column that is not there yet is null.
  const taken = await executor.execute(sql`
    SELECT number, to_jsonb(migrations) ->> 'checksum' AS checksum, (to_jsonb(migrations) ->> 'requires')::integer AS requires
    FROM migrations`);
  return rowsOf<TakenStep>(taken);
}

/** Notes a step. False when it stands there already. */
export async function noteStep(executor: Executor, step: Migration, now: Date): Promise<boolean> {
  const requires = 'requires' in step ? (step.requires ?? null) : null;
  const noted = await executor.execute(sql`
    INSERT INTO migrations (number, name, applied_at, checksum, requires)
    VALUES (${step.number}, ${step.name}, ${now.toISOString()}::timestamptz, ${checksumOf(step)}, ${requires}::integer)
    ON CONFLICT DO NOTHING RETURNING number`);
  return rowsOf(noted).length > 0;
}

/** Notes what an older version of the service took, for whoever looks later. */
export async function noteChecksum(executor: Executor, step: Migration): Promise<void> {
  await executor.execute(sql`
    UPDATE migrations SET checksum = ${checksumOf(step)} WHERE number = ${step.number} AND checksum IS NULL`);
}

async function hasRequires(executor: Executor): Promise<boolean> {
  const found = await executor.execute(sql`
    SELECT 1 FROM pg_attribute WHERE attrelid = to_regclass('migrations') AND attname = 'requires'`);
  return rowsOf(found).length > 0;
}
