import { type ApprovalActionRow, saveApprovalAction, type StoredAction, type Transaction } from '@portal/service-store';
import { type DecisionRequest } from './decide-action';

type Consenting = Pick<DecisionRequest, 'actor' | 'decision'>;

/** Staff tell that the customer agreed on a recorded call (domain rules 7.2). */
export const isRecordedConsent = ({ approverType }: StoredAction, { actor, decision }: Consenting): boolean =>
  approverType === 'CUSTOMER' &&
  actor.kind !== 'customer' &&
  decision.decision === 'APPROVE' &&
  decision.consentMethod === 'VOICE_RECORDING' &&
  Boolean(decision.consentReference);

/** Keeps the reference of the recording. A second member of staff, who is neither of the two before, confirms. */
export const recordConsent = (
  tx: Transaction,
  action: ApprovalActionRow,
  { actor, decision }: Consenting,
  now: Date,
): Promise<ApprovalActionRow> =>
  saveApprovalAction(tx, {
    ...action,
    record: {
      ...action.record,
      approverType: 'SECOND_STAFF',
      consentMethod: 'VOICE_RECORDING',
      consentReference: decision.consentReference ?? null,
      decidedBy: { id: actor.id, name: actor.name, role: actor.kind },
      decidedAt: now.toISOString(),
    },
  });
