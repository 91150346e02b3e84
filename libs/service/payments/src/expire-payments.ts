import { processDueEvents } from '@portal/service-change-pipeline';
import {
  appendAudit,
  expiredAttempts,
  findPayment,
  inTransaction,
  lockPolicy,
  oneByOne,
  type PaymentRow,
  type Reporting,
  savePayment,
} from '@portal/service-store';
import { withStatus } from './payment-record';
import { type PaymentTools } from './payment-tools';

type Tools = Pick<PaymentTools, 'database' | 'clock' | 'random'> & Reporting;

/** Attempts given up in one round of the job. */
const mostARound = 100;

/** Gives up attempts that nobody finished in time; a success that still comes later is booked all the same. Gives how many. */
export async function expirePayments(tools: Tools, signal?: AbortSignal): Promise<number> {
  const now = tools.clock.now();
  const work = await oneByOne(tools, 'PAYMENT_EXPIRY');
  const expired = await expiredAttempts(tools.database, now, work.batch(mostARound));
  return work.goThrough(
    expired,
    (attempt) => attempt,
    (attempt) => expire(tools, attempt, now),
    signal,
  );
}

const expire = (
  tools: Tools,
  { id, policyNumber }: Pick<PaymentRow, 'id' | 'policyNumber'>,
  now: Date,
): Promise<boolean> =>
  inTransaction(tools.database, async (tx) => {
    const row = await lockPolicy(tx, policyNumber);
    const payment = await findPayment(tx, policyNumber, id);
    if (row === null || (payment?.status !== 'SUBMITTED' && payment?.status !== 'PENDING')) return false;
    const failureReason = 'The payment was not finished in time';
    await savePayment(tx, withStatus(payment, { status: 'CANCELLED', failureReason }));
    await appendAudit(tx, {
      at: now,
      actorType: 'SYSTEM',
      policyNumber,
      action: 'PAYMENT_EXPIRED',
      outcome: 'SUCCEEDED',
      entityType: 'PAYMENT',
      entityId: id,
    });
    await processDueEvents(tools, tx, row, now);
    return true;
  });
