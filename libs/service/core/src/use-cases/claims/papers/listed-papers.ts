import { type DocumentFile, type Endpoint } from '@portal/contract';
import { fullName } from '@portal/domain';
import { isPaidOut } from '@portal/service-documents';
import { type ClaimRow, claimsOfPolicies, payoutsOfClaims } from '@portal/service-store';
import { isStaff } from '../../../caller/caller';
import { type PolicyCall, type Tools } from '../../../call/use-case';
import { ownPayouts, payoutRead } from '../customer/claim-view';
import { isReadable, readerOf } from '../customer/own-claims';
import { letterFile, letterName, proofFile, proofName } from './own-papers';

/** A paper of a claim among the documents of its policy: its id is that of the claim whose letter it is, or of the payment that it proves. */
export interface ClaimPaper {
  id: string;
  type: 'CLAIM_LETTER' | 'PAYOUT_PROOF';
  /** Without its extension. */
  fileName: string;
  createdAt: string;
  file(): Promise<DocumentFile>;
}

/**
 * Letters and proof of payment of the claims on a policy, for its policyholder; staff have the file of the claim. What is paid to others is
 * theirs. Source: docs/domain/claims.md#c10-1.
 */
export async function claimPapers(
  { caller, policy, request }: Pick<PolicyCall<Endpoint>, 'caller' | 'policy' | 'request'>,
  tools: Tools,
): Promise<ClaimPaper[]> {
  if (isStaff(caller)) return [];
  const claims = (await claimsOfPolicies(tools.database, [policy.policyNumber])).filter(isReadable);
  const payouts = await payoutsOfClaims(
    tools.database,
    claims.map(({ id }) => id),
  );
  const to = fullName(policy.record.MainMember);
  return claims.flatMap((claim) => {
    const ofClaim = payouts.filter(({ claimId }) => claimId === claim.id);
    const reader = readerOf(claim, caller);
    const own = ownPayouts({ claim, payouts: ofClaim, reader });
    return [
      ...letterOf(tools, claim, to),
      ...own.flatMap((payout) => proofOf(tools, { claim, payout, reader }, request.now)),
    ];
  });
}

function letterOf(tools: Tools, claim: ClaimRow, to: string): ClaimPaper[] {
  const { decision } = claim.record;
  if (!decision?.letter) return [];
  const { confirmedAt: createdAt } = decision;
  const file = () => letterFile(tools, claim, to);
  return [{ id: claim.id, type: 'CLAIM_LETTER', fileName: letterName(claim), createdAt, file }];
}

function proofOf(tools: Tools, proven: Parameters<typeof proofFile>[1], now: Date): ClaimPaper[] {
  const { payout } = proven;
  const createdAt = payout.record.paidAt;
  if (!isPaidOut(payoutRead(payout)) || createdAt === null) return [];
  const file = () => proofFile(tools, proven, now);
  return [{ id: payout.id, type: 'PAYOUT_PROOF', fileName: proofName(payout), createdAt, file }];
}
