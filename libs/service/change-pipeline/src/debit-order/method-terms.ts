import { collectedNow, firstDebit, keptDueDates, monthCollectedOn, type PlainDate } from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';

/** A way to pay and its debit day; a way without a debit order has none. */
type ChosenMethod = Pick<StoredPolicy['PaymentMethod'], 'Payment_Method' | 'Debit_Day'>;

/** From when another way to pay, or another debit day, holds that is put in today, and what keeps the due dates of months before it. */
export function methodTerms(policy: StoredPolicy, { Payment_Method, Debit_Day }: ChosenMethod, today: PlainDate) {
  const starts = Debit_Day === null ? today : firstDebit(Debit_Day, collectedNow(policy), today).date;
  const firstMonth = Debit_Day === null ? null : monthCollectedOn(starts, Debit_Day);
  const isCollected = Payment_Method === 'DEBIT_ORDER';
  return { Effective_Date: starts, ...keptDueDates(policy, today, { isCollected, firstMonth }) };
}
