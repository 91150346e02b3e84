import { and, desc, eq, gte, inArray, lte } from 'drizzle-orm';
import { builtOnce } from '../database/built-once';
import { type Executor, type Transaction } from '../database/database';
import { collections } from '../schema/collections';
import { type NewPayment, type PaymentRow, payments } from '../schema/payments';

const open = ['SUBMITTED', 'PENDING'] as const;
const isOpen = inArray(payments.status, [...open]);
const newestFirst = [desc(payments.paidAt), desc(payments.id)];

/** The newest payments of a policy, of whatever status, newest first. */
export const paymentsOf = (executor: Executor, policyNumber: string, limit = 24): Promise<PaymentRow[]> =>
  newestOf(executor, { policyNumber, limit });

const newestOf = builtOnce((executor, { policyNumber, limit }: { policyNumber: string; limit: number }) =>
  executor
    .select()
    .from(payments)
    .where(eq(payments.policyNumber, policyNumber))
    .orderBy(...newestFirst)
    .limit(limit),
);

/** All payments of a policy from one moment to another, newest first: their sum is said. */
export const paymentsBetween = (
  executor: Executor,
  policyNumber: string,
  { from, to }: { from: Date; to: Date },
): Promise<PaymentRow[]> =>
  executor
    .select()
    .from(payments)
    .where(and(eq(payments.policyNumber, policyNumber), gte(payments.paidAt, from), lte(payments.paidAt, to)))
    .orderBy(...newestFirst);

/** A payment of this policy; null for one of another policy or of nobody. */
export async function findPayment(executor: Executor, policyNumber: string, id: string): Promise<PaymentRow | null> {
  const [row] = await executor
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.policyNumber, policyNumber)));
  return row ?? null;
}

/** The payment that a transaction of the provider is, whoever's. */
export async function findPaymentByTransaction(executor: Executor, payatTranId: string): Promise<PaymentRow | null> {
  const [row] = await byTransaction(executor, { payatTranId });
  return row ?? null;
}

const byTransaction = builtOnce((executor, { payatTranId }: { payatTranId: string }) =>
  executor.select().from(payments).where(eq(payments.payatTranId, payatTranId)),
);

/** The attempt of the same amount that is still open and was begun since a moment: the same customer pressed twice. */
export async function findOpenAttempt(
  tx: Transaction,
  { policyNumber, amountCents, since }: { policyNumber: string; amountCents: number; since: Date },
): Promise<PaymentRow | null> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.policyNumber, policyNumber),
        isOpen,
        eq(payments.amountCents, amountCents),
        gte(payments.initiatedAt, since),
      ),
    )
    .orderBy(desc(payments.initiatedAt))
    .limit(1);
  return row ?? null;
}

/** Whether a debit or an online payment of a policy is on its way. */
export async function hasOpenPayment(executor: Executor, policyNumber: string): Promise<boolean> {
  return (await anyOpen(executor, { policyNumber })).length > 0;
}

const anyOpen = builtOnce((executor, { policyNumber }: { policyNumber: string }) =>
  executor
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.policyNumber, policyNumber), isOpen))
    .limit(1),
);

/** Whether all that is on its way to a policy are debits that were not paid at first, which the bank tries again. */
export async function isBankTryingAgain(executor: Executor, policyNumber: string): Promise<boolean> {
  const open = await debitsOnTheirWay(executor, { policyNumber });
  return open.length > 0 && open.every(({ debit }) => debit === 'TRACKING');
}

const debitsOnTheirWay = builtOnce((executor, { policyNumber }: { policyNumber: string }) =>
  executor
    .select({ debit: collections.state })
    .from(payments)
    .leftJoin(collections, eq(collections.paymentId, payments.id))
    .where(and(eq(payments.policyNumber, policyNumber), isOpen)),
);

/** Attempts whose time is over, a batch at a time. */
export const expiredAttempts = (executor: Executor, now: Date, most: number): Promise<PaymentRow[]> =>
  executor
    .select()
    .from(payments)
    .where(and(isOpen, lte(payments.expiresAt, now)))
    .orderBy(payments.expiresAt)
    .limit(most);

export async function insertPayment(executor: Executor, payment: NewPayment): Promise<void> {
  await executor.insert(payments).values(payment);
}

/** Replaces a payment. Call it with the policy locked (`lockPolicy`). */
export async function savePayment(tx: Transaction, { id, ...fields }: PaymentRow): Promise<void> {
  await tx.update(payments).set(fields).where(eq(payments.id, id));
}
