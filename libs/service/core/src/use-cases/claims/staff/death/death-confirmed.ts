import { appendAudit, type ClaimRecord, type ClaimRow, type Transaction } from '@portal/service-store';
import { withEvent } from '../../with-event';
import { type HeldByStaff } from '../on-claim';
import { saveFollowed } from '../save-claim';
import { type ConfirmedWhen, type DeathTools, followDeath } from './follow-death';

type Confirmed = NonNullable<ClaimRecord['deathConfirmed']>;

/** By what a death is confirmed, by whom and when. */
interface ConfirmingDeath extends ConfirmedWhen {
  source: Confirmed['source'];
  /** Null: the register of deaths, without anybody's doing. */
  staff: Confirmed['by'];
  /** As the history of the claim names them. */
  who: string;
}

/**
 * Notes on a claim that is held that the death is proved. The policy follows it in the same transaction, once: whoever calls has looked that it
 * is not confirmed yet. Source: docs/domain/claims.md#c8-1.
 */
export async function deathConfirmed(
  tools: DeathTools,
  tx: Transaction,
  held: Pick<HeldByStaff, 'claim' | 'policy'>,
  confirming: ConfirmingDeath,
): Promise<ClaimRow> {
  const { claim } = held;
  const { source, staff, who, now, by } = confirming;
  const { policy, beforeDeath } = await followDeath(tools, tx, held, confirming);
  const confirmed = { at: now.toISOString(), by: staff, source };
  const record = withEvent(
    { ...claim.record, deathConfirmed: confirmed, beforeDeath },
    { at: now, who, event: 'DEATH_CONFIRMED' },
  );
  const saved = await saveFollowed(
    { request: { now } },
    tools,
    tx,
    { claim, policy },
    { status: claim.status, record },
  );
  await appendAudit(tx, {
    ...by,
    policyNumber: claim.policyNumber,
    action: 'CLAIM_DEATH_CONFIRMED',
    outcome: 'SUCCEEDED',
    entityType: 'CLAIM',
    entityId: claim.id,
    after: { source, status: saved.status },
  });
  return saved;
}
