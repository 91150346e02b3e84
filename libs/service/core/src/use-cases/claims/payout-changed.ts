import { fromCents, type OpenPayment } from '@portal/domain';
import { appendAudit, type AuditEvent, type PayoutRow, savePayout, type Transaction } from '@portal/service-store';

interface Change extends OpenPayment {
  /** What whoever is paid is called, where that is another now. */
  name?: string;
}

/** Saves another amount of a payment that the bank does not have yet. Nothing is written where it is the same. */
export async function payoutChanged(
  tx: Transaction,
  payout: PayoutRow,
  { cents, lines, name = payout.record.payee.name }: Change,
  by: Omit<AuditEvent, 'action' | 'outcome'>,
): Promise<void> {
  const { amountCents, record } = payout;
  if (cents === amountCents && name === record.payee.name) return;
  const changed = { ...record, lines: [...lines], payee: { ...record.payee, name } };
  await savePayout(tx, payout, { ...payout, amountCents: cents, record: changed }, by.at);
  await appendAudit(tx, {
    ...by,
    policyNumber: payout.policyNumber,
    action: 'PAYOUT_AMOUNT_CHANGED',
    outcome: 'SUCCEEDED',
    entityType: 'PAYOUT',
    entityId: payout.id,
    before: { Number: payout.number, Amount: fromCents(amountCents) },
    after: { Number: payout.number, Amount: fromCents(cents), Payee: name },
  });
}
