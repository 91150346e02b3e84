import { and, asc, eq, ne } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { type ClaimAccountRow, claimAccounts, claims, payouts } from '../schema/claims';

/** Keeps a full account number; an account that is given anew has an id of its own. */
export async function insertClaimAccount(tx: Transaction, account: ClaimAccountRow): Promise<void> {
  await tx.insert(claimAccounts).values(account);
}

const isOne = (claimId: string, accountId: string) =>
  and(eq(claimAccounts.claimId, claimId), eq(claimAccounts.accountId, accountId));

/** The full account number, for the bank and never for an answer. */
export async function findClaimAccountNumber(
  executor: Executor,
  claimId: string,
  accountId: string,
): Promise<string | null> {
  const [row] = await executor
    .select({ accountNumber: claimAccounts.accountNumber })
    .from(claimAccounts)
    .where(isOne(claimId, accountId));
  return row?.accountNumber ?? null;
}

/** Accounts whose bank has not answered, oldest first, a batch at a time. */
export const claimAccountsAwaiting = (executor: Executor, most: number): Promise<ClaimAccountRow[]> =>
  executor
    .select()
    .from(claimAccounts)
    .where(eq(claimAccounts.awaitsAnswer, true))
    .orderBy(asc(claimAccounts.createdAt))
    .limit(most);

/** The bank has answered. */
export async function markClaimAccountAnswered(tx: Transaction, claimId: string, accountId: string): Promise<void> {
  await tx.update(claimAccounts).set({ awaitsAnswer: false }).where(isOne(claimId, accountId));
}

/** What was paid into an account on claims of other policies. */
export async function paidIntoElsewhere(
  executor: Executor,
  { accountNumber, policyNumber }: { accountNumber: string; policyNumber: string },
): Promise<{ reference: string; paidAt: string | null }[]> {
  const rows = await executor
    .select({ reference: claims.reference, accountId: claimAccounts.accountId, record: payouts.record })
    .from(claimAccounts)
    .innerJoin(claims, eq(claims.id, claimAccounts.claimId))
    .innerJoin(payouts, and(eq(payouts.claimId, claims.id), eq(payouts.status, 'PAID')))
    .where(and(eq(claimAccounts.accountNumber, accountNumber), ne(claims.policyNumber, policyNumber)));
  return rows.flatMap(({ reference, accountId, record }) =>
    record.accountId === accountId ? [{ reference, paidAt: record.paidAt }] : [],
  );
}
