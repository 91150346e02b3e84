import { and, count, desc, eq, gt, isNull } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { pinFailures, pinSends } from '../schema/pins';

interface NewSend {
  policyNumber: string;
  purpose: string;
  address: string;
  device: string;
  now: Date;
}

/** Counts a PIN that was made. */
export async function recordSend(tx: Transaction, { now, ...send }: NewSend): Promise<void> {
  await tx.insert(pinSends).values({ ...send, sentAt: now });
}

/** Notes that what a device asked for about a policy led to a sign-in: it counts for its address no longer. */
export async function markFruitful(
  tx: Transaction,
  { policyNumber, device, now }: { policyNumber: string; device: string; now: Date },
): Promise<void> {
  await tx
    .update(pinSends)
    .set({ signedInAt: now })
    .where(and(eq(pinSends.policyNumber, policyNumber), eq(pinSends.device, device), isNull(pinSends.signedInAt)));
}

/** When PINs were made for a network address after a moment that led to no sign-in, newest first, at most so many. */
export async function fruitlessSends(
  executor: Executor,
  { address, most }: { address: string; most: number },
  since: Date,
): Promise<Date[]> {
  const rows = await executor
    .select({ sentAt: pinSends.sentAt })
    .from(pinSends)
    .where(and(eq(pinSends.address, address), isNull(pinSends.signedInAt), gt(pinSends.sentAt, since)))
    .orderBy(desc(pinSends.sentAt))
    .limit(most);
  return rows.map(({ sentAt }) => sentAt);
}

interface NewFailure {
  policyNumber: string;
  /** An address as limits count it, or a session. */
  address: string;
  wasCompared: boolean;
  now: Date;
}

/** Counts a wrong PIN. */
export async function recordFailure(tx: Transaction, { now, ...failure }: NewFailure): Promise<void> {
  await tx.insert(pinFailures).values({ ...failure, failedAt: now });
}

/** How many wrong PINs anybody gave after a moment where there was one to compare with. */
export async function countFailures(executor: Executor, since: Date): Promise<number> {
  const [row] = await executor
    .select({ failures: count() })
    .from(pinFailures)
    .where(and(gt(pinFailures.failedAt, since), eq(pinFailures.wasCompared, true)));
  return row?.failures ?? 0;
}

/** When an address, or a session, guessed after a moment without a PIN that could have been meant, newest first, at most so many. */
export async function guessesWithoutPin(
  executor: Executor,
  { address, most }: { address: string; most: number },
  since: Date,
): Promise<Date[]> {
  const rows = await executor
    .select({ failedAt: pinFailures.failedAt })
    .from(pinFailures)
    .where(and(eq(pinFailures.address, address), eq(pinFailures.wasCompared, false), gt(pinFailures.failedAt, since)))
    .orderBy(desc(pinFailures.failedAt))
    .limit(most);
  return rows.map(({ failedAt }) => failedAt);
}

/** How many such guesses anybody made at a policy number after a moment. */
export async function countGuessesWithoutPin(executor: Executor, policyNumber: string, since: Date): Promise<number> {
  const [row] = await executor
    .select({ guesses: count() })
    .from(pinFailures)
    .where(
      and(
        eq(pinFailures.policyNumber, policyNumber),
        eq(pinFailures.wasCompared, false),
        gt(pinFailures.failedAt, since),
      ),
    );
  return row?.guesses ?? 0;
}
