import { keptDueDates, todayInJohannesburg } from '@portal/domain';
import { type StoredBankingDetails, type StoredPolicy } from '@portal/service-store';
import { type EntityRecord } from '../base/change';

/**
 * The policy with another account or debit day. An account is replaced whole. Whoever authorises us to collect from it pays by debit
 * order from then on, however they paid before.
 */
export function withAccount(policy: StoredPolicy, account: StoredBankingDetails): StoredPolicy {
  const { PaymentMethod } = policy;
  const today = todayInJohannesburg(new Date(account.Updated_At));
  const moved: StoredPolicy['PaymentMethod'] = {
    ...PaymentMethod,
    Payment_Method: 'DEBIT_ORDER',
    Debit_Day: account.Debit_Day,
    Version: PaymentMethod.Version + 1,
    Effective_Date: account.Effective_Date ?? today,
    ...keptDueDates(policy, today),
  };
  return { ...policy, BankingDetails: account, PaymentMethod: moved };
}

/** The policy paid another way; the debit day of its account goes along. */
export function withMethod(policy: StoredPolicy, proposed: EntityRecord | null): StoredPolicy {
  const PaymentMethod = { ...policy.PaymentMethod, ...proposed } as StoredPolicy['PaymentMethod'];
  const { BankingDetails } = policy;
  const Debit_Day = PaymentMethod.Debit_Day ?? BankingDetails?.Debit_Day ?? 1;
  return { ...policy, PaymentMethod, BankingDetails: BankingDetails && { ...BankingDetails, Debit_Day } };
}
