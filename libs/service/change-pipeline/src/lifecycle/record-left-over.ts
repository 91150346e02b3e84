import { fromCents, isFinalStatus, leftOverOf, payatReference, toCents } from '@portal/domain';
import {
  appendAudit,
  collectionOfPayment,
  deleteSettledPremiums,
  recordUnallocated,
  paymentsOf,
  type PolicyRow,
  savePayment,
  saveStanding,
  settledPremiumsOf,
  type Transaction,
} from '@portal/service-store';
import { sendNotices } from '../base/notices';
import { type PipelineTools } from '../base/tools';

type Tools = Pick<PipelineTools, 'random'>;

/** More payments than any policy has. */
const everyPayment = 10_000;

/**
 * Credit on a policy that has ended buys nothing any more: it is kept for a refund, by the payment that it came with, and the policyholder
 * is told. The policy must be locked. Source: docs/domain/payments.md#r6-8.
 */
export async function recordLeftOver(tools: Tools, tx: Transaction, row: PolicyRow, now: Date): Promise<PolicyRow> {
  const cents = toCents(row.record.Premium_Credit);
  if (!isFinalStatus(row.status) || cents <= 0) return row;
  const saved = await saveStanding(tx, { ...row.record, Premium_Credit: 0 }, row.version, now);
  const { policyNumber } = row;
  const payments = await paymentsOf(tx, policyNumber, everyPayment);
  for (const { paymentId, cents: amountCents } of leftOverOf(cents, payments)) {
    const payment = payments.find(({ id }) => id === paymentId);
    if (payment) await savePayment(tx, { ...payment, allocatedCents: payment.allocatedCents - amountCents });
    const debit = paymentId && (await collectionOfPayment(tx, paymentId));
    const id = tools.random.uuid();
    const record = {
      paymentId,
      payatReferenceNum: payment?.record.Reference ?? payatReference(policyNumber),
      ...(debit && { instructionId: debit.id }),
    };
    const kept = { id, payatTranId: id, status: 'SUCCESSFUL', policyNumber, amountCents, reason: 'LEFT_OVER' };
    await recordUnallocated(tx, { ...kept, record, receivedAt: now });
  }
  await appendAudit(tx, {
    at: now,
    actorType: 'SYSTEM',
    policyNumber,
    action: 'MONEY_LEFT_OVER',
    outcome: 'SUCCEEDED',
    entityType: 'POLICY',
    entityId: row.id,
    before: { Premium_Credit: row.record.Premium_Credit },
    after: { Premium_Credit: 0 },
  });
  const smsTo = row.record.MainMember.Cell_Number;
  await sendNotices(tools, tx, saved, [{ type: 'MONEY_LEFT_OVER', amount: fromCents(cents), smsTo }], now);
  return saved;
}

/** A policy that never began has given nothing for the months that were paid: their premiums are credit again. It must be locked. */
export async function withoutMonths(
  tx: Transaction,
  { record, policyNumber }: PolicyRow,
): Promise<PolicyRow['record']> {
  const settled = await settledPremiumsOf(tx, policyNumber);
  const months = settled.map(({ month }) => month);
  await deleteSettledPremiums(tx, policyNumber, months);
  const cents = settled.reduce((sum, { amountCents }) => sum + amountCents, toCents(record.Premium_Credit));
  return { ...record, Paid_To_Date: null, Premium_Credit: fromCents(cents) };
}
