import { type Endpoint, type ParamsOf, type ReplyOf } from '@portal/contract';
import { mutationOptions, type QueryKey } from '@tanstack/react-query';
import { type Rest } from './api';
import { unwrap } from './api-error';
import { internalServerError } from './failures';
import { apiOf } from './query-client';
import { isComplete, type Waiting } from './waiting';

/** A row of the table that is no read. */
export type WriteEndpoint = Endpoint<'POST' | 'PUT' | 'DELETE'>;

/** The key with which every read begins. */
export const everything = ['read'] as const;

/** Which reads a write makes outdated, by the beginning of their keys. */
interface Outdated {
  /** Read again whatever became of the write, which is pending until that is done: somebody else may have made the same change. */
  whenSettled?: QueryKey;
  /** Read again once it was done, behind the screen that says so. */
  whenDone?: QueryKey;
}

/** What was sent stays in memory for this long after nobody looks at it any more, in milliseconds: it may hold a PIN or a file. */
const keptFor = 1000;

/** Mutation options for any other call of the table than a GET, and what has to be read again after it. */
export const writeMutation = <E extends WriteEndpoint>(
  endpoint: E,
  params: Waiting<ParamsOf<E>>,
  { whenSettled, whenDone }: Outdated = {},
) =>
  mutationOptions({
    mutationKey: ['write', params, endpoint.route] as const,
    mutationFn: async (sent: Rest<E>, { client }): Promise<ReplyOf<E>> =>
      unwrap(isComplete(params) ? await apiOf(client).call(endpoint, params, ...sent) : internalServerError),
    onSuccess: (_data, _sent, _before, { client }) => {
      if (whenDone) void client.invalidateQueries({ queryKey: whenDone });
    },
    onSettled: (_data, _error, _sent, _before, { client }) =>
      whenSettled && client.invalidateQueries({ queryKey: whenSettled }),
    gcTime: keptFor,
  });
