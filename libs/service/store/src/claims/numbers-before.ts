import { and, desc, eq, sql } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { holderOf } from '../messages/whose-message';
import { outbox } from '../schema/changes';

/** A number that was on record, and when it was replaced: it was told of that then. */
interface NumberBefore {
  number: string;
  changedAt: Date;
}

/** The numbers on record of whoever holds the policy now, before the one that is, the last first: never those of somebody who held it before. */
export async function numbersBefore(executor: Executor, policyNumber: string): Promise<NumberBefore[]> {
  // outbox_of_policy
  const told = await executor
    .select({ message: outbox.message, changedAt: outbox.createdAt })
    .from(outbox)
    .where(
      and(
        eq(outbox.policyNumber, policyNumber),
        sql`${outbox.message} ->> 'purpose' = 'CELL_CHANGED'`,
        eq(outbox.holderId, holderOf(policyNumber)),
      ),
    )
    .orderBy(desc(outbox.createdAt));
  return told.map(({ message, changedAt }) => ({ number: message.to, changedAt }));
}
