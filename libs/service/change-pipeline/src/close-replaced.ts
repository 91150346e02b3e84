import { findApprovalAction, saveApprovalAction } from '@portal/service-store';
import { type Step } from './done';
import { collidingChange } from './rules/open-change';

/** A newer change by the same maker on the same record takes the place of the one that waits (domain rules 7.4). */
export async function closeReplaced({ tx, proposal, context, row }: Step, isAppliedAtOnce: boolean): Promise<void> {
  const waiting = collidingChange(proposal, context.open, isAppliedAtOnce);
  const stored = waiting && (await findApprovalAction(tx, row.policyNumber, waiting.id));
  if (stored) await saveApprovalAction(tx, { ...stored, status: 'SUPERSEDED' });
}
