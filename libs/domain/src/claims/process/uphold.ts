import { fail, type Result } from '../../base/result';
import { type ActFacts, bankHasPayment, checkClaimAct, type ClaimCaller } from './claim-acts';
import { claimReachOf } from './claim-permissions';

/**
 * Whether somebody may answer what was sent against a decision by opening the claim again: where a part is approved that is an administrator's,
 * and not while the bank has a payment that it has not answered. Refuses like `checkClaimAct`. Source: docs/domain/claims.md#c7-4.
 */
export function checkUphold(claim: ActFacts, caller: ClaimCaller): Result<true> {
  const may = checkClaimAct('ANSWER', claim, caller);
  if (!may.success || claim.status === 'REPUDIATED') return may;
  if (claimReachOf('reopen PAID', caller.role) === null) {
    return fail('An administrator opens a claim again of which a part is approved.', 'FORBIDDEN');
  }
  return claim.status === 'APPROVED' && claim.isAnythingSent ? bankHasPayment() : may;
}
