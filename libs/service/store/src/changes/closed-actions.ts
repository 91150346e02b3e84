import { and, eq, gt, lte, ne, or, notInArray } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { type ApprovalActionRow, approvalActions } from '../schema/approval-actions';
import { actionsOf } from './actions-of';
import { runsOut } from '../schema/running-out';

/** Changes of a policy that wait no more, asked for after `since`, newest first: decided, taken back, or too old by now. */
export const closedActions = (
  executor: Executor,
  policyNumber: string,
  { now, since, most }: { now: Date; since: Date; most: number },
): Promise<ApprovalActionRow[]> =>
  actionsOf(
    executor,
    policyNumber,
    and(
      gt(approvalActions.requestedAt, since),
      ne(approvalActions.status, 'SUPERSEDED'),
      or(
        notInArray(approvalActions.status, ['PENDING', 'APPROVED']),
        and(eq(approvalActions.status, 'PENDING'), lte(approvalActions.expiresAt, now), runsOut),
      ),
    ),
  ).limit(most);
