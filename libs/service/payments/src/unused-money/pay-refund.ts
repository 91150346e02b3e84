import { canMoneyBecome, fromCents, todayInJohannesburg } from '@portal/domain';
import { done, type PipelineTools, refused, sendNotices } from '@portal/service-change-pipeline';
import {
  findUnusedMoney,
  inTransaction,
  insertPayment,
  lockPolicy,
  lockUnusedMoney,
  type PolicyRow,
  saveUnusedMoney,
  type Transaction,
  type UnallocatedPayment,
} from '@portal/service-store';
import { newPayment, withStatus } from '../payment-record';
import { auditMoney, dealtWith, type Decided, type Deciding } from './audit-money';

interface Paying extends Deciding {
  /** How the bank names the payment. */
  reference: string;
  /** The last digits of the account that it was paid into. */
  accountDigits: string;
}

/**
 * Notes that a refund that two people agreed on was paid. It stands in the policy's payments, and the policyholder is told; money whose
 * reference was nobody's has nobody to tell.
 */
export async function payRefund(
  tools: Pick<PipelineTools, 'database' | 'clock' | 'random'>,
  { reference, accountDigits, ...by }: Paying,
): Decided {
  const known = await findUnusedMoney(tools.database, by.id);
  return inTransaction(tools.database, async (tx) => {
    const now = tools.clock.now();
    const row = known?.policyNumber ? await lockPolicy(tx, known.policyNumber) : null;
    const money = await lockUnusedMoney(tx, by.id);
    if (money === null) return refused('NOT_FOUND');
    if (money.state === 'OPEN' || money.state === 'REFUND_ASKED') {
      return refused('CONFLICT', 'Another administrator has to confirm this refund before it is paid.');
    }
    if (!canMoneyBecome(money.state, 'REFUND_PAID')) return dealtWith();
    const paid: UnallocatedPayment = {
      ...money,
      state: 'REFUND_PAID',
      paidBy: by.staff.id,
      paidByName: by.staff.name,
      paidAt: now,
      paidReference: reference,
      paidAccount: accountDigits,
    };
    await saveUnusedMoney(tx, paid);
    if (row !== null) await tellPaid(tools, tx, row, { paid, now });
    await auditMoney(tx, by, { money: paid, before: money.state, action: 'REFUND_PAID', now, reason: reference });
    return done(paid);
  });
}

async function tellPaid(
  tools: Pick<PipelineTools, 'random'>,
  tx: Transaction,
  row: PolicyRow,
  { paid, now }: { paid: UnallocatedPayment; now: Date },
): Promise<void> {
  const { amountCents, paidReference, paidAccount } = paid;
  const payment = newPayment(row.record, { id: tools.random.uuid(), amountCents, now });
  const premiumMonth = todayInJohannesburg(paid.receivedAt).slice(0, 7);
  const refund = withStatus(payment, { status: 'SUCCESSFUL', premiumMonth });
  const record = {
    ...refund.record,
    Payment_Type: 'REFUND',
    Collection_Type: 'EFT',
    Reference: paidReference,
  } as const;
  await insertPayment(tx, { ...refund, record });
  const smsTo = row.record.MainMember.Cell_Number;
  const amount = fromCents(amountCents);
  await sendNotices(tools, tx, row, [{ type: 'REFUND_PAID', amount, reason: paidAccount ?? '', smsTo }], now);
}
