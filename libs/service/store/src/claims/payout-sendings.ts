import { addDays, type MovedCents, type PayoutMethod, type PlainDate } from '@portal/domain';
import { and, asc, eq, getTableColumns, gte, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { type PgColumn } from 'drizzle-orm/pg-core';
import { type Executor, type Transaction } from '../database/database';
import { claims, payouts } from '../schema/claims';
import { type PayoutSending, payoutSendings } from '../schema/payout-sendings';

/** Where to find a payment that is to be handed to the bank. */
export interface PayoutToSend {
  id: string;
  claimId: string;
  policyNumber: string;
}

/**
 * Payments that go with the run that began at `runAt`: ready since before it, due by the day and paid in that way, the earliest first; none of a
 * claim that the register of deaths stops. They are read one after the other by whoever holds them, because another process may be faster.
 */
export const payoutsToSend = (
  executor: Executor,
  { method, runAt, day, most }: { method: PayoutMethod; runAt: Date; day: PlainDate; most: number },
): Promise<PayoutToSend[]> =>
  executor
    .select({ id: payouts.id, claimId: payouts.claimId, policyNumber: payouts.policyNumber })
    .from(payouts)
    .innerJoin(claims, eq(claims.id, payouts.claimId))
    .where(
      and(
        eq(claims.isStoppedByRegister, false),
        eq(payouts.status, 'READY'),
        lte(payouts.payOn, day),
        lte(payouts.updatedAt, runAt),
        sql`${payouts.record} ->> 'method' = ${method}`,
      ),
    )
    .orderBy(asc(payouts.payOn), asc(payouts.id))
    .limit(most);

/** Writes down that a payment goes to the bank. Call it in the transaction that makes the payment SENT, before the bank is called. */
export async function insertSending(tx: Transaction, sending: PayoutSending): Promise<void> {
  await tx.insert(payoutSendings).values(sending);
}

export async function findSending(executor: Executor, id: string): Promise<PayoutSending | null> {
  const [row] = await executor.select().from(payoutSendings).where(eq(payoutSendings.id, id));
  return row ?? null;
}

/** Replaces what the bank said of a payment. Call it with the claim held (`lockClaim`). */
export async function saveSending(tx: Transaction, { id, ...fields }: PayoutSending): Promise<void> {
  await tx.update(payoutSendings).set(fields).where(eq(payoutSendings.id, id));
}

/** A payment without an answer, and the policy that it is about. */
type UnansweredSending = PayoutSending & { policyNumber: string };

/** Payments that the bank has not answered about and is to be asked about now, the longest waiting first, a batch at a time. */
export const unansweredSendings = (executor: Executor, now: Date, most: number): Promise<UnansweredSending[]> =>
  executor
    .select({ ...getTableColumns(payoutSendings), policyNumber: claims.policyNumber })
    .from(payoutSendings)
    .innerJoin(claims, eq(claims.id, payoutSendings.claimId))
    .where(and(eq(payoutSendings.status, 'SENT'), lte(payoutSendings.nextAskAt, now)))
    .orderBy(asc(payoutSendings.nextAskAt))
    .limit(most);

/** Notes that the bank is being asked now, and when it is asked again. False: another process asks it. */
export async function noteAsked(executor: Executor, id: string, { now, next }: { now: Date; next: Date }) {
  const asked = await executor
    .update(payoutSendings)
    .set({ nextAskAt: next })
    .where(and(eq(payoutSendings.id, id), eq(payoutSendings.status, 'SENT'), lte(payoutSendings.nextAskAt, now)))
    .returning({ id: payoutSendings.id });
  return asked.length > 0;
}

/** Whether a payment was handed to the bank, or to the provider of vouchers: that one is told no account. */
const wasHandedTo = (method: PayoutMethod): SQL =>
  method === 'BANK' ? isNotNull(payoutSendings.accountId) : isNull(payoutSendings.accountId);

/** When a payment was made in this way for the first time; null: never yet. */
export async function firstSendingAt(executor: Executor, method: PayoutMethod): Promise<Date | null> {
  const [row] = await executor
    .select({ sentAt: payoutSendings.sentAt })
    .from(payoutSendings)
    .where(wasHandedTo(method))
    .orderBy(asc(payoutSendings.sentAt))
    .limit(1);
  return row?.sentAt ?? null;
}

/** What moved in one way on a day in Johannesburg by our books: what was paid, and below zero what came back. */
export async function centsMovedOn(executor: Executor, method: PayoutMethod, day: PlainDate): Promise<MovedCents[]> {
  const movedOn = (at: PgColumn) =>
    executor
      .select({ payoutId: payoutSendings.id, cents: payoutSendings.amountCents })
      .from(payoutSendings)
      .where(and(wasHandedTo(method), gte(at, startOf(day)), lt(at, startOf(addDays(day, 1)))));
  const paid = await movedOn(payoutSendings.paidAt);
  const returned = await movedOn(payoutSendings.returnedAt);
  return [...paid, ...returned.map(({ payoutId, cents }) => ({ payoutId, cents: -cents }))];
}

const startOf = (day: PlainDate): Date => new Date(`${day}T00:00:00+02:00`);

/** Gives a payment that is held and that the bank refused or sent back another id, under which it is made anew. */
export async function renewPayoutId(tx: Transaction, id: string, newId: string): Promise<void> {
  await tx.update(payouts).set({ id: newId }).where(eq(payouts.id, id));
}
