import { and, desc, eq, inArray } from 'drizzle-orm';
import { builtOnce } from '../database/built-once';
import { type Executor, type Transaction } from '../database/database';
import { settledPremiums, type SettledPremiumRow } from '../schema/payments';

/** The months of a policy that our payments have paid, newest first. */
export const settledPremiumsOf = (executor: Executor, policyNumber: string): Promise<SettledPremiumRow[]> =>
  ofPolicy(executor, { policyNumber });

const ofPolicy = builtOnce((executor, { policyNumber }: { policyNumber: string }) =>
  executor
    .select()
    .from(settledPremiums)
    .where(eq(settledPremiums.policyNumber, policyNumber))
    .orderBy(desc(settledPremiums.month)),
);

export async function insertSettledPremiums(tx: Transaction, rows: readonly SettledPremiumRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(settledPremiums).values([...rows]);
}

/** Months that were settled already are settled with another amount: what they cost is another one now. */
export async function resettlePremiums(
  tx: Transaction,
  policyNumber: string,
  months: readonly Pick<SettledPremiumRow, 'month' | 'amountCents'>[],
): Promise<void> {
  for (const { month, amountCents } of months) {
    const isOne = and(eq(settledPremiums.policyNumber, policyNumber), eq(settledPremiums.month, month));
    await tx.update(settledPremiums).set({ amountCents }).where(isOne);
  }
}

export async function deleteSettledPremiums(
  tx: Transaction,
  policyNumber: string,
  months: readonly string[],
): Promise<void> {
  if (months.length === 0) return;
  const isOne = and(eq(settledPremiums.policyNumber, policyNumber), inArray(settledPremiums.month, [...months]));
  await tx.delete(settledPremiums).where(isOne);
}

/** The months that one payment has paid, oldest first. */
export async function monthsPaidBy(executor: Executor, paymentId: string): Promise<string[]> {
  const rows = await paidBy(executor, { paymentId });
  return rows.map(({ month }) => month);
}

const paidBy = builtOnce((executor, { paymentId }: { paymentId: string }) =>
  executor
    .select({ month: settledPremiums.month })
    .from(settledPremiums)
    .where(eq(settledPremiums.paymentId, paymentId))
    .orderBy(settledPremiums.month),
);
