import { sql } from 'drizzle-orm';
import { type Backfill, type Migration, type NewIndex, type SchemaChange } from '../migrations/migration';
import { type Database, rowsOf } from './database';
import { noteStep } from './taken-steps';
import { inTransaction } from './transaction';
import { type Pause, whenFree, withPatience } from './when-free';

interface Around {
  now: Date;
  pause: Pause;
}

/** Takes a step, whatever its kind. False when another process did. */
export async function takeStep(database: Database, step: Migration, around: Around): Promise<boolean> {
  if ('statements' in step) return changeSchema(database, step, around);
  if ('indexes' in step) for (const index of step.indexes) await makeIndex(database, index);
  else await fill(database, step, around.pause);
  return noteStep(database, step, around.now);
}

/** All statements and the note that they were taken, or nothing. */
const changeSchema = (database: Database, step: SchemaChange, { now, pause }: Around): Promise<boolean> =>
  whenFree(pause, () =>
    inTransaction(database, async (tx) => {
      await withPatience(tx);
      if (!(await noteStep(tx, step, now))) return false;
      for (const statement of step.statements) await tx.execute(sql.raw(statement));
      return true;
    }),
  );

/** Outside a transaction, as the database asks. What a process left half made is made anew; those who share the connection of PGlite make it once. */
async function makeIndex(database: Database, { name, on, isUnique }: NewIndex): Promise<void> {
  const found = rowsOf<{ valid: boolean }>(
    await database.execute(sql`SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass(${name})`),
  )[0];
  if (found?.valid) return;
  if (found) await database.execute(sql.raw(`DROP INDEX CONCURRENTLY ${name}`));
  await database.execute(
    sql.raw(`CREATE ${isUnique ? 'UNIQUE ' : ''}INDEX CONCURRENTLY IF NOT EXISTS ${name} ON ${on}`),
  );
}

/** Rows of one transaction: few enough that nobody waits for them. */
const batchSize = 1_000;

/** Follows the key up to the last that there is now, so it ends; rows that come meanwhile are filled by who writes them. */
async function fill(database: Database, { backfill }: Backfill, pause: Pause): Promise<void> {
  const { table, key } = backfill;
  const [end] = rowsOf<{ last: string }>(
    await database.execute(sql.raw(`SELECT ${key}::text AS last FROM ${table} ORDER BY ${key} DESC LIMIT 1`)),
  );
  if (!end) return;
  let after: string | null = null;
  do after = await whenFree(pause, () => fillBatch(database, backfill, { after, last: end.last }));
  while (after !== null);
}

/** Fills the batch after a key. Gives its last key; null: there was none. */
const fillBatch = (
  database: Database,
  { table, key, set, where }: Backfill['backfill'],
  { after, last }: { after: string | null; last: string },
) =>
  inTransaction(database, async (tx): Promise<string | null> => {
    await withPatience(tx);
    const isNext = [`${key} <= ${quoted(last)}`, ...(after === null ? [] : [`${key} > ${quoted(after)}`])].join(
      ' AND ',
    );
    const filled = await tx.execute(
      sql.raw(`
        WITH batch AS (SELECT ${key} AS batch_key FROM ${table} WHERE ${isNext} ORDER BY 1 LIMIT ${batchSize}),
          filled AS (UPDATE ${table} SET ${set} FROM batch WHERE ${table}.${key} = batch_key AND (${where}))
        SELECT batch_key::text AS last FROM batch ORDER BY batch_key DESC LIMIT 1`),
    );
    return rowsOf<{ last: string }>(filled)[0]?.last ?? null;
  });

/** A key as a literal: its type is that of the column beside it. */
const quoted = (key: string) => `'${key.replaceAll("'", "''")}'`;
