import { formatPayatReference, formatRand, parseRand } from '@portal/domain';
import { payatMethodLabel } from '../shared/payment-words';
import { type ReportedPayment } from './return-parameters';

/** What is said at once, before the service has confirmed anything. Source: domain rules 6.4. */
export const reportSentences: Record<ReportedPayment['status'], string> = {
  success: 'Payment received. It can take a few minutes before your policy shows it.',
  failed: 'Your payment did not go through. You have not been charged. Please try again or choose another way to pay.',
  cancelled: 'You cancelled the payment.',
  none: 'We could not determine the result of your payment. Check your payment history before you pay again.',
};

/** What was reported, as far as it was. Text of strangers: shown, never followed. */
export function reportedRows({ amount, method, reference, transactionId }: ReportedPayment) {
  return [
    { label: 'Amount', value: amount && amountInWords(amount) },
    { label: 'Paid with', value: method && payatMethodLabel(method) },
    { label: 'Reference', value: reference && (/^\d+$/.test(reference) ? formatPayatReference(reference) : reference) },
    { label: 'Transaction id', value: transactionId },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

const amountInWords = (text: string) => {
  const rand = parseRand(text);
  return rand === null ? text : formatRand(rand);
};
