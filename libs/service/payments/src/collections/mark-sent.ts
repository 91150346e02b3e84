import { askedAgainFrom, fromCents } from '@portal/domain';
import { auditDebit } from '@portal/service-change-pipeline';
import {
  type CollectionRow,
  insertPayment,
  type PaymentRow,
  type PolicyRow,
  saveCollection,
  type StoredPolicy,
  together,
  type Transaction,
} from '@portal/service-store';
import { newPayment } from '../payment-record';
import { type ResultTools } from './debit-tools';

/** The start of a day in Johannesburg. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00+02:00`);

/** The bank has the debit: people see a payment on its way, which keeps grace and lapse waiting. The policy must be locked. */
export async function markSent(
  tools: Pick<ResultTools, 'random'>,
  tx: Transaction,
  { record }: Pick<PolicyRow, 'record'>,
  { debit, now }: { debit: CollectionRow; now: Date },
): Promise<CollectionRow> {
  const payment = debitPayment(record, debit, { id: tools.random.uuid(), now });
  const sent: CollectionRow = {
    ...debit,
    state: 'SENT',
    paymentId: payment.id,
    nextTryAt: startOf(askedAgainFrom(debit.actionDate, false)),
    updatedAt: now,
  };
  await together([
    insertPayment(tx, payment),
    saveCollection(tx, sent),
    auditDebit(tx, sent, { action: 'DEBIT_SENT', now }),
  ]);
  return sent;
}

/** A debit as people read of it: dated on the day on which the bank collects. */
export function debitPayment(
  policy: StoredPolicy,
  { amountCents, premiumMonth, actionDate, terms }: CollectionRow,
  { id, now }: { id: string; now: Date },
): PaymentRow {
  const payment = newPayment(policy, { id, amountCents, now });
  return {
    ...payment,
    premiumMonth,
    status: 'PENDING',
    // Noon in Johannesburg: the day is the same everywhere it is looked at from here.
    paidAt: new Date(`${actionDate}T10:00:00Z`),
    record: {
      ...payment.record,
      Payment_Date: actionDate,
      Premium_Month: premiumMonth,
      Amount: fromCents(amountCents),
      Collection_Type: 'DEBICHECK',
      Payment_Status: 'PENDING',
      Reference: terms.contractReference,
    },
  };
}
