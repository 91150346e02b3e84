import { and, desc, eq, sql } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { outbox } from '../schema/changes';

/** The number that was on record before the last change of it, and when it changed: it was told of that then. Null: it never changed. */
export async function numberBefore(
  executor: Executor,
  policyNumber: string,
): Promise<{ number: string; changedAt: Date } | null> {
  // outbox_of_policy
  const [told] = await executor
    .select({ message: outbox.message, changedAt: outbox.createdAt })
    .from(outbox)
    .where(and(eq(outbox.policyNumber, policyNumber), sql`${outbox.message} ->> 'purpose' = 'CELL_CHANGED'`))
    .orderBy(desc(outbox.createdAt))
    .limit(1);
  return told ? { number: told.message.to, changedAt: told.changedAt } : null;
}
