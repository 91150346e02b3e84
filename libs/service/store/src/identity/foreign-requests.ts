import { and, desc, eq, gt } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { foreignRequests } from '../schema/foreign-requests';

/** Counts a request of a customer for a policy that is not theirs. */
export async function recordForeignRequest(
  tx: Transaction,
  request: Pick<typeof foreignRequests.$inferSelect, 'customerId' | 'policyNumber' | 'askedAt'>,
): Promise<void> {
  await tx.insert(foreignRequests).values(request);
}

/** When a customer made such requests after a moment, newest first, at most so many. */
export async function foreignRequestsOf(
  executor: Executor,
  { customerId, since, most }: { customerId: string; since: Date; most: number },
): Promise<Date[]> {
  const rows = await executor
    .select({ askedAt: foreignRequests.askedAt })
    .from(foreignRequests)
    .where(and(eq(foreignRequests.customerId, customerId), gt(foreignRequests.askedAt, since)))
    .orderBy(desc(foreignRequests.askedAt))
    .limit(most);
  return rows.map(({ askedAt }) => askedAt);
}
