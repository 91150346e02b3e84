import { loadCalls } from '@portal/api-client';
import { authEndpoints } from '@portal/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { signOut } from '../sign-out';
import { aBrowser, signIn, type Tab } from './testing/a-tab';
import { pass } from './testing/fake-time';
import { fakeProvider } from './testing/fake-provider';
import { withProvider } from './testing/with-provider';
import { memoryStorage } from './testing/memory-storage';

const world = withProvider();
beforeAll(loadCalls);

/** What the service was told, and by whom. */
const told: string[] = [];
const service: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  told.push(`${new URL(request.url).pathname} ${request.headers.get('authorization')}`);
  return Response.json({ success: true, data: { signedOut: true } });
};
const leave = async (tab: Tab) => {
  told.length = 0;
  const answer = signOut(tab.auth);
  const atOnce = { tk: world.browser.stored(), cache: tab.auth.client.getQueryCache().getAll() };
  await pass(6_000);
  return { atOnce, answer: await answer };
};

describe('staff who sign out (D7)', () => {
  it('are gone here at once, before anybody is told', async () => {
    const { tab } = await signIn(world.browser, world.provider, { service });
    tab.auth.client.setQueryData(['read'], 'personal');
    const { atOnce } = await leave(tab);
    expect(atOnce).toEqual({ tk: null, cache: [] });
    expect(Object.keys(tab.store)).toEqual([]);
    expect([...world.browser.kept.keys()]).toEqual([]);
  });

  it('are gone at the service, and their tokens at the provider', async () => {
    const { tab } = await signIn(world.browser, world.provider, { service });
    const { access, refresh } = world.provider.live();
    expect((await leave(tab)).answer).toEqual({ success: true, data: { signedOut: true } });
    expect(told).toEqual([`/api/v1${authEndpoints.logout.path} Bearer ${access}`]);
    const revoked = world.provider.asked.filter(({ path }) => path === '/revoke').map(({ body }) => body.get('token'));
    expect(revoked).toEqual([access, refresh]);
  });

  it('leave for exactly this address', async () => {
    const { tab } = await signIn(world.browser, world.provider, { service });
    await leave(tab);
    expect(tab.went).toEqual([
      'https://id.test/logout?client_id=self-service-portal&logout_uri=https%3A%2F%2Fportal.test%2Fauth%2Flogout',
    ]);
  });

  it('tell a provider of the standard which sign-in ends, also after another tab has renewed', async () => {
    const provider = { signOut: 'standard', logoutAddress: 'https://id.test/end' } as const;
    const { tab } = await signIn(world.browser, world.provider, { service, provider });
    const other = world.browser.openTab({ store: Object.assign(memoryStorage(), tab.store), service, provider });
    await pass(200);
    await (await other.auth.openStaff())?.renew(world.browser.stored()!);
    await pass(200);
    await leave(tab);
    const address = new URL(tab.went[0] ?? '');
    expect(address.origin + address.pathname).toBe('https://id.test/end');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'self-service-portal',
      id_token_hint: expect.stringMatching(/^[\w-]+\.[\w-]+\.signature$/),
      post_logout_redirect_uri: 'https://portal.test/auth/logout',
    });
  });

  it('are not sent round in a circle when they come back', async () => {
    const { tab } = await signIn(world.browser, world.provider, { service });
    await leave(tab);
    const back = world.browser.openTab({ path: '/auth/logout', store: tab.store, service });
    const { answer } = await leave(back);
    expect(answer.success).toBe(true);
    expect([back.went, told]).toEqual([[], []]);
  });

  it('stay on the page when the provider is not there, and are told so', async () => {
    const { tab } = await signIn(world.browser, world.provider, { service });
    world.provider.now.trouble = 'hangs';
    const { atOnce, answer } = await leave(tab);
    expect(atOnce.tk).toBeNull();
    expect(answer.success).toBe(true);
    expect(tab.went).toEqual([]);
    expect(tab.state()).toMatchObject({ status: 'away', failure: { name: 'Sign-out failed', reason: 'no-answer' } });
    expect(Object.keys(tab.store)).toEqual([]);
  });

  it('do not wait for a service that hangs', async () => {
    const never: typeof fetch = () => new Promise(() => undefined);
    const { tab } = await signIn(world.browser, world.provider, { service: never });
    void signOut(tab.auth);
    await pass(5_100);
    expect(tab.went).toHaveLength(1);
  });
});

describe('signing out while a renewal is on its way (A9)', () => {
  it('never brings a token back, in any of 1,000 orders', async () => {
    let renewed = 0;
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.boolean(), async (scheduler, isOtherTab) => {
        vi.clearAllTimers();
        const provider = fakeProvider();
        vi.stubGlobal('fetch', provider.fetch);
        const browser = aBrowser(provider);
        const { tab } = await signIn(browser, provider, { service });
        const other = browser.openTab({ store: Object.assign(memoryStorage(), tab.store), service });
        const identity = await tab.auth.openStaff();
        const refused = browser.stored();
        if (!identity || !refused) throw new Error('Not signed in');
        vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
          const answer = await provider.fetch(...args);
          if (String(args[0]).endsWith('/token')) renewed += 1;
          return scheduler.schedule(Promise.resolve(answer), String(args[0]));
        });

        const renewal = identity.renew(refused);
        const out = scheduler
          .schedule(Promise.resolve(), 'sign out')
          .then(() => void signOut((isOtherTab ? other : tab).auth));
        await scheduler.waitFor(Promise.all([renewal, out]));
        vi.stubGlobal('fetch', provider.fetch);

        expect(browser.stored()).toBeNull();
        await pass(6_000);
        expect(browser.stored()).toBeNull();
        expect([tab.kept(), other.kept()]).toEqual([[], []]);
      }),
      { numRuns: 1000 },
    );
    expect(renewed).toBeGreaterThan(300); // the race was run, not avoided
  }, 120_000);
});
