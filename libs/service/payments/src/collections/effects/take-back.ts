import { familyOfBankCode, fromCents, graceEnd, isCovering, returnFamily } from '@portal/domain';
import { auditDebit, type Notice, sendNotices, processDueEvents } from '@portal/service-change-pipeline';
import { saveCollection, savePayment } from '@portal/service-store';
import { unbookMoney } from '../../ledger';
import { withStatus } from '../../payment-record';
import { takeBackLeftOver, takeBackUnused } from '../../unused-money/take-back-unused';
import { paymentOf, type Step, withResult } from './step';
import { stopDebits } from './stop-debits';

/**
 * Money that was booked goes back: it was returned late, or the payer told the bank that nobody had asked. Its months are open again,
 * and grace runs from the day we learn of it. Source: docs/domain/banking.md#r3-12.
 */
export async function takeBack(step: Step): Promise<void> {
  const { tools, tx, report, debit, now, today } = step;
  const isDispute = report.result === 'DISPUTED';
  const family = isDispute ? returnFamily('NO_AUTHORITY') : familyOfBankCode(report.bankCode);
  const payment = await paymentOf(step);
  const cents = payment.allocatedCents;
  await savePayment(tx, withStatus(payment, { status: 'REVERSED', allocatedCents: 0, failureReason: family.sentence }));
  const returned = { ...withResult(step), family: family.code };
  await saveCollection(tx, returned);
  await auditDebit(tx, returned, {
    action: isDispute ? 'DEBIT_DISPUTED' : 'DEBIT_RETURNED',
    now,
    reason: family.code,
  });
  const stopped = await stopDebits(step, family);
  await takeBackLeftOver(tools, tx, payment, { now, today });
  if (cents === 0) await takeBackUnused(tools, tx, { transaction: debit.id, now, today });
  const open = cents === 0 ? stopped.row : await unbookMoney(tx, stopped.row, { cents, now, today });
  const { row } = await processDueEvents({ ...tools, toldByCaller: ['UNPAID_NOTICE_SENT'] }, tx, open, now);
  if (!isCovering(row.record.Policy_Status)) return;
  const date = row.record.Grace_End_Date ?? graceEnd(today);
  const smsTo = row.record.MainMember.Cell_Number;
  // One message: it is the notice of an unpaid premium too, and says that a new debit order can be set up.
  const reversed: Notice = { type: 'DEBIT_REVERSED', amount: fromCents(debit.amountCents), date, smsTo };
  await sendNotices(tools, tx, row, [reversed], now);
}
