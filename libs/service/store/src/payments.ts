import { desc, eq } from 'drizzle-orm';
import { type Executor } from './database';
import { type PaymentRow, payments } from './schema/payments';

/** The newest payments of a policy, of whatever status, newest first. */
export const paymentsOf = (executor: Executor, policyNumber: string, limit = 24): Promise<PaymentRow[]> =>
  executor
    .select()
    .from(payments)
    .where(eq(payments.policyNumber, policyNumber))
    .orderBy(desc(payments.paidAt), desc(payments.id))
    .limit(limit);

export async function insertPayment(executor: Executor, payment: PaymentRow): Promise<void> {
  await executor.insert(payments).values(payment);
}
