import { and, asc, eq } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { bankAccounts } from '../schema/policies';

export interface BankAccount {
  policyNumber: string;
  /** The `id` of the banking details, on the policy or proposed. */
  bankingDetailsId: string;
  accountNumber: string;
  /** Of a payer who is not the policyholder. */
  holderIdNumber?: string | null;
  /** The bank has not said yet whether the account is in order. */
  awaitsAnswer?: boolean;
}

/** Keeps a full account number, in the place of an earlier one of the same banking details. */
export async function saveBankAccount(executor: Executor, account: BankAccount, now: Date): Promise<void> {
  const { accountNumber, holderIdNumber = null, awaitsAnswer = false } = account;
  const set = { accountNumber, holderIdNumber, awaitsAnswer };
  await executor
    .insert(bankAccounts)
    .values({ ...account, createdAt: now })
    .onConflictDoUpdate({ target: [bankAccounts.policyNumber, bankAccounts.bankingDetailsId], set });
}

const isOne = (policyNumber: string, bankingDetailsId: string) =>
  and(eq(bankAccounts.policyNumber, policyNumber), eq(bankAccounts.bankingDetailsId, bankingDetailsId));

/** The full account number, for a mandate or a verification and never for an answer. */
export async function findAccountNumber(
  executor: Executor,
  policyNumber: string,
  bankingDetailsId: string,
): Promise<string | null> {
  const [row] = await executor
    .select({ accountNumber: bankAccounts.accountNumber })
    .from(bankAccounts)
    .where(isOne(policyNumber, bankingDetailsId));
  return row?.accountNumber ?? null;
}

/** Accounts whose bank has not answered, oldest first, a batch at a time. */
export const accountsAwaiting = (executor: Executor, most: number) =>
  executor
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.awaitsAnswer, true))
    .orderBy(asc(bankAccounts.createdAt))
    .limit(most);

/** The bank has answered. */
/** An account that was given before, and that is used from now on: the bank is asked about it. */
export async function askBank(executor: Executor, policyNumber: string, bankingDetailsId: string): Promise<void> {
  await executor.update(bankAccounts).set({ awaitsAnswer: true }).where(isOne(policyNumber, bankingDetailsId));
}

export async function markAnswered(executor: Executor, policyNumber: string, bankingDetailsId: string): Promise<void> {
  await executor.update(bankAccounts).set({ awaitsAnswer: false }).where(isOne(policyNumber, bankingDetailsId));
}
