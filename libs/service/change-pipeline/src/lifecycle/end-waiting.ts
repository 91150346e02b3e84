import {
  aboutAction,
  type ApprovalActionRow,
  appendAudit,
  type PolicyRow,
  type Transaction,
} from '@portal/service-store';
import { noticeOfDecision, tellDecision } from '../base/notices';
import { type PipelineTools } from '../base/tools';
import { endAction } from './end-action';

type Tools = Pick<PipelineTools, 'random' | 'creditorShortName'>;

/** Requests that wait on a policy that has ended end with it: nobody has to decide about them any more. */
export async function endWaiting(
  tools: Tools,
  tx: Transaction,
  ended: PolicyRow,
  waiting: readonly ApprovalActionRow[],
  now: Date,
): Promise<PolicyRow> {
  let row = ended;
  for (const action of waiting) row = await expireAction(tools, tx, row, action, now);
  return row;
}

/** Ends a request that nobody decided, and says so. The policy must be locked. */
export async function expireAction(
  tools: Tools,
  tx: Transaction,
  row: PolicyRow,
  action: ApprovalActionRow,
  now: Date,
): Promise<PolicyRow> {
  await tellDecision(tools, tx, row, noticeOfDecision('CHANGE_EXPIRED', action.record), now);
  await auditSystem(tx, action, { action: 'CHANGE_EXPIRED', outcome: 'SUCCEEDED', now });
  return (await endAction(tools, tx, row, action, { status: 'EXPIRED', now })).row;
}

interface Happened {
  action: string;
  outcome: 'SUCCEEDED' | 'FAILED';
  now: Date;
  /** What else there is to say, in words. */
  more?: object;
}

/** Writes down what became of a request without anybody’s doing. */
export const auditSystem = (
  tx: Transaction,
  { id, policyNumber, record }: ApprovalActionRow,
  { action, outcome, now, more }: Happened,
): Promise<unknown> =>
  appendAudit(tx, {
    at: now,
    actorType: 'SYSTEM',
    policyNumber,
    action,
    outcome,
    reason: record.actionType,
    entityType: record.entityType,
    entityId: record.entityId,
    after: aboutAction(id, more),
  });
