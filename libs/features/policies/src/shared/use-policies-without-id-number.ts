import { readQuery } from '@portal/api-client';
import { policyEndpoints, type PolicyListItem } from '@portal/contract';
import { type Read, useIsServicing, useSelectedPolicyNumber } from '@portal/policy-workflow';
import { skipToken, useQuery } from '@tanstack/react-query';

/**
 * The policies of somebody who has no ID number, such as the holder of a passport: a customer's are those of the session, staff have
 * them in the summary of the open policy. Nothing is asked unless it is wanted.
 */
export function usePoliciesWithoutIdNumber(isWanted: boolean): Read<PolicyListItem[]> {
  const isServicing = useIsServicing();
  const policyNumber = useSelectedPolicyNumber();
  const own = useQuery({ ...readQuery(policyEndpoints.policies, {}), enabled: isWanted && !isServicing });
  const ofSummary = useQuery({
    queryKey: ['read', { policyNumber }, 'policies in the summary'],
    queryFn:
      isWanted && isServicing && policyNumber !== null
        ? async ({ client, signal }) =>
            (await import('./policies-of-summary')).policiesOfSummary(client, policyNumber, signal)
        : skipToken,
  });
  return isServicing ? ofSummary : own;
}
