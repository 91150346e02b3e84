import { readQuery } from '@portal/api-client';
import { type PaidStatus, policyEndpoints } from '@portal/contract';
import { useSelectedPolicyNumber } from '@portal/policy-workflow';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** What is paid and due on the policy on screen, with its last 24 payments. */
export function usePaidStatus(): UseQueryResult<PaidStatus, Error> {
  const policyNumber = useSelectedPolicyNumber();
  return useQuery(readQuery(policyEndpoints.paidStatus, { policyNumber }));
}
