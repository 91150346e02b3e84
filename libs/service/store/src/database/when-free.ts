import { sql } from 'drizzle-orm';
import { type Transaction } from './database';
import { sqlState } from './transaction';

/** Lets milliseconds pass. */
export type Pause = (ms: number) => Promise<void>;

/** How long a statement that changes the schema may stand before a table; whoever comes after it stands behind it. */
const lockMs = 1_500;
/** Milliseconds between two tries, growing: in between everybody else gets through. About two minutes in all. */
const waits = [250, 500, 1_000, 2_000, ...Array<number>(24).fill(5_000)];

const lockNotAvailable = '55P03';

/** Does work that needs a table for itself, again until it gets it. */
export async function whenFree<Result>(pause: Pause, work: () => Promise<Result>): Promise<Result> {
  for (const wait of waits) {
    try {
      return await work();
    } catch (error) {
      if (sqlState(error) !== lockNotAvailable) throw error;
      await pause(wait);
    }
  }
  return work();
}

/** The rest of a transaction takes as long as it needs, but waits for nobody for long. */
export async function withPatience(tx: Transaction): Promise<void> {
  await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${lockMs}`));
  await tx.execute(sql`SET LOCAL statement_timeout = 0`);
}
