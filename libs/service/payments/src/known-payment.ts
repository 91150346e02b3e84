import { findPayment, findPaymentByTransaction, type PaymentRow, type Transaction } from '@portal/service-store';
import { type PaymentReport } from './payment-provider';

/** The payment by the provider's number, or the attempt of ours that it answers and that has no other number yet. */
export async function findKnown(
  tx: Transaction,
  policyNumber: string,
  { payatTranId, digiapiExternalRef }: PaymentReport,
): Promise<PaymentRow | 'ELSEWHERE' | null> {
  const byNumber = await findPaymentByTransaction(tx, payatTranId);
  if (byNumber) return byNumber.policyNumber === policyNumber ? byNumber : 'ELSEWHERE';
  const id = asUuid(digiapiExternalRef);
  const attempt = id && (await findPayment(tx, policyNumber, id));
  return attempt && attempt.payatTranId === null ? attempt : null;
}

const asUuid = (reference: string | null): string | null =>
  reference !== null && /^[\da-f]{32}$/.test(reference)
    ? reference.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    : null;
