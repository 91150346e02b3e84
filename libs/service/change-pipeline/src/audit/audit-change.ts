import { fieldChanges } from '@portal/contract/words';
import { appendAudit, type AuditEvent, type Transaction } from '@portal/service-store';
import { type AuditedStep, auditedStep } from './audited-step';

type Told = Pick<AuditEvent, 'action' | 'outcome'> & { reason?: string | null };

/** Writes down who changed what, with numbers masked as on the screen (docs/domain/conduct.md#r8-1). */
export async function auditChange(
  tx: Transaction,
  step: AuditedStep,
  { action, outcome, reason = null }: Told,
): Promise<void> {
  const { proposal } = step;
  const changes = fieldChanges(proposal.entityType, proposal.current, proposal.proposed).filter(
    ({ changed }) => changed,
  );
  await appendAudit(tx, {
    ...auditedStep(step),
    action,
    entityType: proposal.entityType,
    entityId: proposal.entityId,
    before: Object.fromEntries(changes.map(({ field, current }) => [field, current])),
    after: Object.fromEntries(changes.map(({ field, proposed }) => [field, proposed])),
    reason,
    outcome,
  });
}
