import { type Policy } from '@portal/contract';
import { formatDate, formatRand, nextPremium } from '@portal/domain';
import { isPaying } from './is-paying';

type Paid = Pick<
  Policy,
  | 'Policy_Status'
  | 'PaymentMethod'
  | 'Monthly_Premium'
  | 'Earlier_Premiums'
  | 'Coming_Premiums'
  | 'Paid_To_Date'
  | 'Next_Due_Date'
>;

/** The numbers that somebody looks for first: the next date and what is paid then. None where nothing is paid. */
export function paymentFigures(policy: Paid): readonly { value: string; caption: string }[] {
  if (!isPaying(policy)) return [];
  const { Next_Collection_Date: date, Next_Collection_Amount: amount, Payment_Method: method } = policy.PaymentMethod;
  if (date !== null && amount !== null) {
    return [
      { value: formatDate(date), caption: 'Next collection' },
      { value: formatRand(amount), caption: 'Amount' },
    ];
  }
  if (method === 'DEBIT_ORDER') return [];
  return [
    ...(policy.Next_Due_Date && method !== 'SALARY_DEDUCTION'
      ? [{ value: formatDate(policy.Next_Due_Date), caption: 'Pay before' }]
      : []),
    { value: formatRand(nextPremium(policy)), caption: 'Next premium' },
  ];
}
