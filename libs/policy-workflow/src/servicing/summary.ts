import { readQuery } from '@portal/api-client';
import { servicingAdditions, type PolicySummary } from '@portal/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSelectedPolicyNumber } from '../selected-policy';

/** One page about the policy of this tab, for staff. */
export function usePolicySummary(): UseQueryResult<PolicySummary, Error> {
  const policyNumber = useSelectedPolicyNumber();
  return useQuery(readQuery(servicingAdditions.policySummary, { policyNumber }));
}
