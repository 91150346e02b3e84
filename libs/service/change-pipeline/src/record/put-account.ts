import { todayInJohannesburg } from '@portal/domain';
import { type StoredBankingDetails, type StoredPolicy } from '@portal/service-store';
import { type EntityRecord } from '../base/change';
import { firstCollectionOf, withAccount } from '../debit-order/with-account';

/**
 * The policy with an account that was asked for, in force from the day on which it was last updated. `then`: the account and the way to pay as they were when it was asked for; another debit
 * day, or another way to pay, that was chosen since is kept (docs/domain/changes.md#r7-4).
 */
export function putAccount(policy: StoredPolicy, asked: StoredBankingDetails, then: EntityRecord | null): StoredPolicy {
  const { BankingDetails, PaymentMethod } = policy;
  const isOtherDay = then !== null && BankingDetails !== null && then['Debit_Day'] !== BankingDetails.Debit_Day;
  const chosen = { ...asked, Debit_Day: (isOtherDay ? BankingDetails : asked).Debit_Day };
  const today = todayInJohannesburg(new Date(asked.Updated_At));
  const account = { ...chosen, Effective_Date: firstCollectionOf(policy, chosen, today) };
  const { Payment_Method: way } = PaymentMethod;
  const isLeft = way !== 'DEBIT_ORDER' && way !== (then?.['Payment_Method'] ?? way);
  return isLeft ? { ...policy, BankingDetails: account } : withAccount(policy, account);
}
