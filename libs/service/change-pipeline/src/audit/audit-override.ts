import { type OverridableRule } from '@portal/domain';
import { aboutAction, appendAudit, type Transaction } from '@portal/service-store';
import { entityLabel } from '../base/entity-label';
import { type AuditedStep, auditedStep } from './audited-step';

const auditNames: Record<OverridableRule, string> = {
  ID_DOB_MISMATCH: 'ID_DOB_OVERRIDE',
  AGE_LIMIT: 'AGE_LIMIT_OVERRIDE',
};

/** Writes down each rule that was overridden, of whom and why. `actionId` is the request that waits; null: it was applied at once. */
export async function auditOverride(tx: Transaction, step: AuditedStep, actionId: string | null): Promise<void> {
  const { override, entityType, entityId, proposed } = step.proposal;
  if (!override) return;
  for (const { code, sentence } of override.rules) {
    const told = { rule: sentence, record: entityLabel(entityType, proposed) };
    await appendAudit(tx, {
      ...auditedStep(step),
      action: auditNames[code],
      entityType,
      entityId,
      after: actionId === null ? told : aboutAction(actionId, told),
      reason: override.reason,
      outcome: 'SUCCEEDED',
    });
  }
}
