import { canTransition, type PlainDate } from '@portal/domain';
import { appendAudit, type PolicyRow, savePolicy, type Transaction, unsettledActions } from '@portal/service-store';
import { type PipelineTools } from '../base/tools';
import { endWaiting } from './end-waiting';
import { recordLeftOver } from './record-left-over';

type Tools = Pick<PipelineTools, 'random' | 'creditorShortName'>;

/**
 * Ends a policy whose main member died and that nobody goes on with: everybody is covered up to and with the last day, nothing is collected or
 * asked for any more, and requests that wait end with it. One that may not end like this stays as it is. Premiums that are given back must be
 * taken out before. The policy must be locked. Source: docs/domain/claims.md#c8-3.
 */
export async function endAfterDeath(
  tools: Tools,
  tx: Transaction,
  row: PolicyRow,
  { lastDay, now }: { lastDay: PlainDate; now: Date },
): Promise<PolicyRow> {
  if (!canTransition(row.status, 'CLAIMED')) return row;
  const after = {
    ...row.record,
    Policy_Status: 'CLAIMED' as const,
    Cancellation_Date: lastDay,
    Arrears_Amount: 0,
    Grace_End_Date: null,
    Unpaid_Notice_Date: null,
  };
  const saved = await savePolicy(tx, after, row.version, now);
  await appendAudit(tx, {
    at: now,
    actorType: 'SYSTEM',
    policyNumber: row.policyNumber,
    action: 'POLICY_CLAIMED',
    outcome: 'SUCCEEDED',
    entityType: 'POLICY',
    entityId: row.id,
    before: { Policy_Status: row.status },
    after: { Policy_Status: saved.status, Cancellation_Date: lastDay },
  });
  const ended = await recordLeftOver(tools, tx, saved, now);
  return endWaiting(tools, tx, ended, await unsettledActions(tx, row.policyNumber), now);
}
