import { sql } from 'drizzle-orm';
import { type Transaction } from '../database/database';

/**
 * Holds a name, such as `address:10.0.0.1`, until the end of the transaction; who asks for the same name waits.
 * Nothing is stored, so a name need not belong to anything that exists.
 */
export async function holdName(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/**
 * The gate of a policy number, known or not: sends and sign-ins of one number queue here, so that counting and acting
 * on the count are one step. Take an address first, then the gate, always in that order.
 */
export const takeLoginLock = (tx: Transaction, policyNumber: string): Promise<void> =>
  holdName(tx, `policy:${policyNumber}`);
