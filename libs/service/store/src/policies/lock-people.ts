import { sql } from 'drizzle-orm';
import { type Transaction } from '../database/database';

/**
 * Holds people until the end of the transaction, whether or not they are known yet: of two applications about one person
 * the second waits and then sees the first. The keys are held in one order, so that no two wait for each other.
 */
export async function lockPeople(tx: Transaction, keys: readonly string[]): Promise<void> {
  for (const key of [...new Set(keys)].sort()) {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
}
