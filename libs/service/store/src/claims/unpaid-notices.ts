import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { outbox } from '../schema/changes';

/** When notices of an unpaid premium went out to a policyholder, the earliest first: without one a lapse does not count. */
export async function unpaidNoticesSent(executor: Executor, policyNumber: string): Promise<Date[]> {
  // outbox_of_policy
  const rows = await executor
    .select({ sentAt: outbox.sentAt })
    .from(outbox)
    .where(
      and(
        eq(outbox.policyNumber, policyNumber),
        sql`${outbox.message} ->> 'purpose' = 'PREMIUM_UNPAID_NOTICE'`,
        isNotNull(outbox.sentAt),
      ),
    )
    .orderBy(asc(outbox.sentAt));
  return rows.flatMap(({ sentAt }) => (sentAt === null ? [] : [sentAt]));
}
