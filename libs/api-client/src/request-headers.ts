import { headerNames, type HttpMethod, serviceName, type StoredSession } from '@portal/contract';

/** What every request says about itself (docs/specification.md#s7). The role is advice: the service goes by the token. */
export const requestHeaders = (session: StoredSession | null, id: string): Record<string, string> => ({
  accept: 'application/json',
  'content-type': 'application/json',
  [headerNames.requestId]: id,
  [headerNames.serviceName]: serviceName,
  [headerNames.userRole]: session?.userType ?? 'user',
  ...(session && { authorization: `Bearer ${session.accessToken}` }),
});

/** The mark of one intention on every write, so that the service takes a repeat for the same intention. */
export const intentionHeader = (method: HttpMethod, key: string): Record<string, string> =>
  method === 'GET' ? {} : { [headerNames.idempotencyKey]: key };
