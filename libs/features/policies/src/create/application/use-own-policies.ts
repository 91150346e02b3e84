import { readQuery } from '@portal/api-client';
import { type Policy, policyEndpoints, type PolicyListItem } from '@portal/contract';
import { hasNoCover } from '@portal/domain';
import { useIsServicing, useSelectedPolicyNumber } from '@portal/policy-workflow';
import { useQueries } from '@tanstack/react-query';

/**
 * The policies that cover people now, as far as they could be read: for staff the one that is open. The service checks all of them
 * when the application is sent.
 */
export function useOwnPolicies(list: readonly PolicyListItem[] = []): Policy[] {
  const isServicing = useIsServicing();
  const onScreen = useSelectedPolicyNumber();
  return useQueries({
    queries: list
      .filter(
        ({ Policy_Status, Policy_Number }) =>
          !hasNoCover(Policy_Status) && (!isServicing || Policy_Number === onScreen),
      )
      .map(({ Policy_Number: policyNumber }) => readQuery(policyEndpoints.policy, { policyNumber })),
    combine: (answers) => answers.flatMap(({ data }) => (data ? [data.policy] : [])),
  });
}
