import { settleDue } from '@portal/service-change-pipeline';
import {
  appendAudit,
  expiredAttempts,
  findPayment,
  inTransaction,
  lockPolicy,
  savePayment,
} from '@portal/service-store';
import { withStatus } from './payment-record';
import { type PaymentTools } from './payment-tools';

/** Gives up attempts that nobody finished in time; a success that still comes later is booked all the same. Gives how many. */
export async function expirePayments(tools: Pick<PaymentTools, 'database' | 'clock' | 'random'>): Promise<number> {
  const now = tools.clock.now();
  const attempts = await expiredAttempts(tools.database, now);
  for (const { id, policyNumber } of attempts) {
    await inTransaction(tools.database, async (tx) => {
      const row = await lockPolicy(tx, policyNumber);
      const payment = await findPayment(tx, policyNumber, id);
      if (row === null || (payment?.status !== 'SUBMITTED' && payment?.status !== 'PENDING')) return;
      const failureReason = 'The payment was not finished in time';
      await savePayment(tx, withStatus(payment, { status: 'CANCELLED', failureReason }));
      await appendAudit(tx, {
        ...{ at: now, actorType: 'SYSTEM', policyNumber, action: 'PAYMENT_EXPIRED', outcome: 'SUCCEEDED' },
        ...{ entityType: 'PAYMENT', entityId: id },
      });
      await settleDue(tools, tx, row, now);
    });
  }
  return attempts.length;
}
