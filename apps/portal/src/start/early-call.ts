import { requestHeaders } from '@portal/api-client';
import { apiBase, headerNames, homeAdditions } from '@portal/contract';

/** How the page asks before the scripts have come: as `makeCalls` would, but for the token, the id of the request and its trace. */
export function earlyCall() {
  const { [headerNames.requestId]: _id, [headerNames.traceParent]: _trace, ...headers } = requestHeaders(null, '');
  return { address: apiBase + homeAdditions.home.path, headers, idHeader: headerNames.requestId };
}
