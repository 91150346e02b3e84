import { and, count, desc, eq, gt } from 'drizzle-orm';
import { type Executor, type Transaction } from './database';
import { pinFailures, pinSends } from './schema/pins';

/** Counts a PIN that was asked for. */
export async function recordSend(
  tx: Transaction,
  { now, ...send }: { policyNumber: string; purpose: string; address: string; now: Date },
): Promise<void> {
  await tx.insert(pinSends).values({ ...send, sentAt: now });
}

/** When a network address asked for PINs after a moment, newest first, at most 100: enough to say when the next is allowed. */
export async function recentSends(executor: Executor, { address }: { address: string }, since: Date): Promise<Date[]> {
  const rows = await executor
    .select({ sentAt: pinSends.sentAt })
    .from(pinSends)
    .where(and(eq(pinSends.address, address), gt(pinSends.sentAt, since)))
    .orderBy(desc(pinSends.sentAt))
    .limit(100);
  return rows.map(({ sentAt }) => sentAt);
}

/** Counts a wrong PIN for the global brake. */
export async function recordFailure(
  tx: Transaction,
  { now, ...failure }: { policyNumber: string; address: string; now: Date },
): Promise<void> {
  await tx.insert(pinFailures).values({ ...failure, failedAt: now });
}

/** How many wrong PINs anybody gave after a moment. */
export async function countFailures(executor: Executor, since: Date): Promise<number> {
  const [row] = await executor.select({ failures: count() }).from(pinFailures).where(gt(pinFailures.failedAt, since));
  return row?.failures ?? 0;
}
