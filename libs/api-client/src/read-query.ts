import { type Endpoint, type ParamsOf, type QueryOf, type ReadEndpoint, type ReplyOf } from '@portal/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { unwrap } from './api-error';
import { apiOf } from './query-client';
import { isComplete, type Waiting } from './waiting';

/**
 * Query options for any GET of the table. While an identifier is missing the query waits (docs/specification.md#s7).
 *
 * The key is `['read', params, route]`, then the query if there is one: `['read', { policyNumber }]` matches everything
 * read about that policy.
 */
export const readQuery = <E extends ReadEndpoint>(endpoint: E, params: Waiting<ParamsOf<E>>, query?: QueryOf<E>) =>
  queryOptions({
    queryKey: ['read', params, endpoint.route, ...(query === undefined ? [] : [query])] as const,
    queryFn: isComplete(params)
      ? async ({ client, signal }): Promise<ReplyOf<E>> =>
          unwrap(await apiOf(client).call<Endpoint>(endpoint, params, undefined, { query, signal })) as ReplyOf<E>
      : skipToken,
  });
