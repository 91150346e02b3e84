import {
  dueOf,
  familyOfBankCode,
  firstOfNextMonth,
  fromCents,
  graceEnd,
  notTakenUpDate,
  type PlainDate,
  todayInJohannesburg,
} from '@portal/domain';
import { auditDebit, type Notice, sendNotices, processDueEvents } from '@portal/service-change-pipeline';
import { type PolicyRow, saveCollection, savePayment } from '@portal/service-store';
import { withStatus } from '../../payment-record';
import { happenedAt, paymentOf, type Step, withResult } from './step';
import { newMandateNotice, stopDebits } from './stop-debits';

/** The bank did not pay: the payer reads why, at once, and grace runs from the due date. Where it was our doing nobody is told off. */
export async function takeUnpaid(step: Step): Promise<void> {
  const { tools, tx, debit, report, now } = step;
  const family = familyOfBankCode(report.bankCode);
  const payment = await paymentOf(step);
  await savePayment(
    tx,
    withStatus(payment, { status: 'FAILED', paidAt: happenedAt(step), failureReason: family.sentence }),
  );
  const unpaid = { ...withResult(step), family: family.code };
  await saveCollection(tx, unpaid);
  await auditDebit(tx, unpaid, { action: 'DEBIT_UNPAID', now, reason: family.code });
  const { row, needsNewMandate } = await stopDebits(step, family);
  const date = lastDayToPay(row, `${debit.premiumMonth}-01`);
  const smsTo = row.record.MainMember.Cell_Number;
  const failed: Notice = {
    type: 'PREMIUM_FAILED',
    amount: fromCents(debit.amountCents),
    reason: family.sentence,
    date,
    isFirst: row.status === 'PENDING',
    smsTo,
  };
  const notices = [...(family.isRefusal ? [failed] : []), ...(needsNewMandate ? [newMandateNotice(row, date)] : [])];
  await sendNotices(tools, tx, row, notices, now);
  await processDueEvents(tools, tx, row, now);
}

/**
 * The last day of cover while nothing is paid: of the grace that runs, or that begins with the oldest unpaid month. Of a policy that has not begun
 * the last day on which it can.
 */
function lastDayToPay({ status, record, createdAt }: PolicyRow, month: PlainDate): PlainDate {
  if (status === 'PENDING') return notTakenUpDate(todayInJohannesburg(createdAt));
  const { Grace_End_Date, Paid_To_Date, PaymentMethod } = record;
  const unpaid = Paid_To_Date === null ? month : firstOfNextMonth(Paid_To_Date);
  return Grace_End_Date ?? graceEnd(dueOf(unpaid, PaymentMethod));
}
