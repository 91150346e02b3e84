import { and, desc, eq, type SQL } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { approvalActions } from '../schema/approval-actions';

/** The changes of a policy of which something is so, newest first. */
export const actionsOf = (executor: Executor, policyNumber: string, what: SQL | undefined) =>
  executor
    .select()
    .from(approvalActions)
    .where(and(eq(approvalActions.policyNumber, policyNumber), what))
    .orderBy(desc(approvalActions.requestedAt), desc(approvalActions.id));
