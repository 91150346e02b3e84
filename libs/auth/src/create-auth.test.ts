import { readQuery } from '@portal/api-client';
import { endpoint, type StoredSession, signedIn } from '@portal/contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createAuth } from './create-auth';
import { signOut } from './sign-out';
import { aCustomer } from './testing/a-customer';
import { fakeBrowser } from './testing/fake-storage';

const thing = endpoint('GET /thing', { summary: 'Reads', callers: signedIn, reply: v.object({ id: v.string() }) });
const session: StoredSession = { accessToken: 'access-0', refreshToken: 'refresh-0', userType: 'user' };
const next = { accessToken: 'access-1', refreshToken: 'refresh-1' };
const json = (status: number, body: unknown) => Response.json(body, { status });
const good = (data: unknown) => json(200, { success: true, data });
const refused = () => json(401, { success: false, status: 401, message: 'Expired', code: 'UNAUTHORIZED' });

interface Seen {
  path: string;
  search: string;
  token: string | null;
  body: string;
}

/** A tab of a browser, and every request it makes. */
function openPage(answer: (seen: Seen) => Response | Promise<Response>, browser = fakeBrowser()) {
  const seen: Seen[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace('/api/v1', '');
    const one = { path, search, token: request.headers.get('authorization'), body: await request.text() };
    seen.push(one);
    return answer(one);
  };
  const auth = createAuth({ host: 'https://api.test', fetch, ...browser.openTab() });
  return { auth, seen, browser };
}

describe('a customer', () => {
  it('asks for a one-time PIN', async () => {
    const { auth, seen } = openPage(() => good({ expiresInSeconds: 300, resendAfterSeconds: 60 }));
    expect(await auth.triggerOtp('7000010012')).toEqual({
      success: true,
      data: { expiresInSeconds: 300, resendAfterSeconds: 60 },
    });
    expect(seen[0]).toMatchObject({ path: '/auth/trigger-login-otp/7000010012', search: '?shouldSendOtp=true' });
  });

  it('signs in with it', async () => {
    const { auth, seen, browser } = openPage(() => good(next));
    expect(await auth.login({ policyNumber: '7000010012', otp: '123456' })).toEqual({ success: true, data: next });
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ policyNumber: '7000010012', otp: '123456' });
    expect(JSON.parse(browser.kept.get('tk') ?? '')).toEqual({ ...next, userType: 'user' });
  });

  it.each([
    { how: 'a wrong PIN', answer: () => json(400, { message: 'Wrong', code: 'INVALID_OTP' }) },
    { how: 'an answer without tokens', answer: () => json(200, { success: true, data: {} }) },
    { how: 'a lost network', answer: () => Promise.reject(new TypeError('fetch failed')) },
  ])('is not signed in by $how', async ({ answer }) => {
    const { auth, browser } = openPage(answer);
    expect((await auth.login({ policyNumber: '7000010012', otp: '123456' })).success).toBe(false);
    expect(browser.kept.size).toBe(0);
  });

  it('does not see what the customer before had read', async () => {
    const { auth } = openPage(({ path }) => good(path === '/thing' ? { id: '1' } : next));
    await auth.client.fetchQuery(readQuery(thing, {}));
    await auth.login({ policyNumber: '7000010012', otp: '123456' });
    expect(auth.client.getQueryCache().getAll()).toEqual([]);
  });
});

describe('somebody else who signs in, although nobody has signed out', () => {
  it('finds nothing in any tab of what the person before had read', async () => {
    const browser = fakeBrowser();
    const one = openPage(() => good(next), browser).auth;
    const two = openPage(() => good({ id: '1' }), browser).auth;
    const ends: boolean[] = [];
    two.session.subscribe((ended) => ends.push(ended));
    one.session.start(session);
    await two.client.fetchQuery(readQuery(thing, {}));
    await one.login({ policyNumber: '7000010038', otp: '123456' });
    expect(two.client.getQueryCache().getAll()).toEqual([]);
    expect(two.session.read()).toMatchObject(next);
    expect(ends.slice(1)).toEqual([true, false]);
  });

  it('is not let in, and nobody is signed out, with a wrong PIN', async () => {
    const { auth } = openPage(() => json(400, { message: 'Wrong', code: 'INVALID_OTP' }));
    auth.session.start(session);
    await auth.login({ policyNumber: '7000010038', otp: '123456' });
    expect(auth.session.read()).toEqual(session);
  });
});

describe('the same person who signs in again, although they have not signed out', () => {
  /** Who-am-I by access token. Where there is none the token has run out. */
  const twoTabs = (holders: Record<string, string>, refresh: () => Response = refused) => {
    const browser = fakeBrowser();
    const answer = ({ path, token }: Seen) => {
      const userId = holders[token?.replace('Bearer ', '') ?? ''];
      if (path === '/auth/login') return good(next);
      if (path === '/auth/refresh-token') return refresh();
      if (path === '/auth/whoami') return userId === undefined ? refused() : good(aCustomer(userId));
      return good({ id: '1' });
    };
    const one = openPage(answer, browser).auth;
    const two = openPage(answer, browser).auth;
    const ends: boolean[] = [];
    one.session.start(session);
    two.session.subscribe((ended) => ends.push(ended));
    const signInAgain = async () => {
      await two.client.fetchQuery(readQuery(thing, {}));
      await one.login({ policyNumber: '7000010012', otp: '123456' });
      return { isKept: two.client.getQueryCache().getAll().length === 1, hasEnded: ends.includes(true) };
    };
    return { one, two, signInAgain };
  };

  it('goes on in every tab with the new session', async () => {
    const { two, signInAgain } = twoTabs({ 'access-0': 'c-1', 'access-1': 'c-1' });
    expect(await signInAgain()).toEqual({ isKept: true, hasEnded: false });
    expect(two.session.read()).toMatchObject(next);
  });

  it('is known also when the access token has run out', async () => {
    const fresh = { accessToken: 'access-0b', refreshToken: 'refresh-0b' };
    const { two, signInAgain } = twoTabs({ 'access-0b': 'c-1', 'access-1': 'c-1' }, () => good(fresh));
    expect(await signInAgain()).toEqual({ isKept: true, hasEnded: false });
    expect(two.session.read()).toMatchObject(next);
  });

  it.each([
    { who: 'somebody else', holders: { 'access-0': 'c-1', 'access-1': 'c-2' } },
    { who: 'somebody of whom it is not known who they are', holders: { 'access-0': 'c-1' } },
    { who: 'somebody after a person of whom it is not known who they were', holders: { 'access-1': 'c-1' } },
    { who: 'somebody of whom nothing is known after a person of whom nothing is', holders: {} },
  ])('is not taken for $who', async ({ holders }) => {
    const { two, signInAgain } = twoTabs(holders);
    expect(await signInAgain()).toEqual({ isKept: false, hasEnded: true });
    expect(two.session.read()).toMatchObject(next);
  });

  it('is not taken for somebody else who signs in in another tab at the same time', async () => {
    const browser = fakeBrowser();
    const theirs: StoredSession = { accessToken: 'access-x', refreshToken: 'refresh-x', userType: 'user' };
    const holders: Record<string, string> = { 'access-0': 'c-1', 'access-1': 'c-1', 'access-x': 'c-2' };
    let meanwhile = () => {};
    const one = openPage(({ path, token }) => {
      if (path === '/auth/login') return good(next);
      if (token === 'Bearer access-0') meanwhile();
      return good(aCustomer(holders[token?.replace('Bearer ', '') ?? ''] ?? ''));
    }, browser).auth;
    const two = openPage(() => good({ id: '1' }), browser).auth;
    one.session.start(session);
    meanwhile = () => {
      two.session.clear();
      two.session.start(theirs);
    };
    await two.client.fetchQuery(readQuery(thing, {}));
    const ends: boolean[] = [];
    two.session.subscribe((ended) => ends.push(ended));
    await one.login({ policyNumber: '7000010012', otp: '123456' });
    expect(ends).toEqual([true, false, true, false]);
    expect(two.session.read()).toMatchObject(next);
  });
});

describe('signing out', () => {
  it('ends the session here before the service answers, and tells it with the old token', async () => {
    const { auth, seen, browser } = openPage(() => good({ signedOut: true }));
    auth.session.start(session);
    const answer = signOut(auth);
    expect(browser.kept.size).toBe(0);
    expect(await answer).toEqual({ success: true, data: { signedOut: true } });
    expect(seen).toMatchObject([{ path: '/auth/logout', token: 'Bearer access-0' }]);
  });

  it('works while the service is down', async () => {
    const { auth, browser } = openPage(() => Promise.reject(new TypeError('fetch failed')));
    auth.session.start(session);
    expect((await signOut(auth)).success).toBe(false);
    expect(browser.kept.size).toBe(0);
    expect(auth.session.state().isSignedIn).toBe(false);
  });

  it('with an access token that ran out still reaches the service, and stores nothing', async () => {
    const { auth, seen, browser } = openPage(({ path, token }) => {
      if (path === '/auth/refresh-token') return good(next);
      return token === 'Bearer access-1' ? good({ signedOut: true }) : refused();
    });
    auth.session.start(session);
    expect((await signOut(auth)).success).toBe(true);
    expect(seen.map(({ path }) => path)).toEqual(['/auth/logout', '/auth/refresh-token', '/auth/logout']);
    expect(browser.kept.size).toBe(0);
  });

  it('of a visitor asks nobody', async () => {
    const { auth, seen } = openPage(refused);
    expect((await signOut(auth)).success).toBe(true);
    expect(seen).toEqual([]);
  });

  it('empties the cache of every tab', async () => {
    const browser = fakeBrowser();
    const one = openPage(() => good({ id: '1' }), browser).auth;
    const two = openPage(() => good({ id: '1' }), browser).auth;
    one.session.start(session);
    await Promise.all([one, two].map(({ client }) => client.fetchQuery(readQuery(thing, {}))));
    expect(two.client.getQueryCache().getAll()).toHaveLength(1);
    await signOut(one);
    expect(one.client.getQueryCache().getAll()).toEqual([]);
    expect(two.client.getQueryCache().getAll()).toEqual([]);
    expect(two.session.state().isSignedIn).toBe(false);
  });
});

describe('signing out while a refresh is on its way (A9)', () => {
  it('never brings the session back, in any of 1,000 orders', async () => {
    let refreshed = 0;
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.boolean(), async (scheduler, isOtherTab) => {
        const browser = fakeBrowser();
        const answer = ({ path, token }: Seen) => {
          if (path === '/auth/refresh-token') refreshed += 1;
          const response =
            path === '/auth/refresh-token'
              ? good(next)
              : path === '/auth/logout'
                ? good({ signedOut: true })
                : token === 'Bearer access-1'
                  ? good({ id: '1' })
                  : refused();
          return scheduler.schedule(Promise.resolve(response), path);
        };
        const one = openPage(answer, browser).auth;
        const two = openPage(answer, browser).auth;
        one.session.start(session);

        const calls = [one.api.call(thing, {}), one.api.call(thing, {}), two.api.call(thing, {})];
        const out = scheduler
          .schedule(Promise.resolve(), 'sign out')
          .then(() => signOut(isOtherTab ? two : one))
          .then(() => expect(browser.kept.size).toBe(0));
        await scheduler.waitFor(Promise.all([...calls, out]));

        expect(browser.kept.size).toBe(0);
        expect(one.session.read()).toBeNull();
        expect(two.session.read()).toBeNull();
      }),
      { numRuns: 1000 },
    );
    expect(refreshed).toBeGreaterThan(300); // the race was run, not avoided
  });
});
