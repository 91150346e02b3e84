import { type PolicyListItem } from '@portal/contract';
import { useIsServicing, useSelectedPolicyNumber } from '@portal/policy-workflow';
import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ownPolicies } from './own-policies';

/** Every policy of the policyholder: a customer asks for their own, staff for those of the person whose policy is on screen. */
export function usePersonsPolicies(): UseQueryResult<PolicyListItem[], Error> {
  const isServicing = useIsServicing();
  const onScreen = useSelectedPolicyNumber();
  const policyNumber = isServicing ? onScreen : null;
  const own = useQuery({
    queryKey: ['read', {}, 'own policies'],
    queryFn: isServicing ? skipToken : ({ client }) => ownPolicies(client),
  });
  const theirs = useQuery({
    queryKey: ['read', { policyNumber }, 'policies of the person'],
    queryFn:
      policyNumber === null
        ? skipToken
        : async ({ client }) => (await import('./policies-on-screen')).policiesOnScreen(client, policyNumber),
  });
  return isServicing ? theirs : own;
}
