import { type Policy } from '@portal/contract';
import { type CollectedNow } from './collection-messages';

/** How premiums are collected now: null while they are paid another way. */
export function collectedNow({ PaymentMethod }: Pick<Policy, 'PaymentMethod'>): CollectedNow {
  const { Payment_Method, Debit_Day } = PaymentMethod;
  return Payment_Method === 'DEBIT_ORDER' && Debit_Day !== null ? { debitDay: Debit_Day } : null;
}
