import { and, eq } from 'drizzle-orm';
import { type Executor } from './database';
import { bankAccounts } from './schema/policies';

export interface BankAccount {
  policyNumber: string;
  /** The `id` of the banking details, on the policy or proposed. */
  bankingDetailsId: string;
  accountNumber: string;
}

/** Keeps a full account number, in the place of an earlier one of the same banking details. */
export async function saveBankAccount(executor: Executor, account: BankAccount, now: Date): Promise<void> {
  await executor
    .insert(bankAccounts)
    .values({ ...account, createdAt: now })
    .onConflictDoUpdate({
      target: [bankAccounts.policyNumber, bankAccounts.bankingDetailsId],
      set: { accountNumber: account.accountNumber },
    });
}

/** The full account number, for a mandate or a verification and never for an answer. */
export async function findAccountNumber(
  executor: Executor,
  policyNumber: string,
  bankingDetailsId: string,
): Promise<string | null> {
  const [row] = await executor
    .select({ accountNumber: bankAccounts.accountNumber })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.policyNumber, policyNumber), eq(bankAccounts.bankingDetailsId, bankingDetailsId)));
  return row?.accountNumber ?? null;
}
