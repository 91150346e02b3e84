import { apiOf, unwrap } from '@portal/api-client';
import { servicingAdditions } from '@portal/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';

/** The policies that a text finds; waits while there is none. */
export const policySearch = (text: string) =>
  queryOptions({
    queryKey: ['found', text],
    queryFn:
      text === ''
        ? skipToken
        : async ({ client, signal }) =>
            unwrap(await apiOf(client).call(servicingAdditions.searchPolicies, {}, { text }, { signal })),
  });
