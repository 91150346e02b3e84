import { canTransition, todayInJohannesburg } from '@portal/domain';
import { appendAudit, type PolicyRow, savePolicy, type Transaction } from '@portal/service-store';
import { recordLeftOver, withoutMonths } from './record-left-over';
import { type PipelineTools } from '../base/tools';

const auditNames = { CANCELLED: 'POLICY_CANCELLED', NOT_TAKEN_UP: 'POLICY_NOT_TAKEN_UP' } as const;

/**
 * Ends a policy that never began, for good; one that may not end like this stays as it is (docs/domain/policy.md#r4-4). What was paid for
 * it is kept for a refund. The policy must be locked.
 */
export async function endPolicy(
  tools: Pick<PipelineTools, 'random'>,
  tx: Transaction,
  row: PolicyRow,
  Policy_Status: keyof typeof auditNames,
  now: Date,
): Promise<PolicyRow> {
  const { policyNumber } = row;
  if (row.status !== 'PENDING' || !canTransition(row.status, Policy_Status)) return row;
  const record = await withoutMonths(tx, row);
  const Cancellation_Date = Policy_Status === 'CANCELLED' ? todayInJohannesburg(now) : null;
  const saved = await savePolicy(tx, { ...record, Policy_Status, Cancellation_Date }, row.version, now);
  await appendAudit(tx, {
    at: now,
    actorType: 'SYSTEM',
    policyNumber,
    action: auditNames[Policy_Status],
    outcome: 'SUCCEEDED',
    entityType: 'POLICY',
    entityId: row.id,
    before: { Policy_Status: row.status },
    after: { Policy_Status },
  });
  return recordLeftOver(tools, tx, saved, now);
}
