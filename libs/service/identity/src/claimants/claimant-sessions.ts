import {
  advanceClaimantSession,
  appendAudit,
  type ClaimantSessionRow,
  findClaim,
  lockClaimantSession,
  revokeClaimantSession,
  type Transaction,
} from '@portal/service-store';
import { type SessionBook, type SessionEvent } from '../session-book';
import { ofClaimants } from '../session-life';

/** The sessions of people who claim, each to one claim, and of those who reported a death, each to their report. Source: docs/domain/claims.md#c1-4. */
export const claimantSessions: SessionBook<ClaimantSessionRow> = {
  kinds: ofClaimants,
  lock: lockClaimantSession,
  advance: advanceClaimantSession,
  revoke: revokeClaimantSession,
  audit,
};

/** Names of their own: the policyholder reads what happened to the own sessions, and this is nobody's business but the claimant's. */
const auditedAs = { THEFT_SUSPECTED: 'CLAIMANT_THEFT_SUSPECTED', LOGGED_OUT: 'CLAIMANT_SIGNED_OUT' } as const;

async function audit(
  tx: Transaction,
  { id, claimId, claimantId, reportId }: ClaimantSessionRow,
  { action, origin, at, details = {} }: SessionEvent,
): Promise<void> {
  const isTheft = action === 'THEFT_SUSPECTED';
  const claim = claimId === null ? null : await findClaim(tx, claimId);
  await appendAudit(tx, {
    at,
    actorType: isTheft ? 'ANONYMOUS' : 'CLAIMANT',
    actorId: isTheft ? null : (claimantId ?? reportId),
    requestId: origin.requestId,
    ip: origin.address,
    policyNumber: claim?.policyNumber ?? null,
    action: auditedAs[action],
    entityType: 'SESSION',
    entityId: id,
    after: details,
    outcome: isTheft ? 'REFUSED' : 'SUCCEEDED',
  });
}
