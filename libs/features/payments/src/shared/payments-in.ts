import { type Payment } from '@portal/contract';

const income: readonly Payment['Payment_Type'][] = ['PREMIUM', 'ARREARS', 'REINSTATEMENT'];

/** Money that the policyholder paid and that we have: what a proof of payment is issued for. */
export const isReceived = ({ Payment_Status, Payment_Type }: Payment): boolean =>
  Payment_Status === 'SUCCESSFUL' && income.includes(Payment_Type);

/** Not answered yet. */
export const isOpen = ({ Payment_Status }: Pick<Payment, 'Payment_Status'>): boolean =>
  Payment_Status === 'SUBMITTED' || Payment_Status === 'PENDING';

/** Newest first; of the same day, in the order in which they came. */
export const newestFirst = (payments: readonly Payment[]): Payment[] =>
  payments.toSorted((one, other) => other.Payment_Date.localeCompare(one.Payment_Date));
