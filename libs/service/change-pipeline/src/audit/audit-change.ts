import { fieldChanges } from '@portal/contract/words';
import { appendAudit, type AuditEvent, type Transaction } from '@portal/service-store';
import { type Step } from '../base/done';

type Told = Pick<AuditEvent, 'action' | 'outcome'> & { reason?: string | null };

/** Writes down who changed what, with numbers masked as on the screen (docs/domain/conduct.md#r8-1). */
export async function auditChange(
  tx: Transaction,
  { row, proposal, context, origin }: Pick<Step, 'row' | 'proposal' | 'context' | 'origin'>,
  { action, outcome, reason = null }: Told,
): Promise<void> {
  const changes = fieldChanges(proposal.entityType, proposal.current, proposal.proposed).filter(
    ({ changed }) => changed,
  );
  await appendAudit(tx, {
    at: context.now,
    actorType: context.actor.kind === 'customer' ? 'CUSTOMER' : 'STAFF',
    actorId: context.actor.id,
    role: context.actor.kind,
    requestId: origin.requestId,
    ip: origin.address,
    policyNumber: row.policyNumber,
    action,
    entityType: proposal.entityType,
    entityId: proposal.entityId,
    before: Object.fromEntries(changes.map(({ field, current }) => [field, current])),
    after: Object.fromEntries(changes.map(({ field, proposed }) => [field, proposed])),
    reason,
    outcome,
  });
}
