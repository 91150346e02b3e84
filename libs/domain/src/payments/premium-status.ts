import { type Tone } from '../code-lists/code-list';

type StatusList = readonly { code: string; label: string; tone: Tone }[];

/** How far the premiums of a policy are paid. Source: docs/domain/policy.md#r4-4. */
export const premiumStatuses = [
  { code: 'UP_TO_DATE', label: 'Paid up to date', tone: 'green' },
  { code: 'PAID_IN_ADVANCE', label: 'Paid in advance', tone: 'green' },
  { code: 'DUE', label: 'Due', tone: 'amber' },
  { code: 'PROCESSING', label: 'Being processed', tone: 'blue' },
  { code: 'ARREARS', label: 'In arrears', tone: 'red' },
  { code: 'FIRST_PREMIUM_OUTSTANDING', label: 'First premium outstanding', tone: 'amber' },
  { code: 'NOT_APPLICABLE', label: '-', tone: 'grey' },
] as const satisfies StatusList;

export type PremiumStatus = (typeof premiumStatuses)[number]['code'];

/** What became of one payment. */
export const paymentStatuses = [
  { code: 'SUBMITTED', label: 'Submitted', tone: 'blue' },
  { code: 'PENDING', label: 'Pending', tone: 'amber' },
  { code: 'SUCCESSFUL', label: 'Successful', tone: 'green' },
  { code: 'FAILED', label: 'Failed', tone: 'red' },
  { code: 'CANCELLED', label: 'Cancelled', tone: 'grey' },
  { code: 'REVERSED', label: 'Reversed', tone: 'red' },
] as const satisfies StatusList;

export type PaymentStatus = (typeof paymentStatuses)[number]['code'];

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
