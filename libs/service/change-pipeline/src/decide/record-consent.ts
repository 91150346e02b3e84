import { pathOfProposal } from '@portal/contract';
import { actionTypes, labelOf } from '@portal/domain';
import { type ApprovalActionRow, saveApprovalAction, type StoredAction, type Transaction } from '@portal/service-store';
import { auditAction } from '../audit/audit-action';
import { type Deciding, type DecisionRequest } from './decision-request';
import { sendNotices } from '../base/notices';
import { mayRecordConsent } from '../rules/may-decide';
import { type PipelineTools } from '../base/tools';

/** Staff tell that the customer agreed on a recorded call (docs/domain/changes.md#r7-2). */
export const isRecordedConsent = (
  action: StoredAction,
  { actor, decision }: Pick<DecisionRequest, 'actor' | 'decision'>,
): boolean =>
  mayRecordConsent(action, actor) &&
  decision.decision === 'APPROVE' &&
  decision.consentMethod === 'VOICE_RECORDING' &&
  Boolean(decision.consentReference);

/**
 * Keeps the reference of the recording, and tells the customer. A second member of staff, who is neither of the two before,
 * confirms; whoever noted it works on it no more.
 */
export async function recordConsent(
  tools: PipelineTools,
  tx: Transaction,
  { row, action, request, now }: Deciding,
): Promise<ApprovalActionRow> {
  const { actor, decision, origin } = request;
  const consentReference = decision.consentReference ?? null;
  const record: StoredAction = {
    ...action.record,
    approverType: 'SECOND_STAFF',
    consentMethod: 'VOICE_RECORDING',
    consentReference,
    decidedBy: { id: actor.id, name: actor.name, role: actor.kind },
    decidedAt: now.toISOString(),
  };
  const notice = {
    type: 'CONSENT_RECORDED' as const,
    name: labelOf(actionTypes, record.actionType),
    path: pathOfProposal(record),
    smsTo: row.record.MainMember.Cell_Number,
  };
  await sendNotices(tools, tx, row, [notice], now);
  await auditAction(tx, action, { action: 'CONSENT_RECORDED', actor, origin, now, more: { consentReference } });
  const nobodys = { takenBy: null, takenByName: null, takenAt: null };
  return saveApprovalAction(tx, { ...action, ...nobodys, record });
}
