import { canTransition, todayInJohannesburg } from '@portal/domain';
import { appendAudit, type PolicyRow, savePolicy, type Transaction } from '@portal/service-store';

const auditNames = { CANCELLED: 'POLICY_CANCELLED', NOT_TAKEN_UP: 'POLICY_NOT_TAKEN_UP' } as const;

/** Ends a policy for good; one that may not end like this stays as it is (domain rules 4.4). The policy must be held. */
export async function endPolicy(
  tx: Transaction,
  row: PolicyRow,
  Policy_Status: keyof typeof auditNames,
  now: Date,
): Promise<PolicyRow> {
  const { record, policyNumber } = row;
  if (!canTransition(record.Policy_Status, Policy_Status)) return row;
  const Cancellation_Date = Policy_Status === 'CANCELLED' ? todayInJohannesburg(now) : null;
  const saved = await savePolicy(tx, { ...record, Policy_Status, Cancellation_Date }, row.version, now);
  if (saved === null) throw new Error('The policy changed although it was held');
  await appendAudit(tx, {
    ...{ at: now, actorType: 'SYSTEM', policyNumber, action: auditNames[Policy_Status], outcome: 'SUCCEEDED' },
    ...{ entityType: 'POLICY', entityId: row.id },
    ...{ before: { Policy_Status: record.Policy_Status }, after: { Policy_Status } },
  });
  return saved;
}
