import { eq, sql } from 'drizzle-orm';
import { type Transaction } from './database';
import { type LoginLockRow, loginLocks } from './schema/pins';

/**
 * Holds the gate of a policy number until the end of the transaction, known or not, making it where there is none.
 * Sends and sign-ins of one number queue here, so counting and acting on the count are one step.
 */
export async function holdLoginLock(tx: Transaction, policyNumber: string, now: Date): Promise<LoginLockRow> {
  const rows = await tx
    .insert(loginLocks)
    .values({ policyNumber, killedCodes: 0, updatedAt: now })
    .onConflictDoUpdate({ target: loginLocks.policyNumber, set: { updatedAt: now } })
    .returning();
  return rows[0] as LoginLockRow;
}

/** Changes the gate that is held. */
export async function saveLoginLock(
  tx: Transaction,
  policyNumber: string,
  lock: { killedCodes: number; lockedUntil: Date | null },
  now: Date,
): Promise<void> {
  await tx
    .update(loginLocks)
    .set({ ...lock, updatedAt: now })
    .where(eq(loginLocks.policyNumber, policyNumber));
}

/**
 * Holds a name, such as `address:10.0.0.1`, until the end of the transaction. Nothing is stored.
 * Take it before the login lock, always in that order.
 */
export async function holdName(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
