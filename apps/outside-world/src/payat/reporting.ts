import { fromCents } from '@portal/domain';
import { type Schedule } from '../clock/schedule';
import { type CallbackLine } from '../delivery/callback-line';
import { type Report, type Transaction, type WaitingReport } from './transaction';
import { type FinalStatus } from './final-status';

interface Options {
  now: () => Date;
  schedule: Schedule;
  line: CallbackLine;
}

/** Moves a transaction to a final state and tells the biller, now or later. */
export function createReporting({ now, schedule, line }: Options) {
  const send = (transaction: Transaction, report: Report): Promise<void> => {
    const { callback, firstTry } = line.send({ ...report });
    transaction.callbacks.push(callback);
    return firstTry;
  };

  const reportNow = (transaction: Transaction, status: FinalStatus, cents: number): Promise<void> => {
    const report = reportOf(transaction, status, cents);
    const isRepeat = transaction.report?.status === status;
    Object.assign(transaction, { report, changedAt: isRepeat ? transaction.changedAt : now().toISOString() });
    return send(transaction, report);
  };

  const release = (transaction: Transaction, waiting: WaitingReport): Promise<void> => {
    waiting.callOff();
    transaction.waiting = transaction.waiting.filter((other) => other !== waiting);
    return reportNow(transaction, waiting.status, waiting.cents);
  };

  return {
    reportNow,

    reportLater(transaction: Transaction, status: FinalStatus, cents: number, afterMs: number): void {
      const dueAt = new Date(now().getTime() + afterMs).toISOString();
      const callOff = schedule.after(afterMs, () => void release(transaction, waiting));
      const waiting: WaitingReport = { status, cents, dueAt, callOff };
      transaction.waiting.push(waiting);
    },

    /** Sends what is waiting longest without waiting for its time. */
    releaseNext(transaction: Transaction): void {
      const [next] = transaction.waiting;
      if (next) void release(transaction, next);
    },

    /** Tells the biller the same once more. */
    repeat(transaction: Transaction): void {
      if (transaction.report) void send(transaction, transaction.report);
    },

    /** Takes a paid amount back. What was still to come does not come any more. */
    reverse(transaction: Transaction): void {
      if (transaction.report?.status !== 'SUCCESSFUL') return;
      for (const { callOff } of transaction.waiting) callOff();
      transaction.waiting = [];
      void reportNow(transaction, 'REVERSED', Math.round(transaction.report.amount * 100));
    },
  };
}
export type Reporting = ReturnType<typeof createReporting>;

const reportOf = (transaction: Transaction, status: FinalStatus, cents: number): Report => ({
  payatTranId: transaction.payatTranId,
  payatReferenceNum: transaction.payatReferenceNum,
  digiapiExternalRef: transaction.digiapiExternalRef,
  amount: fromCents(cents),
  status,
  paymentMethod: transaction.paymentMethod,
  paidAt: status === 'SUCCESSFUL' || status === 'REVERSED' ? transaction.paidAt : null,
  network: transaction.network,
});
