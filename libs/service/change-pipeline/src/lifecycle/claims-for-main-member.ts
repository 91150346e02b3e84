import { type ClaimForWhom, todayInJohannesburg } from '@portal/domain';
import { type ClaimRow, claimsOfPolicies, type Executor, type PolicyRow } from '@portal/service-store';

/** The claims for whoever is or was the main member of a policy: a death keeps it from lapsing, also once somebody took it over. */
export async function claimsForMainMembers(
  executor: Executor,
  { policyNumber }: Pick<PolicyRow, 'policyNumber'>,
): Promise<ClaimForWhom[]> {
  const claims = await claimsOfPolicies(executor, [policyNumber]);
  return claims
    .filter(({ lifeKind }) => lifeKind === 'MAIN_MEMBER')
    .map((claim) => ({ lifeId: claim.record.lifeId, status: claim.status, decidedOn: decidedOn(claim) }));
}

/** Those for the main member of today, as far as they decide how it goes on. Once somebody took it over, no claim for who was it before does. */
export const claimsForMainMember = async (
  executor: Executor,
  policy: Pick<PolicyRow, 'policyNumber' | 'record'>,
): Promise<ClaimForWhom[]> =>
  (await claimsForMainMembers(executor, policy)).filter(({ lifeId }) => lifeId === policy.record.MainMember.id);

const decidedOn = ({ record: { decidedAt } }: ClaimRow) =>
  decidedAt === null ? null : todayInJohannesburg(new Date(decidedAt));
