import { apiOf, hasCall, readQuery } from '@portal/api-client';
import { whoAmIQuery } from '@portal/auth';
import {
  approvalEndpoints,
  deathReportReads,
  draftAdditions,
  type Home,
  homeAdditions,
  latestNotifications,
  notificationEndpoints,
  policyEndpoints,
  unreadNotifications,
} from '@portal/contract';
import { openClaimsKey } from '@portal/policy-workflow/claims';
import { type QueryClient, type QueryKey } from '@tanstack/react-query';
import { earlyHome } from './early-home';

/**
 * Asks in one call for what the first page of a customer shows, in the place of calls that wait for each other, and gives each part to
 * the query that would ask for it. Where the backend has no such call, or it fails, each query asks for its own part as always.
 */
export function readHomeAtOnce(client: QueryClient): void {
  let asked: Promise<Home | null> | undefined;
  const home = () => (asked ??= askForHome(client));
  const whoAmI = whoAmIQuery();
  const unread = readQuery(notificationEndpoints.notifications, {}, unreadNotifications);
  void client.prefetchQuery({
    ...whoAmI,
    queryFn: async (context) => (await home())?.whoAmI ?? ownAnswer(whoAmI, context),
  });
  void client.prefetchQuery({
    ...unread,
    queryFn: async (context) => (await home())?.unread ?? ownAnswer(unread, context),
  });
}

const ownAnswer = <Context, Data>(
  { queryFn }: { queryFn?: symbol | ((context: Context) => Data | Promise<Data>) },
  context: Context,
): Data | Promise<Data> => {
  if (typeof queryFn !== 'function') throw new Error('A query that waits is not asked at once');
  return queryFn(context);
};

async function askForHome(client: QueryClient): Promise<Home | null> {
  const { call, session } = apiOf(client);
  const early = await earlyHome(session.read());
  if (early) return kept(client, early);
  const answer = await call(homeAdditions.home, {}, undefined, { isOptional: true });
  if (answer.success) return kept(client, answer.data);
  if (answer.status === 404) void hasCall(client, homeAdditions.home); // what else it lacks, pages ask
  return null;
}

/** Keeps what waits for who-am-I to be asked. What is known already may be newer, and stays. */
function kept(client: QueryClient, home: Home): Home {
  const { policyAtHome, notifications, openClaims } = home;
  const keep = (queryKey: QueryKey, data: unknown) => client.setQueryData(queryKey, (known: unknown) => known ?? data);
  if (policyAtHome) {
    const { reply, pendingActions, drafts, deathReports = [] } = policyAtHome;
    const policyNumber = reply.policy.Policy_Number;
    keep(readQuery(policyEndpoints.policy, { policyNumber }).queryKey, reply);
    keep(readQuery(approvalEndpoints.pendingApprovalActions, { policyNumber }).queryKey, pendingActions);
    keep(readQuery(draftAdditions.drafts, { policyNumber }).queryKey, drafts);
    keep(readQuery(deathReportReads.ownDeathReports, { policyNumber }).queryKey, deathReports);
  }
  keep(readQuery(notificationEndpoints.notifications, {}, latestNotifications).queryKey, notifications);
  client.setQueryDefaults(openClaimsKey, { gcTime: Infinity }); // home may be drawn much later
  keep(openClaimsKey, openClaims ?? []);
  return home;
}
