import {
  collectedNow,
  firstDebit,
  firstFromAccount,
  keptDueDates,
  monthCollectedOn,
  type PlainDate,
  todayInJohannesburg,
} from '@portal/domain';
import { type StoredBankingDetails, type StoredPolicy } from '@portal/service-store';
import { type EntityRecord } from '../base/change';

/** An account, or the one on record, and the debit day that is chosen for it. */
type ChosenDay = Pick<StoredBankingDetails, 'id' | 'Debit_Day'>;

/**
 * The first collection on the terms of an account that is put in today. The terms of before are those of the same account on its old day; another
 * account collects from the first collection on. Source: docs/domain/banking.md#r3-6.
 */
export function firstCollectionOf(policy: StoredPolicy, { id, Debit_Day }: ChosenDay, today: PlainDate): PlainDate {
  const first = firstDebit(Debit_Day, collectedNow(policy), today);
  return policy.BankingDetails?.id === id ? first.date : firstFromAccount(first);
}

/**
 * The policy with another account or debit day. An account is replaced whole. Whoever authorises us to collect from it pays by debit
 * order from then on, however they paid before. Months before the first one on the chosen day are due as they were.
 */
export function withAccount(policy: StoredPolicy, account: StoredBankingDetails): StoredPolicy {
  const { PaymentMethod } = policy;
  const { Debit_Day } = account;
  const today = todayInJohannesburg(new Date(account.Updated_At));
  const { date } = firstDebit(Debit_Day, collectedNow(policy), today);
  const moved: StoredPolicy['PaymentMethod'] = {
    ...PaymentMethod,
    Payment_Method: 'DEBIT_ORDER',
    Debit_Day,
    Version: PaymentMethod.Version + 1,
    Effective_Date: account.Effective_Date ?? today,
    ...keptDueDates(policy, today, { firstMonth: monthCollectedOn(date, Debit_Day) }),
  };
  return { ...policy, BankingDetails: account, PaymentMethod: moved };
}

/** The policy paid another way; the debit day of its account goes along, and the day from which it holds. */
export function withMethod(policy: StoredPolicy, proposed: EntityRecord | null): StoredPolicy {
  const PaymentMethod = { ...policy.PaymentMethod, ...proposed } as StoredPolicy['PaymentMethod'];
  const { BankingDetails } = policy;
  const Debit_Day = PaymentMethod.Debit_Day ?? BankingDetails?.Debit_Day ?? 1;
  const isDebited = PaymentMethod.Payment_Method === 'DEBIT_ORDER';
  const Effective_Date = (isDebited ? PaymentMethod : BankingDetails)?.Effective_Date ?? null;
  return {
    ...policy,
    PaymentMethod,
    BankingDetails: BankingDetails && { ...BankingDetails, Debit_Day, Effective_Date },
  };
}
