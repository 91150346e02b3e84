import { type ClaimForWhom, todayInJohannesburg } from '@portal/domain';
import { type ClaimRow, claimsOfPolicies, type Executor, type PolicyRow } from '@portal/service-store';

/** The claims for whoever was main member of a policy, as far as they decide how it goes on. */
export async function claimsForMainMember(
  executor: Executor,
  { policyNumber }: Pick<PolicyRow, 'policyNumber'>,
): Promise<ClaimForWhom[]> {
  const claims = await claimsOfPolicies(executor, [policyNumber]);
  return claims
    .filter(({ lifeKind }) => lifeKind === 'MAIN_MEMBER')
    .map((claim) => ({ lifeId: claim.record.lifeId, status: claim.status, decidedOn: decidedOn(claim) }));
}

const decidedOn = ({ record: { decidedAt } }: ClaimRow) =>
  decidedAt === null ? null : todayInJohannesburg(new Date(decidedAt));
