import { claimMayBecome } from '@portal/domain';
import {
  appendAudit,
  type AuditEvent,
  claimsOfPolicies,
  type DeathReportLife,
  lockClaim,
  lockPolicies,
  saveClaim,
  type Transaction,
} from '@portal/service-store';
import { voided } from '../voided';
import { withEvent } from '../with-event';

/** Who says that they live, and as whom the audit knows them. */
interface Living {
  name: string;
  by: Omit<AuditEvent, 'action' | 'outcome'>;
}

/**
 * Ends the claims about somebody who lives, on every policy where a report found them. A claim whose death was confirmed is left to an
 * administrator: then the policy followed, and money may be with somebody. Source: docs/domain/claims.md#c9-2.
 */
export async function voidClaims(
  tx: Transaction,
  lives: readonly Pick<DeathReportLife, 'policyNumber' | 'lifeId'>[],
  { name, by }: Living,
): Promise<void> {
  const policyNumbers = lives.map(({ policyNumber }) => policyNumber);
  await lockPolicies(tx, policyNumbers);
  const ids = new Set(lives.map(({ lifeId }) => lifeId));
  for (const { id, record } of await claimsOfPolicies(tx, policyNumbers)) {
    if (record.lifeId === null || !ids.has(record.lifeId)) continue;
    const claim = await lockClaim(tx, id);
    if (claim === null || claim.record.deathConfirmed !== null || !claimMayBecome(claim.status, 'VOID')) continue;
    const ended = withEvent(voided(claim.record), { at: by.at, who: name, event: 'VOIDED' });
    const saved = await saveClaim(tx, claim, { status: 'VOID', record: ended }, by.at);
    await appendAudit(tx, {
      ...by,
      policyNumber: claim.policyNumber,
      action: 'CLAIM_VOIDED',
      outcome: 'SUCCEEDED',
      entityType: 'CLAIM',
      entityId: id,
      before: { status: claim.status },
      after: { status: saved.status },
    });
  }
}
