import { sql } from 'drizzle-orm';
import { type Executor, rowsOf } from './database';

/** What time it is by the clock of the database, now and not when a transaction began. */
export async function databaseTime(executor: Executor): Promise<Date> {
  const answer = await executor.execute(sql`SELECT extract(epoch FROM clock_timestamp())::float8 AS seconds`);
  const [row] = rowsOf<{ seconds: number }>(answer);
  return new Date((row?.seconds ?? NaN) * 1000);
}
