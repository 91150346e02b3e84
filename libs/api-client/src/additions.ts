import { capabilityAdditions, type Endpoint, type ParamsOf, type ReadEndpoint, type ReplyOf } from '@portal/contract';
import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { ApiError, unwrap } from './api-error';
import { apiOf } from './query-client';
import { readQuery } from './read-query';
import { isComplete, type Waiting } from './waiting';

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/**
 * The additions that the backend has. One that cannot say has none: the calls of the specification are enough for it. Asked once one
 * is not found, so never of a backend that has them all.
 */
const additions = queryOptions({
  queryKey: ['additions'],
  queryFn: async ({ client, signal }) => {
    const answer = await apiOf(client).call(capabilityAdditions.capabilities, {}, undefined, {
      signal,
      isOptional: true,
    });
    return !answer.success && answer.status === 404 ? [] : unwrap(answer).calls;
  },
  staleTime: Infinity,
  gcTime: Infinity,
});

/** Whether the backend has this addition. Yes until it is known to lack some: a bad line takes nothing off a page. */
export const useHasCall = (row: Pick<Endpoint, 'route'>): boolean =>
  useQuery({ ...additions, enabled: false }).data?.includes(row.route) ?? true;

/** Whether an addition that was not found is one that the backend lacks. */
export const hasCall = async (client: QueryClient, row: Endpoint): Promise<boolean> => {
  const calls = await client.ensureQueryData(additions).catch(() => null);
  return calls?.includes(row.route) ?? true;
};

/**
 * As `readQuery`, for an addition: where the backend has no such call, what `without` gives stands in the place of its answer. Which
 * additions it has is asked only when one is not found.
 */
export const readAddition = <E extends ReadEndpoint>(
  endpoint: E,
  params: Waiting<ParamsOf<E>>,
  without: () => ReplyOf<E> | Promise<ReplyOf<E>>,
) =>
  queryOptions({
    queryKey: readQuery(endpoint, params).queryKey,
    queryFn: isComplete(params)
      ? async ({ client, signal }): Promise<ReplyOf<E>> => {
          try {
            const answer = await apiOf(client).call<Endpoint>(endpoint, params, undefined, {
              signal,
              isOptional: true,
            });
            return unwrap(answer) as ReplyOf<E>;
          } catch (error) {
            if (isMissing(error) && !(await hasCall(client, endpoint))) return without();
            throw error;
          }
        }
      : skipToken,
  });
