import { type ApprovalActionRow, type PolicyRow, saveApprovalAction, type Transaction } from '@portal/service-store';
import { endPolicy } from './end-policy';
import { type PipelineTools } from '../base/tools';

/**
 * Ends an action that is not applied. A policy that was only applied for ends with it; on any other action the policy stays
 * as it is. The policy must be locked.
 */
export async function endAction(
  tools: Pick<PipelineTools, 'random'>,
  tx: Transaction,
  row: PolicyRow,
  action: ApprovalActionRow,
  { status, now }: { status: 'CANCELLED' | 'DECLINED' | 'EXPIRED'; now: Date },
): Promise<{ row: PolicyRow; action: ApprovalActionRow }> {
  const ended = await saveApprovalAction(tx, { ...action, status });
  const isApplication = action.record.actionType === 'ADD_POLICY';
  return { action: ended, row: isApplication ? await endPolicy(tools, tx, row, 'CANCELLED', now) : row };
}
