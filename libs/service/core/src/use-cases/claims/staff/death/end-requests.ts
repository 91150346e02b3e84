import { personDied, type RequestAtDeath, type RequestsAfterDeath } from '@portal/domain';
import {
  aboutAction,
  type ApprovalActionRow,
  appendAudit,
  type AuditEvent,
  saveApprovalAction,
  type Transaction,
} from '@portal/service-store';

/** A request as a death goes by it. */
export const requestAtDeath = ({ id, record }: ApprovalActionRow): RequestAtDeath => {
  const reason = record.proposedValue?.['Removal_Reason'];
  return {
    id,
    actionType: record.actionType,
    entityId: record.entityId,
    removalReason: typeof reason === 'string' ? reason : null,
  };
};

/** Ends the requests that a confirmed death ends, each with its reason; one that asked for what the claim has done is replaced by it. */
export async function endRequests(
  tx: Transaction,
  waiting: readonly ApprovalActionRow[],
  { cancelled, answeredByClaim }: RequestsAfterDeath,
  by: Omit<AuditEvent, 'action' | 'outcome'>,
): Promise<void> {
  for (const action of waiting) {
    const isCancelled = cancelled.includes(action.id);
    if (!isCancelled && !answeredByClaim.includes(action.id)) continue;
    const record = { ...action.record, comment: personDied };
    await saveApprovalAction(tx, { ...action, status: isCancelled ? 'CANCELLED' : 'SUPERSEDED', record });
    await appendAudit(tx, {
      ...by,
      policyNumber: action.policyNumber,
      action: isCancelled ? 'CHANGE_CANCELLED' : 'CHANGE_REPLACED',
      outcome: 'SUCCEEDED',
      reason: action.record.actionType,
      entityType: action.record.entityType,
      entityId: action.record.entityId,
      after: aboutAction(action.id, { because: personDied }),
    });
  }
}
