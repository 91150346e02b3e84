import { auditDebit, sendNotices, processDueEvents } from '@portal/service-change-pipeline';
import { insertPayment, type PaymentRow, saveCollection, savePayment, together } from '@portal/service-store';
import { bookingOf, saveBooking, takesMoney } from '../../ledger';
import { noticeOfMoney } from '../../notice-of-money';
import { withStatus } from '../../payment-record';
import { recordUnused } from '../../unused-money/record-unused';
import { debitPayment } from '../mark-sent';
import { happenedAt, paymentOf, type Step, withResult } from './step';

/** The bank paid: months are settled, oldest first, and the payer is told. Money for a policy that takes none is kept. */
export async function takePaid(step: Step): Promise<void> {
  const { tools, tx, row, waiting, debit, now, today } = step;
  const { payment, save } = await paymentToBook(step);
  const cents = debit.amountCents;
  const paid = { ...withResult(step), family: null, paymentId: payment.id };
  const noted = () => [saveCollection(tx, paid), auditDebit(tx, paid, { action: 'DEBIT_PAID', now })];
  const received = { status: 'SUCCESSFUL', paidAt: happenedAt(step) } as const;
  if (!takesMoney(row.record, today)) {
    await together([...noted(), save(tx, withStatus(payment, received))]);
    await recordUnused(tools, tx, row, { transaction: debit.id, cents, report: { ...step.report }, now });
    return;
  }
  const booking = bookingOf(row, waiting, { paymentId: payment.id, cents, now, today });
  const premiumMonth = booking.months[0]?.month ?? payment.premiumMonth;
  const [booked] = await together([
    saveBooking(tx, row, booking, now),
    save(tx, withStatus(payment, { ...received, premiumMonth, allocatedCents: cents })),
    sendNotices(tools, tx, row, [noticeOfMoney(booking, cents, today)], now),
    ...noted(),
  ]);
  await processDueEvents(tools, tx, booked, now, waiting);
}

/** A debit that was given back and succeeded after all is another payment: the one that was taken back stays in the history. */
async function paymentToBook(step: Step): Promise<{ payment: PaymentRow; save: typeof savePayment }> {
  const known = await paymentOf(step);
  if (known.status !== 'REVERSED') return { payment: known, save: savePayment };
  const { tools, row, debit, now } = step;
  return { payment: debitPayment(row.record, debit, { id: tools.random.uuid(), now }), save: insertPayment };
}
