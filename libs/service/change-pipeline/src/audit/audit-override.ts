import { type OverridableRule } from '@portal/domain';
import { aboutAction, appendAudit, type Transaction } from '@portal/service-store';
import { type Step } from '../base/done';
import { entityLabel } from '../base/entity-label';

const auditNames: Record<OverridableRule, string> = {
  ID_DOB_MISMATCH: 'ID_DOB_OVERRIDE',
  AGE_LIMIT: 'AGE_LIMIT_OVERRIDE',
};

/** Writes down each rule that was overridden, of whom and why. `actionId` is the request that waits; null: it was applied at once. */
export async function auditOverride(
  tx: Transaction,
  { row, proposal, context, origin }: Pick<Step, 'row' | 'proposal' | 'context' | 'origin'>,
  actionId: string | null,
): Promise<void> {
  const { override, entityType, entityId, proposed } = proposal;
  if (!override) return;
  for (const { code, sentence } of override.rules) {
    const told = { rule: sentence, record: entityLabel(entityType, proposed) };
    await appendAudit(tx, {
      at: context.now,
      actorType: context.actor.kind === 'customer' ? 'CUSTOMER' : 'STAFF',
      actorId: context.actor.id,
      role: context.actor.kind,
      requestId: origin.requestId,
      ip: origin.address,
      policyNumber: row.policyNumber,
      action: auditNames[code],
      entityType,
      entityId,
      after: actionId === null ? told : aboutAction(actionId, told),
      reason: override.reason,
      outcome: 'SUCCEEDED',
    });
  }
}
