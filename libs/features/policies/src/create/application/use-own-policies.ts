import { readQuery } from '@portal/api-client';
import { type Policy, policyEndpoints, type PolicyListItem } from '@portal/contract';
import { hasNoCover } from '@portal/domain';
import { useQueries } from '@tanstack/react-query';

/** The policies that cover people now, as far as they could be read: the service checks all of them when the application is sent. */
export function useOwnPolicies(list: readonly PolicyListItem[] = []): Policy[] {
  return useQueries({
    queries: list
      .filter(({ Policy_Status }) => !hasNoCover(Policy_Status))
      .map(({ Policy_Number: policyNumber }) => readQuery(policyEndpoints.policy, { policyNumber })),
    combine: (answers) => answers.flatMap(({ data }) => (data ? [data.policy] : [])),
  });
}
