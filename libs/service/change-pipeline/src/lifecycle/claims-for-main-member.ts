import { type ClaimForWhom, todayInJohannesburg } from '@portal/domain';
import { type ClaimRow, claimsOfPolicies, type Executor, type PolicyRow } from '@portal/service-store';

/** The claims for the main member of a policy, as far as they decide how it goes on. Once somebody took it over, no claim for who was it before does. */
export async function claimsForMainMember(
  executor: Executor,
  { policyNumber, record: { MainMember } }: Pick<PolicyRow, 'policyNumber' | 'record'>,
): Promise<ClaimForWhom[]> {
  const claims = await claimsOfPolicies(executor, [policyNumber]);
  return claims
    .filter(({ lifeKind, record }) => lifeKind === 'MAIN_MEMBER' && record.lifeId === MainMember.id)
    .map((claim) => ({ lifeId: claim.record.lifeId, status: claim.status, decidedOn: decidedOn(claim) }));
}

const decidedOn = ({ record: { decidedAt } }: ClaimRow) =>
  decidedAt === null ? null : todayInJohannesburg(new Date(decidedAt));
