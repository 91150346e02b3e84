import { and, desc, eq, gt, or } from 'drizzle-orm';
import { type Executor } from './database';
import { type ApprovalActionRow, approvalActions } from './schema/approval-actions';

/** What waits for a decision on a policy, newest first. */
export const pendingActions = (executor: Executor, policyNumber: string): Promise<ApprovalActionRow[]> =>
  executor
    .select()
    .from(approvalActions)
    .where(and(eq(approvalActions.policyNumber, policyNumber), eq(approvalActions.status, 'PENDING')))
    .orderBy(desc(approvalActions.requestedAt), desc(approvalActions.id));

/** The same and what is approved but applies later than `today` (YYYY-MM-DD). Source: domain rules 9.19. */
export const openActions = (executor: Executor, policyNumber: string, today: string): Promise<ApprovalActionRow[]> =>
  executor
    .select()
    .from(approvalActions)
    .where(
      and(
        eq(approvalActions.policyNumber, policyNumber),
        or(
          eq(approvalActions.status, 'PENDING'),
          and(eq(approvalActions.status, 'APPROVED'), gt(approvalActions.effectiveDate, today)),
        ),
      ),
    )
    .orderBy(desc(approvalActions.requestedAt), desc(approvalActions.id));

/** Stores an action. A second PENDING one on the same record is refused: see `isDuplicate`. */
export async function insertApprovalAction(executor: Executor, action: ApprovalActionRow): Promise<void> {
  await executor.insert(approvalActions).values(action);
}
