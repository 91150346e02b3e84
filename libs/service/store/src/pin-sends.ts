import { and, count, desc, eq, gt, isNull } from 'drizzle-orm';
import { type Executor, type Transaction } from './database';
import { pinFailures, pinSends } from './schema/pins';

/** Whose sends count: those of a policy number since its last successful sign-in, or all of a network address. */
export type SendsOf = { policyNumber: string } | { address: string };

const sendsOf = (of: SendsOf, since: Date) =>
  'address' in of
    ? and(eq(pinSends.address, of.address), gt(pinSends.sentAt, since))
    : and(eq(pinSends.policyNumber, of.policyNumber), gt(pinSends.sentAt, since), isNull(pinSends.forgivenAt));

/** Counts a PIN that was asked for. */
export async function recordSend(
  tx: Transaction,
  send: { policyNumber: string; purpose: string; address: string; now: Date },
): Promise<void> {
  const { now, ...row } = send;
  await tx.insert(pinSends).values({ ...row, sentAt: now });
}

/** How many PINs were asked for after a moment. */
export async function countSends(executor: Executor, of: SendsOf, since: Date): Promise<number> {
  const [row] = await executor.select({ sends: count() }).from(pinSends).where(sendsOf(of, since));
  return row?.sends ?? 0;
}

/** When they were asked for, newest first, at most 100: enough to say when the next is allowed. */
export async function recentSends(executor: Executor, of: SendsOf, since: Date): Promise<Date[]> {
  const rows = await executor
    .select({ sentAt: pinSends.sentAt })
    .from(pinSends)
    .where(sendsOf(of, since))
    .orderBy(desc(pinSends.sentAt))
    .limit(100);
  return rows.map(({ sentAt }) => sentAt);
}

/** After a successful sign-in: earlier sends no longer count for the policy. They still count for their addresses. */
export async function forgiveSends(tx: Transaction, policyNumber: string, now: Date): Promise<void> {
  await tx
    .update(pinSends)
    .set({ forgivenAt: now })
    .where(and(eq(pinSends.policyNumber, policyNumber), isNull(pinSends.forgivenAt)));
}

/** Counts a wrong PIN for the global brake. */
export async function recordFailure(
  tx: Transaction,
  failure: { policyNumber: string; address: string; now: Date },
): Promise<void> {
  const { now, ...row } = failure;
  await tx.insert(pinFailures).values({ ...row, failedAt: now });
}

/** How many wrong PINs anybody gave after a moment. */
export async function countFailures(executor: Executor, since: Date): Promise<number> {
  const [row] = await executor.select({ failures: count() }).from(pinFailures).where(gt(pinFailures.failedAt, since));
  return row?.failures ?? 0;
}
