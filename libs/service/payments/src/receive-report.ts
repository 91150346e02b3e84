import { canPaymentBecome, policyNumberOfReference, toCents, todayInJohannesburg } from '@portal/domain';
import { sendNotices, processDueEvents } from '@portal/service-change-pipeline';
import {
  type ApprovalActionRow,
  appendAudit,
  inTransaction,
  insertPayment,
  recordUnallocated,
  lockPolicy,
  type PaymentRow,
  type PolicyRow,
  savePayment,
  together,
  type Transaction,
  unsettledActions,
} from '@portal/service-store';
import { findKnown } from './known-payment';
import { bookingOf, saveBooking, takesMoney, unbookMoney } from './ledger';
import { noticeOfMoney } from './notice-of-money';
import { paidWhen, takeBackLapse, wasPaidInGrace } from './paid-in-grace';
import { type PaymentReport } from './payment-provider';
import { newPayment, withStatus } from './payment-record';
import { type PaymentTools } from './payment-tools';
import { recordUnused } from './unused-money/record-unused';
import { takeBackLeftOver, takeBackUnused } from './unused-money/take-back-unused';

type ReportTools = Pick<PaymentTools, 'database' | 'clock' | 'random'>;

/** What a report did. `UNKNOWN`: its reference is nobody's, and the money is kept for whoever looks into it. */
export type Received = 'BOOKED' | 'NOTED' | 'REPEATED' | 'UNKNOWN';

/**
 * Takes in what the provider says of a payment, once, whatever order reports come in and however often: a success absorbs failures,
 * and only a reversal follows it. The caller has made sure who says it. Source: docs/domain/payments.md#r6-5.
 */
export async function receiveReport(tools: ReportTools, report: PaymentReport): Promise<Received> {
  const policyNumber = policyNumberOfReference(report.payatReferenceNum);
  return inTransaction(tools.database, async (tx) => {
    // Asked for together and answered in this order, so that what is read of a policy is what it holds once it is locked.
    const [row, known, unsettled] =
      policyNumber === null
        ? [null, null, []]
        : await together([
            lockPolicy(tx, policyNumber),
            findKnown(tx, policyNumber, report),
            unsettledActions(tx, policyNumber),
          ]);
    const now = tools.clock.now();
    if (row === null) {
      if (report.status === 'REVERSED') {
        await takeBackUnused(tools, tx, { transaction: report.payatTranId, now, today: todayInJohannesburg(now) });
      }
      await keepForLater(tools, tx, report, { policyNumber: null, reason: 'UNKNOWN_REFERENCE', now });
      return 'UNKNOWN';
    }
    if (known === 'ELSEWHERE') {
      await keepForLater(tools, tx, report, { policyNumber: row.policyNumber, reason: 'OTHER_POLICY', now });
      return 'NOTED';
    }
    if (known && !canPaymentBecome(known.status, report.status)) return 'REPEATED';
    const id = known?.id ?? tools.random.uuid();
    const isInGrace = wasPaidInGrace(row, report, now);
    const isHeld = isInGrace && row.status === 'IN_GRACE';
    if (isHeld) {
      // Until it is booked it is on its way, and nobody loses cover for want of it.
      const onItsWay = withStatus(known ?? newRow(id, row, report, now), { status: 'SUBMITTED' });
      await (known ? savePayment : insertPayment)(tx, onItsWay);
    }
    // What the calendar has done by now comes first, so that it makes no difference whether upkeep was away.
    const { row: settled, waiting } = await processDueEvents(tools, tx, row, now, unsettled);
    const present = isInGrace
      ? await takeBackLapse(tools, tx, settled, { waiting, paymentId: id, report, now })
      : settled;
    const payment = known ?? newRow(id, present, report, now);
    const save = known || isHeld ? savePayment : insertPayment;
    return settle(tools, tx, { row: present, waiting, payment, save, report, now });
  });
}

/** Money that nobody announced: cash at a till, or a second payment of one attempt. */
const newRow = (id: string, { record }: PolicyRow, report: PaymentReport, now: Date): PaymentRow =>
  newPayment(record, { id, amountCents: toCents(report.amount), now: paidWhen(report, now) });

interface Reported {
  row: PolicyRow;
  /** What waits on the policy. */
  waiting: readonly ApprovalActionRow[];
  payment: PaymentRow;
  /** Puts the payment into the place of the one that is known, or beside the others. */
  save: (tx: Transaction, payment: PaymentRow) => Promise<void>;
  report: PaymentReport;
  now: Date;
}

const failures = { FAILED: 'The payment did not go through', CANCELLED: 'The payment was cancelled' } as const;

async function settle(tools: ReportTools, tx: Transaction, reported: Reported): Promise<Received> {
  const { row, waiting, payment, save, report, now } = reported;
  const { payatTranId } = report;
  switch (report.status) {
    case 'SUCCESSFUL':
      return succeed(tools, tx, reported);
    case 'REVERSED':
      return reverse(tools, tx, reported);
    default: {
      const failureReason = failures[report.status];
      await together([
        save(tx, withStatus(payment, { status: report.status, payatTranId, failureReason })),
        audit(tx, reported, `PAYMENT_${report.status}`),
      ]);
      await processDueEvents(tools, tx, row, now, waiting);
      return 'NOTED';
    }
  }
}

async function succeed(tools: ReportTools, tx: Transaction, reported: Reported): Promise<Received> {
  const { row, waiting, payment, save, report, now } = reported;
  const { payatTranId } = report;
  const amountCents = toCents(report.amount);
  const today = todayInJohannesburg(now);
  const paid = { status: 'SUCCESSFUL', amountCents, payatTranId, paidAt: paidWhen(report, now) } as const;
  if (!takesMoney(row.record, today)) {
    await save(tx, withStatus(payment, paid));
    await recordUnused(tools, tx, row, { transaction: payatTranId, cents: amountCents, report: { ...report }, now });
    await audit(tx, reported, 'PAYMENT_KEPT');
    return 'NOTED';
  }
  const booking = bookingOf(row, waiting, { paymentId: payment.id, cents: amountCents, now, today });
  const premiumMonth = booking.months[0]?.month ?? payment.premiumMonth;
  const [booked] = await together([
    saveBooking(tx, row, booking, now),
    sendNotices(tools, tx, row, [noticeOfMoney(booking, amountCents, today)], now),
    save(tx, withStatus(payment, { ...paid, premiumMonth, allocatedCents: amountCents })),
    audit(tx, reported, 'PAYMENT_RECEIVED'),
  ]);
  await processDueEvents(tools, tx, booked, now, waiting);
  return 'BOOKED';
}

async function reverse(tools: ReportTools, tx: Transaction, reported: Reported): Promise<Received> {
  const { row, payment, save, report, now } = reported;
  const failureReason = 'The payment was reversed';
  const cents = payment.allocatedCents;
  const { payatTranId } = report;
  await save(tx, withStatus(payment, { status: 'REVERSED', payatTranId, allocatedCents: 0, failureReason }));
  await audit(tx, reported, 'PAYMENT_REVERSED');
  const today = todayInJohannesburg(now);
  await takeBackLeftOver(tools, tx, payment, { now, today });
  if (cents === 0) {
    await takeBackUnused(tools, tx, { transaction: payatTranId, now, today });
    return 'NOTED';
  }
  const taken = await unbookMoney(tx, row, { cents, now, today });
  await processDueEvents(tools, tx, taken, now);
  return 'BOOKED';
}

const audit = (tx: Transaction, { row, payment, report, now }: Reported, action: string) =>
  appendAudit(tx, {
    at: now,
    actorType: 'SYSTEM',
    policyNumber: row.policyNumber,
    action,
    outcome: 'SUCCEEDED',
    entityType: 'PAYMENT',
    entityId: payment.id,
    before: { Payment_Status: payment.status },
    after: { Payment_Status: report.status, Amount: report.amount, Payat_Transaction_Id: report.payatTranId },
  });

interface Kept {
  policyNumber: string | null;
  reason: string;
  now: Date;
}

const keepForLater = (
  { random }: ReportTools,
  tx: Transaction,
  report: PaymentReport,
  { policyNumber, reason, now }: Kept,
) =>
  recordUnallocated(tx, {
    id: random.uuid(),
    payatTranId: report.payatTranId,
    status: report.status,
    policyNumber,
    reason,
    amountCents: toCents(report.amount),
    record: { ...report },
    receivedAt: now,
  });
