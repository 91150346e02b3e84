import { maskAccountNumber } from '@portal/domain';
import {
  type Executor,
  findAccountNumber,
  findCollection,
  findPolicy,
  type UnallocatedPayment,
} from '@portal/service-store';

/** An account as it may be shown. */
interface AccountHint {
  holder: string;
  bankName: string;
  /** All but its last digits are hidden. */
  accountNumber: string;
}

/**
 * Where money is paid back to: the account that a debit took it from, else the verified account on its policy. Null: nobody knows one.
 * Source: docs/domain/payments.md#r6-8.
 */
export async function refundAccount(
  executor: Executor,
  { policyNumber, record }: UnallocatedPayment,
): Promise<AccountHint | null> {
  if (policyNumber === null) return null;
  const debit =
    typeof record['instructionId'] === 'string' ? await findCollection(executor, record['instructionId']) : null;
  if (debit !== null) {
    const { holder, branchCode, bankingDetailsId } = debit.terms;
    const accountNumber = await findAccountNumber(executor, policyNumber, bankingDetailsId);
    return { holder, bankName: `branch ${branchCode}`, accountNumber: maskAccountNumber(accountNumber ?? '') };
  }
  const account = (await findPolicy(executor, policyNumber))?.record.BankingDetails ?? null;
  if (account?.Verification_Status !== 'VERIFIED') return null;
  return {
    holder: account.Account_Holder_Name,
    bankName: account.Bank_Name,
    accountNumber: maskAccountNumber(account.Account_Number),
  };
}
