import { capabilityAdditions, type Endpoint, type ParamsOf, type ReadEndpoint, type ReplyOf } from '@portal/contract';
import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { ApiError, unwrap } from './api-error';
import { apiOf } from './query-client';
import { readQuery } from './read-query';
import { isComplete, type Waiting } from './waiting';

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** What a backend can do that has the calls of the specification and no other. */
const specifiedAlone = { calls: [], without: [] };

/**
 * What the backend says that it can do. One that cannot say has no additions: the calls of the specification are enough for it. Asked once
 * an addition is not found, so never of a backend that has them all.
 */
const capabilities = queryOptions({
  queryKey: ['capabilities'],
  queryFn: async ({ client, signal }) => {
    const answer = await apiOf(client).call(capabilityAdditions.capabilities, {}, undefined, {
      signal,
      isOptional: true,
    });
    return !answer.success && answer.status === 404 ? specifiedAlone : unwrap(answer);
  },
  staleTime: Infinity,
  gcTime: Infinity,
});

/** A call as far as one needs it to know whether it is there. One that is not marked is an addition: only those are lacking by themselves. */
export type CallName = Pick<Endpoint, 'route'> & { isSpecified?: boolean };

/**
 * Whether the backend has this call. Yes until it is known to lack it: a bad line takes nothing off a page. `useHasCall` of the workflow
 * also knows what the insurer does without.
 */
export function useBackendHasCall({ route, isSpecified = false }: CallName): boolean {
  const { data } = useQuery({ ...capabilities, enabled: false });
  return !data || (isSpecified ? !data.without.includes(route) : data.calls.includes(route));
}

/** Whether an addition that was not found is one that the backend lacks. */
export const hasCall = async (client: QueryClient, row: Endpoint): Promise<boolean> => {
  const known = await client.ensureQueryData(capabilities).catch(() => null);
  return known?.calls.includes(row.route) ?? true;
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
