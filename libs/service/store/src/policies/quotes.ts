import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { type QuoteRow, quotes } from '../schema/changes';

/** Stores quotes that were given. */
export async function insertQuotes(executor: Executor, rows: readonly QuoteRow[]): Promise<void> {
  if (rows.length > 0) await executor.insert(quotes).values([...rows]);
}

/** A quote of this policy; null for one of another policy or of nobody. */
export async function findQuote(executor: Executor, policyNumber: string, id: string): Promise<QuoteRow | null> {
  const [row] = await executor
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, id), eq(quotes.policyNumber, policyNumber)));
  return row ?? null;
}

/** The newest quote of this plan that still stands; null when there is none. */
export async function findOpenQuote(
  executor: Executor,
  policyNumber: string,
  productId: string,
  today: string,
): Promise<QuoteRow | null> {
  const isOfPlan = sql`${quotes.record} ->> 'productId' = ${productId}`;
  const [row] = await executor
    .select()
    .from(quotes)
    .where(
      and(eq(quotes.policyNumber, policyNumber), eq(quotes.status, 'OPEN'), gte(quotes.validUntil, today), isOfPlan),
    )
    .orderBy(desc(quotes.createdAt))
    .limit(1);
  return row ?? null;
}

/** A quote is used once. */
export async function acceptQuote(tx: Transaction, id: string): Promise<void> {
  await tx.update(quotes).set({ status: 'ACCEPTED' }).where(eq(quotes.id, id));
}
