import { findApprovalAction, saveApprovalAction } from '@portal/service-store';
import { auditAction } from '../audit/audit-action';
import { type Step } from '../base/done';
import { collidingChange } from '../rules/open-change';

/** A newer change by the same maker on the same record takes the place of the one that waits (docs/domain/changes.md#r7-4). */
export async function closeReplaced(
  { tx, proposal, context, row, origin }: Step,
  isAppliedAtOnce: boolean,
): Promise<void> {
  const waiting = collidingChange(proposal, context.open, isAppliedAtOnce);
  const stored = waiting && (await findApprovalAction(tx, row.policyNumber, waiting.id));
  if (!stored) return;
  await saveApprovalAction(tx, { ...stored, status: 'SUPERSEDED' });
  const { actor, now } = context;
  await auditAction(tx, stored, { action: 'CHANGE_REPLACED', actor, origin, now });
}
