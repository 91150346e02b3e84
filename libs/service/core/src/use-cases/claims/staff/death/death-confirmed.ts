import { todayInJohannesburg } from '@portal/domain';
import {
  appendAudit,
  type ClaimRecord,
  type ClaimRow,
  claimsOfPolicies,
  lockClaim,
  type StoredPolicy,
  type Transaction,
} from '@portal/service-store';
import { guardianOf, needsGuardian } from '../../continuation/guardian';
import { withEvent } from '../../with-event';
import { saveFollowed } from '../save-claim';
import { type ConfirmedWhen, type DeathTools } from './confirmed-when';
import { followDeath } from './follow-death';
import { type LockedClaim } from '../../locked-claim';
import { lockOtherClaims, replanOtherPayouts } from './replan-payouts';

type Confirmed = NonNullable<ClaimRecord['deathConfirmed']>;

/** By what a death is confirmed, by whom and when. */
interface ConfirmingDeath extends ConfirmedWhen {
  source: Confirmed['source'];
  /** Null: the register of deaths, without anybody's doing. */
  staff: Confirmed['by'];
}

/**
 * Notes on a claim that is held that the death is proved. The policy follows it in the same transaction, once: whoever calls has looked that it
 * is not confirmed yet. Source: docs/domain/claims.md#c8-1.
 */
export async function deathConfirmed(
  tools: DeathTools,
  tx: Transaction,
  held: Pick<LockedClaim, 'claim' | 'policy'>,
  confirming: ConfirmingDeath,
): Promise<ClaimRow> {
  const { claim } = held;
  const { source, staff, who, now, by } = confirming;
  // Before anything is audited: whoever pays a claim holds it first too.
  await lockOtherClaims(tx, claim);
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
  await replanOtherPayouts(tools, tx, { claim: saved, policy }, confirming);
  await lookForGuardian(tools, tx, { claim: saved, policy }, now);
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

/** Where with this death only children are left of a policy whose main member died before, the claim about the main member awaits their guardian. */
async function lookForGuardian(
  tools: DeathTools,
  tx: Transaction,
  { claim, policy }: Pick<LockedClaim, 'claim' | 'policy'>,
  now: Date,
): Promise<void> {
  const others = (await claimsOfPolicies(tx, [policy.policyNumber])).filter(
    ({ id, lifeKind }) => id !== claim.id && lifeKind === 'MAIN_MEMBER',
  );
  for (const { id } of others) {
    const other = await lockClaim(tx, id);
    if (other === null || isGuardianKnown(other, policy.record, now)) continue;
    await saveFollowed({ request: { now } }, tools, tx, { claim: other, policy }, other);
  }
}

const isGuardianKnown = ({ record }: ClaimRow, policy: StoredPolicy, now: Date): boolean =>
  guardianOf(record) !== null || !needsGuardian(policy, record.lifeId, todayInJohannesburg(now));
