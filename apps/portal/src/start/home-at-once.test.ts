import { createApi, createQueryClient, readQuery } from '@portal/api-client';
import { whoAmIQuery } from '@portal/auth';
import {
  aliveAdditions,
  approvalEndpoints,
  draftAdditions,
  type Home,
  homeAdditions,
  latestNotifications,
  notificationEndpoints,
  policyEndpoints,
  type PolicyReply,
  type StoredSession,
  unreadNotifications,
} from '@portal/contract';
import { leastAnswer } from '@portal/contract/testing';
import { openClaimsKey } from '@portal/policy-workflow/claims';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { readHomeAtOnce } from './home-at-once';

const session: StoredSession = { accessToken: 'a-token', refreshToken: 'another', userType: 'user' };
const home = leastAnswer(homeAdditions.home.reply) as Home;
const reply = leastAnswer(policyEndpoints.policy.reply) as PolicyReply;
const full: Home = {
  ...home,
  unread: { ...home.unread, totalRecords: 3 },
  openClaims: [{ reference: 'CL-7K3M-Q2XR', policyNumber: '7000010012', lifeId: null, dateOfDeath: '2026-11-10' }],
  policyAtHome: { reply, pendingActions: [], drafts: [], deathReports: [{ reportedOn: '2026-11-19' }] },
};
const policyNumber = reply.policy.Policy_Number;

const good = (data: unknown) => Response.json({ success: true, data });
const refused = (status: number, code: string) =>
  Response.json({ success: false, status, code, message: 'Refused' }, { status });

/** A customer whose portal begins, before a backend that answers so. */
function aStart(answers: Record<string, () => Response>) {
  const asked: string[] = [];
  const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = new URL(new Request(input, init).url).pathname.replace('/api/v1', '');
    asked.push(path);
    return answers[path]?.() ?? refused(404, 'NOT_FOUND');
  });
  const port = { read: () => session, renew: () => undefined, end: () => undefined };
  const client = createQueryClient(createApi({ host: 'https://api.test', session: port, fetch }));
  const seen = <Data>(options: { queryKey: readonly unknown[] }) => client.getQueryData<Data>(options.queryKey);
  const begin = async () => {
    readHomeAtOnce(client);
    // As the page does, once it is drawn.
    const observers = [whoAmIQuery(), readQuery(notificationEndpoints.notifications, {}, unreadNotifications)];
    const stops = observers.map((options) => new QueryObserver(client, options as never).subscribe(() => undefined));
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    for (const stop of stops) stop();
  };
  return { asked, client, seen, begin };
}
const reportsQuery = readQuery(aliveAdditions.ownDeathReports, { policyNumber });
const policyQuery = readQuery(policyEndpoints.policy, { policyNumber });

afterEach(() => {
  delete window.earlyHome;
});

it('one call answers every query of the first page', async () => {
  const { asked, seen, begin } = aStart({ '/home': () => good(full) });
  await begin();
  expect(asked).toEqual(['/home']);
  expect(seen(whoAmIQuery())).toEqual(full.whoAmI);
  expect(seen(policyQuery)).toEqual(reply);
  expect(seen(readQuery(approvalEndpoints.pendingApprovalActions, { policyNumber }))).toEqual([]);
  expect(seen(readQuery(draftAdditions.drafts, { policyNumber }))).toEqual([]);
  expect(seen(reportsQuery)).toEqual([{ reportedOn: '2026-11-19' }]);
  const messages = (query: typeof latestNotifications) =>
    seen(readQuery(notificationEndpoints.notifications, {}, query));
  expect(messages(latestNotifications)).toEqual(full.notifications);
  expect(messages(unreadNotifications)).toEqual(full.unread);
  expect(seen({ queryKey: openClaimsKey })).toEqual(full.openClaims);
});

it('where nobody can report a death, nobody was reported', async () => {
  const { seen, begin } = aStart({
    '/home': () => good({ ...full, policyAtHome: { reply, pendingActions: [], drafts: [] } }),
  });
  await begin();
  expect(seen(reportsQuery)).toEqual([]);
});

it('where nobody can claim, no claim is open', async () => {
  const { openClaims: _, ...without } = full;
  const { seen, begin } = aStart({ '/home': () => good(without) });
  await begin();
  expect(seen({ queryKey: openClaimsKey })).toEqual([]);
});

it('before a backend without that call each query asks for its own part, and what else is missing is asked', async () => {
  const { asked, seen, begin } = aStart({
    '/auth/whoami': () => good(full.whoAmI),
    '/notifications/in-app': () => good(full.unread),
  });
  await begin();
  expect(asked.toSorted()).toEqual(['/auth/whoami', '/capabilities', '/home', '/notifications/in-app']);
  expect(seen(whoAmIQuery())).toEqual(full.whoAmI);
});

it('what is known already stays: it may be newer', async () => {
  const { client, seen, begin } = aStart({ '/home': () => good(full) });
  client.setQueryData(policyQuery.queryKey, { ...reply, date: '2031-01-01' });
  await begin();
  expect(seen(policyQuery)).toMatchObject({ date: '2031-01-01' });
});

const early = (more: Partial<NonNullable<Window['earlyHome']>> = {}) => {
  const body = Promise.resolve(JSON.stringify({ success: true, data: full }));
  window.earlyHome = { token: session.accessToken, at: performance.now(), body, ...more };
};

it('takes over what the page asked for before the scripts came, once', async () => {
  const { asked, seen, begin } = aStart({});
  early();
  await begin();
  expect(asked).toEqual([]);
  expect(seen(whoAmIQuery())).toEqual(full.whoAmI);
  expect(window.earlyHome).toBeUndefined();
});

it.each<[string, Partial<NonNullable<Window['earlyHome']>>]>([
  ['for another session', { token: 'of-somebody-else' }],
  ['too long ago', { at: performance.now() - 16_000 }],
  ['and was refused', { body: Promise.resolve(null) }],
  ['and a captive portal answered with its page', { body: Promise.resolve('<html>Sign in to Wi-Fi</html>') }],
  ['and got what no home is', { body: Promise.resolve('{"success":true,"data":{}}') }],
])('asks itself where the page asked %s', async (_how, unusable) => {
  const { asked, begin } = aStart({ '/home': () => good(full) });
  early(unusable);
  await begin();
  expect(asked).toEqual(['/home']);
});
