import { and, asc, count, desc, eq, inArray, min, type SQL, sql } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { type NewUnallocatedPayment, type UnallocatedPayment, unallocatedPayments } from '../schema/payments';

/** Keeps money that could not be booked. The same report again keeps nothing. Says whether it was the first. */
export async function recordUnallocated(executor: Executor, payment: NewUnallocatedPayment): Promise<boolean> {
  const kept = await executor
    .insert(unallocatedPayments)
    .values(payment)
    .onConflictDoNothing()
    .returning({ id: unallocatedPayments.id });
  return kept.length > 0;
}

/** Everything that was kept, newest first. */
export const unallocated = (executor: Executor): Promise<UnallocatedPayment[]> =>
  executor.select().from(unallocatedPayments).orderBy(desc(unallocatedPayments.receivedAt));

const isUnused = and(
  eq(unallocatedPayments.status, 'SUCCESSFUL'),
  inArray(unallocatedPayments.state, ['OPEN', 'REFUND_ASKED', 'REFUND_CONFIRMED']),
);

/** Money that came in and waits for somebody to decide, to confirm or to pay it back, the oldest first. */
export const unusedMoney = (executor: Executor, most: number): Promise<UnallocatedPayment[]> =>
  executor
    .select()
    .from(unallocatedPayments)
    .where(isUnused)
    .orderBy(asc(unallocatedPayments.receivedAt), asc(unallocatedPayments.id))
    .limit(most);

/** How much of it there is: pieces, not rand. The oldest is null where there is none. */
export async function unusedMoneyFigures(executor: Executor): Promise<{ pieces: number; oldest: Date | null }> {
  const [found] = await executor
    .select({ pieces: count(), oldest: min(unallocatedPayments.receivedAt) })
    .from(unallocatedPayments)
    .where(isUnused);
  return found ?? { pieces: 0, oldest: null };
}

/** Money that came in, as it is now. */
export async function findUnusedMoney(executor: Executor, id: string): Promise<UnallocatedPayment | null> {
  const [row] = await executor.select().from(unallocatedPayments).where(eq(unallocatedPayments.id, id));
  return row ?? null;
}

async function lockReceived(tx: Transaction, isIt: SQL): Promise<UnallocatedPayment | null> {
  const [row] = await tx
    .select()
    .from(unallocatedPayments)
    .where(and(isIt, eq(unallocatedPayments.status, 'SUCCESSFUL')))
    .for('update');
  return row ?? null;
}

/** Money that came in, locked until the end of the transaction: one person decides about it at a time. */
export const lockUnusedMoney = (tx: Transaction, id: string): Promise<UnallocatedPayment | null> =>
  lockReceived(tx, eq(unallocatedPayments.id, id));

/** The same by the number of its transaction, or of its debit. */
export const lockUnusedMoneyOf = (tx: Transaction, transaction: string): Promise<UnallocatedPayment | null> =>
  lockReceived(tx, eq(unallocatedPayments.payatTranId, transaction));

const lockLeftOver = (tx: Transaction, policyNumber: string, ...which: SQL[]): Promise<UnallocatedPayment[]> =>
  tx
    .select()
    .from(unallocatedPayments)
    .where(
      and(eq(unallocatedPayments.policyNumber, policyNumber), eq(unallocatedPayments.reason, 'LEFT_OVER'), ...which),
    )
    .orderBy(asc(unallocatedPayments.id))
    .for('update');

/** What was left over of a payment when its policy ended, locked until the end of the transaction. */
export const lockLeftOverOf = (
  tx: Transaction,
  policyNumber: string,
  paymentId: string,
): Promise<UnallocatedPayment[]> =>
  lockLeftOver(tx, policyNumber, sql`${unallocatedPayments.record} ->> 'paymentId' = ${paymentId}`);

/**
 * Premiums that are given back with a claim, by the reference of the claim, locked until the end of the transaction: those that are on their
 * way, and those whose payment was cancelled and that somebody has to decide about.
 */
export const lockPremiumsGivenBack = (
  tx: Transaction,
  { policyNumber, claim }: { policyNumber: string; claim: string },
): Promise<UnallocatedPayment[]> =>
  lockLeftOver(
    tx,
    policyNumber,
    inArray(unallocatedPayments.state, ['OPEN', 'REFUND_PAID']),
    sql`${unallocatedPayments.record} ->> 'claim' = ${claim}`,
  );

/** Forgets money that is on its policy again. Call it with the row locked. */
export async function deleteUnusedMoney(tx: Transaction, id: string): Promise<void> {
  await tx.delete(unallocatedPayments).where(eq(unallocatedPayments.id, id));
}

/** Replaces it. Call it with the row locked. */
export async function saveUnusedMoney(tx: Transaction, { id, ...fields }: UnallocatedPayment): Promise<void> {
  await tx.update(unallocatedPayments).set(fields).where(eq(unallocatedPayments.id, id));
}
