import { type PaymentStatus } from '../code-lists/statuses';

const nextPaymentStatus: Record<PaymentStatus, readonly PaymentStatus[]> = {
  SUBMITTED: ['PENDING', 'SUCCESSFUL', 'FAILED', 'CANCELLED'],
  PENDING: ['SUCCESSFUL', 'FAILED', 'CANCELLED'],
  FAILED: ['SUCCESSFUL'],
  CANCELLED: ['SUCCESSFUL'],
  SUCCESSFUL: ['REVERSED'],
  REVERSED: [],
};

/** Whether a payment may go from one status to another; a late success overrules failure. docs/domain/payments.md#r6-5. */
export const canPaymentBecome = (from: PaymentStatus, to: PaymentStatus): boolean =>
  nextPaymentStatus[from].includes(to);

/** Why a debit did not go through, as the bank's answer is shown. */
export const debitFailureReasons = [
  'Insufficient funds',
  'Account closed',
  'No such account',
  'Payment stopped by account holder',
  'Mandate not authorised',
  'Account frozen',
  'Debits not allowed on this account',
] as const;
