import { readQuery } from '@portal/api-client';
import { policyEndpoints, type PolicyListItem } from '@portal/contract';
import { useIsServicing, useSelectedPolicyNumber } from '@portal/policy-workflow';
import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';

/** Every policy of the policyholder: a customer asks for their own, staff have them in the summary of the policy on screen. */
export function usePersonsPolicies(): UseQueryResult<PolicyListItem[], Error> {
  const isServicing = useIsServicing();
  const policyNumber = useSelectedPolicyNumber();
  const own = useQuery({ ...readQuery(policyEndpoints.policies, {}), enabled: !isServicing });
  const theirs = useQuery({
    queryKey: ['read', { policyNumber }, 'policies of the person'],
    queryFn:
      isServicing && policyNumber !== null
        ? async ({ client }) => (await import('./policies-of-summary')).policiesOfSummary(client, policyNumber)
        : skipToken,
  });
  return isServicing ? theirs : own;
}
