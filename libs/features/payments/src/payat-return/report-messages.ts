import { type Payment } from '@portal/contract';
import { collectionTypes, formatDate, formatRand, labelOf } from '@portal/domain';
import { referenceInWords } from '../shared/payment-messages';
import { type ReportedPayment } from './return-parameters';

/** What is said at once, before the service has confirmed anything. Source: docs/domain/payments.md#r6-4. */
export const reportSentences: Record<ReportedPayment['status'], string> = {
  success: 'Payment received. It can take a few minutes before your policy shows it.',
  failed: 'Your payment did not go through. You have not been charged. Please try again or choose another way to pay.',
  cancelled: 'You cancelled the payment.',
  none: 'We could not determine the result of your payment. Check your payment history before you pay again.',
};

/** A payment that waits for its result, as our own record has it. */
export const recordedRows = ({ Amount, Payment_Date, Collection_Type, Reference }: Payment) => [
  { label: 'Amount', value: formatRand(Amount) },
  { label: 'Started on', value: formatDate(Payment_Date) },
  { label: 'Method', value: labelOf(collectionTypes, Collection_Type) },
  ...(Reference ? [{ label: 'Reference', value: referenceInWords(Reference) }] : []),
];
