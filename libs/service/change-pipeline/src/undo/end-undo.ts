import {
  aboutAction,
  type ApprovalActionRow,
  appendAudit,
  type AuditEvent,
  saveApprovalAction,
  type Transaction,
  unsettledActions,
} from '@portal/service-store';

/** Requests that wait to undo what was changed after a death on a policy; none where whoever died was never on it. */
export async function undosWaiting(
  tx: Transaction,
  policyNumber: string,
  lifeId: string | null,
): Promise<ApprovalActionRow[]> {
  return (await unsettledActions(tx, policyNumber)).filter(
    ({ status, record: { undo } }) => status === 'PENDING' && undo?.death.lifeId === lifeId,
  );
}

interface Ending {
  status: 'CANCELLED' | 'SUPERSEDED';
  /** Why, as people read it. */
  because: string;
  by: Omit<AuditEvent, 'action' | 'outcome'>;
}

/** Ends such requests without anybody's decision: everything stays as it is. */
export async function endUndo(
  tx: Transaction,
  waiting: readonly ApprovalActionRow[],
  { status, because, by }: Ending,
): Promise<void> {
  for (const action of waiting) {
    await saveApprovalAction(tx, { ...action, status, record: { ...action.record, comment: because } });
    await appendAudit(tx, {
      ...by,
      policyNumber: action.policyNumber,
      action: status === 'CANCELLED' ? 'CHANGE_CANCELLED' : 'CHANGE_REPLACED',
      outcome: 'SUCCEEDED',
      reason: action.record.actionType,
      entityType: action.record.entityType,
      entityId: action.record.entityId,
      after: aboutAction(action.id, { because }),
    });
  }
}
