import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn, type Tab } from './testing/a-tab';
import { pass, settle } from './testing/fake-time';
import { type Trouble } from './testing/fake-provider';
import { priya } from './testing/people';
import { withProvider } from './testing/with-provider';

const second = 1000;
const minute = 60 * second;
const world = withProvider();
/** The access tokens of the provider live ten minutes; a minute before that they are renewed. */
const untilRenewal = 9 * minute + 5 * second;
const tokenCallsSince = (start: number) =>
  world.provider.asked.filter(({ path, at }) => path === '/token' && at >= start);
const failed = { name: 'Renew silent failed' };

describe('a renewal', () => {
  it('happens a minute before the tokens run out, and writes tk anew', async () => {
    const { tab } = await signIn(world.browser, world.provider);
    const before = world.browser.stored();
    await pass(untilRenewal);
    expect(world.provider.tokenCalls()).toBe(2);
    expect(world.browser.stored()).not.toEqual(before);
    expect(world.browser.stored()).toEqual({
      accessToken: world.provider.live().access,
      refreshToken: world.provider.live().refresh,
      userType: 'admin',
    });
    expect(tab.state()).toMatchObject({ status: 'signed-in', failure: null });
  });

  it('goes on all day, one token call each time', async () => {
    const { tab } = await signIn(world.browser, world.provider);
    for (let hour = 0; hour < 8; hour += 1) await pass(60 * minute);
    expect(world.provider.tokenCalls()).toBeGreaterThan(50);
    expect(world.provider.tokenCalls()).toBeLessThan(57);
    expect(world.provider.grantsRevoked()).toBe(0);
    expect(tab.state().status).toBe('signed-in');
  });

  it('is the same for whoever asks: the timer, the calls, the session monitor', async () => {
    const { tab } = await signIn(world.browser, world.provider);
    const identity = await tab.auth.openStaff();
    const refused = world.browser.stored();
    if (!refused || !identity) throw new Error('Not signed in');
    const answers = await Promise.all([identity.renew(refused), identity.renew(refused), identity.renew(refused)]);
    expect(new Set(answers.map((answer) => answer.success && answer.data.accessToken))).toEqual(
      new Set([world.provider.live().access]),
    );
    expect(world.provider.tokenCalls()).toBe(2);
  });
});

describe('a provider that gives no refresh token (D8)', () => {
  beforeEach(() => {
    world.provider.now.issuesRefreshTokens = false;
  });

  it('leaves staff signed in, with an empty refresh token in tk', async () => {
    const { tab } = await signIn(world.browser, world.provider);
    expect(world.browser.stored()).toEqual({
      accessToken: world.provider.live().access,
      refreshToken: '',
      userType: 'admin',
    });
    expect(tab.auth.session.state().isSignedIn).toBe(true);
  });

  it('renews them through the hidden frame, without a question', async () => {
    const { tab } = await signIn(world.browser, world.provider);
    await pass(untilRenewal);
    const { searchParams } = new URL(tab.opened[0] ?? '');
    expect(searchParams.get('prompt')).toBe('none');
    expect(searchParams.get('redirect_uri')).toBe('https://portal.test/auth/silent-renew.html');
    expect(world.browser.stored()?.accessToken).toBe(world.provider.live().access);
    expect(tab.state()).toMatchObject({ status: 'signed-in', failure: null });
  });

  it('says when the frame stays silent, and tries again 5 s later (docs/specification.md#s8)', async () => {
    const { tab } = await signIn(world.browser, world.provider);
    tab.behaves.frame = 'stays silent';
    await pass(untilRenewal - 6 * second);
    for (let passed = 0; passed < 30 && !tab.state().failure; passed += 1) await pass(second);
    const detail = 'IFrame timed out without a response';
    expect(tab.state()).toMatchObject({ status: 'signed-in', failure: { ...failed, reason: 'no-answer', detail } });
    expect(tab.opened).toHaveLength(1);
    tab.behaves.frame = 'answers';
    await pass(4 * second);
    expect(tab.opened).toHaveLength(1);
    await pass(2 * second);
    expect(tab.opened).toHaveLength(2);
    expect(tab.state()).toMatchObject({ status: 'signed-in', failure: null });
  });
});

describe('a provider that hangs for five minutes (D2)', () => {
  it('is asked at most 21 times, never twice at once, and the page stays usable', async () => {
    const { tab } = await signIn(world.browser, world.provider);
    await pass(8 * minute);
    let underWay = 0;
    let most = 0;
    vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
      most = Math.max(most, (underWay += 1));
      return world.provider.fetch(...args).finally(() => (underWay -= 1));
    });
    world.provider.now.trouble = 'hangs';
    const start = Date.now();
    const identity = await tab.auth.openStaff();
    const refused = world.browser.stored();
    if (!refused || !identity) throw new Error('Not signed in');
    for (let passed = 0; passed < 300; passed += 7) {
      void identity.renew(refused); // somebody works on, and the service takes their token no more
      await pass(7 * second);
    }
    const attempts = tokenCallsSince(start).length;
    expect(attempts).toBeGreaterThan(15);
    expect(attempts).toBeLessThanOrEqual(21);
    expect(most).toBe(1);
    expect(tab.state()).toMatchObject({ status: 'unreachable', failure: { ...failed, reason: 'no-answer' } });
    expect(tab.auth.session.state()).toMatchObject({ isSignedIn: true, session: { userType: 'admin' } });

    world.provider.now.trouble = null;
    await pass(15 * second);
    expect(tab.state()).toMatchObject({ status: 'signed-in', failure: null });
    expect(world.provider.grantsRevoked()).toBe(0);
  });
});

describe('a provider that cannot be asked (D5)', () => {
  it.each(['down', 'broken', { error: 'server_error' }, { error: 'temporarily_unavailable' }] satisfies Trouble[])(
    'signs nobody out: %j',
    async (trouble) => {
      const { tab } = await signIn(world.browser, world.provider);
      const before = world.browser.stored();
      world.provider.now.trouble = trouble;
      const start = Date.now();
      await pass(untilRenewal + 10 * minute);
      expect(tab.state()).toMatchObject({ status: 'unreachable', staff: { name: 'Naledi Dlamini' }, failure: failed });
      expect(tab.auth.session.state().isSignedIn).toBe(true);
      expect(world.browser.stored()).toEqual(before);
      expect(tokenCallsSince(start).length).toBeLessThan(30); // waits grow to half a minute

      world.provider.now.trouble = null;
      tab.goesOnline();
      await settle();
      expect(tab.state()).toMatchObject({ status: 'signed-in', failure: null });
    },
  );

  it('is asked at once when somebody does not want to wait', async () => {
    const { tab } = await signIn(world.browser, world.provider);
    world.provider.now.trouble = 'down';
    await pass(untilRenewal + 5 * minute);
    world.provider.now.trouble = null;
    (await tab.auth.openStaff())?.tryAgain();
    await settle();
    expect(tab.state()).toMatchObject({ status: 'signed-in', failure: null });
  });
});

describe('a renewal that is refused', () => {
  const ends = async (tab: Tab) => {
    await pass(untilRenewal);
    return { state: tab.state(), session: tab.auth.session.state() };
  };

  it('tries the hidden frame before it gives up', async () => {
    const { tab } = await signIn(world.browser, world.provider);
    const { fetch } = world.provider;
    const refuseOnce = vi.fn(async (...args: Parameters<typeof fetch>) =>
      String(args[0]).endsWith('/token') && refuseOnce.mock.calls.length === 1
        ? Response.json({ error: 'invalid_grant' }, { status: 400 })
        : fetch(...args),
    );
    vi.stubGlobal('fetch', refuseOnce);
    expect((await ends(tab)).state).toMatchObject({ status: 'signed-in', failure: null });
    expect(tab.opened).toHaveLength(1);
  });

  it.each([
    { why: 'the provider knows nobody any more', set: () => (world.provider.now.session = null), reason: 'refused' },
    { why: 'the provider knows somebody else', set: () => (world.provider.now.session = priya), reason: 'refused' },
    {
      why: 'it answers for another application',
      set: () => (world.provider.now.claims = { aud: 'another' }),
      reason: 'not-trusted',
    },
    {
      why: 'it answers as another issuer',
      set: () => (world.provider.now.claims = { iss: 'https://evil.test' }),
      reason: 'not-trusted',
    },
  ])('keeps the page and asks for a new sign-in, because $why', async ({ set, reason }) => {
    const { tab } = await signIn(world.browser, world.provider);
    const before = world.browser.stored();
    set();
    const { state, session } = await ends(tab);
    expect(state).toMatchObject({
      status: 'expired',
      staff: { name: 'Naledi Dlamini' },
      failure: { ...failed, reason },
    });
    expect(session.isSignedIn).toBe(true);
    expect(world.browser.stored()).toEqual(before); // no foreign token was stored
  });

  it('is not asked for again by itself, nor by calls', async () => {
    const { tab } = await signIn(world.browser, world.provider);
    world.provider.now.session = null;
    await ends(tab);
    const start = Date.now() + 1;
    const identity = await tab.auth.openStaff();
    const refused = world.browser.stored();
    await pass(10 * minute);
    expect(refused && (await identity?.renew(refused))?.success).toBe(false);
    expect(tokenCallsSince(start)).toEqual([]);
  });

  it('never takes another person over through a refresh token (the subject is unchanged)', async () => {
    const { tab } = await signIn(world.browser, world.provider);
    world.provider.now.session = priya;
    const identity = await tab.auth.openStaff();
    const refused = world.browser.stored();
    expect(refused && (await identity?.renew(refused))?.success).toBe(false);
    expect(world.browser.stored()).toEqual(refused);
    expect(tab.kept().map((key) => tab.store.getItem(key))).not.toContainEqual(expect.stringContaining('Priya'));
  });
});
