import { refused, type Refused } from '@portal/service-change-pipeline';
import { type ClaimRow, claimsOfPolicies, type Transaction } from '@portal/service-store';

/** Of two claims about one life the first stands in the way of another unless it is one of these. */
const over: readonly ClaimRow['status'][] = ['WITHDRAWN', 'DORMANT', 'VOID'];

/** The claim that stands about a life of a policy; null where none does. */
export async function standingClaim(
  tx: Transaction,
  policyNumber: string,
  lifeKey: string | null,
): Promise<ClaimRow | null> {
  if (lifeKey === null) return null;
  const claims = await claimsOfPolicies(tx, [policyNumber]);
  return claims.find((claim) => claim.lifeKey === lifeKey && !over.includes(claim.status)) ?? null;
}

/** Refuses a second claim about the same life; its reference is for those who have to do with it. */
export const claimExists = ({ reference }: Pick<ClaimRow, 'reference'>): Refused =>
  refused('CLAIM_EXISTS', `There is already a claim for this person. Its reference is ${reference}.`);

/**
 * Refuses with CLAIM_EXISTS to go on with a claim that was closed where another about the same life was opened since; null: it may go on, or
 * was not closed.
 */
export async function otherStands(
  tx: Transaction,
  { status, policyNumber, lifeKey }: Pick<ClaimRow, 'status' | 'policyNumber' | 'lifeKey'>,
): Promise<Refused | null> {
  if (!over.includes(status)) return null;
  const other = await standingClaim(tx, policyNumber, lifeKey);
  return other && claimExists(other);
}
