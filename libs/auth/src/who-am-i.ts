import { apiOf, readQuery, unwrap } from '@portal/api-client';
import { authEndpoints } from '@portal/contract';
import { queryOptions } from '@tanstack/react-query';

/**
 * Query options of who-am-I. It decides whether somebody is signed in: refused with tokens that were renewed a moment
 * before, it ends the session. Refused because the network lost the refresh, it ends nothing.
 */
export const whoAmIQuery = () =>
  queryOptions({
    queryKey: readQuery(authEndpoints.whoAmI, {}).queryKey,
    queryFn: async ({ client, signal }) => {
      const { call, session } = apiOf(client);
      const before = session.read();
      const answer = await call(authEndpoints.whoAmI, {}, undefined, { signal });
      const after = session.read();
      const isRenewed = before && after && before.accessToken !== after.accessToken;
      if (!answer.success && answer.status === 401 && isRenewed) session.end(after);
      return unwrap(answer);
    },
  });
