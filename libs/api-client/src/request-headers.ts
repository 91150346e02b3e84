import { headerNames, type HttpMethod, serviceName, type StoredSession } from '@portal/contract';

/** What every request says about itself (docs/specification.md#s7). The role is advice: the service goes by the token. */
export const requestHeaders = (session: StoredSession | null, id: string): Record<string, string> => ({
  accept: 'application/json',
  'content-type': 'application/json',
  [headerNames.requestId]: id,
  [headerNames.serviceName]: serviceName,
  [headerNames.userRole]: session?.userType ?? 'user',
  [headerNames.traceParent]: traceParentOf(id),
  ...(session && { authorization: `Bearer ${session.accessToken}` }),
});

/**
 * Starts the trace of a request: its id without the hyphens, so that whoever knows the one finds the other. Random like the id, and
 * not sampled: the service decides. Source: W3C Trace Context, 3.2.
 */
const traceParentOf = (id: string): string => `00-${id.replaceAll('-', '')}-${id.slice(-17).replace('-', '')}-00`;

/** The mark of one intention on every write, so that the service takes a repeat for the same intention. */
export const intentionHeader = (method: HttpMethod, key: string): Record<string, string> =>
  method === 'GET' ? {} : { [headerNames.idempotencyKey]: key };
