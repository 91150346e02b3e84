import { desc } from 'drizzle-orm';
import { type Executor } from './database';
import { type UnallocatedPayment, unallocatedPayments } from './schema/payments';

/** Keeps money that could not be booked. The same report again keeps nothing. Says whether it was the first. */
export async function keepUnallocated(executor: Executor, payment: UnallocatedPayment): Promise<boolean> {
  const kept = await executor
    .insert(unallocatedPayments)
    .values(payment)
    .onConflictDoNothing()
    .returning({ id: unallocatedPayments.id });
  return kept.length > 0;
}

/** What waits for somebody to look into it, newest first. */
export const unallocated = (executor: Executor): Promise<UnallocatedPayment[]> =>
  executor.select().from(unallocatedPayments).orderBy(desc(unallocatedPayments.receivedAt));
