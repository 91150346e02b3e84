import { type ClaimedDeath, isOpenClaim } from '@portal/domain';
import { claimsOfPolicies, type Executor } from '@portal/service-store';

/** Deaths that the open claims on a policy tell of. */
export async function claimedDeaths(executor: Executor, policyNumber: string): Promise<ClaimedDeath[]> {
  const claims = await claimsOfPolicies(executor, [policyNumber]);
  return claims
    .filter(({ status }) => isOpenClaim(status))
    .map(({ record: { lifeId, dateOfDeath } }) => ({ lifeId, dateOfDeath }));
}
