import { describe, expect, it, vi } from 'vitest';
import { signIn } from './testing/a-tab';
import { pass } from './testing/fake-time';
import { withProvider } from './testing/with-provider';

const minute = 60_000;
const hour = 60 * minute;
const clocks = [5 * minute, hour, 24 * hour].flatMap((off) => [off, -off]);
const world = withProvider();

/** The most token calls and questions to the provider within any minute since a moment. */
function busiestMinute(since: number, opened: number) {
  const times = world.provider.asked.filter(({ path, at }) => path === '/token' && at >= since).map(({ at }) => at);
  const most = Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + minute).length));
  return { tokenCalls: most, navigations: opened };
}

describe('a device whose clock is wrong (D4)', () => {
  it.each(clocks)('by %i ms lets staff sign in and work for an hour, in peace', async (off) => {
    world.provider.now.clockAhead = -off / 1000;
    const start = Date.now();
    const { tab, outcome } = await signIn(world.browser, world.provider);
    expect(outcome.failure).toBeNull();
    await pass(hour);
    expect(tab.state()).toMatchObject({ status: 'signed-in', failure: null });
    expect(busiestMinute(start, tab.opened.length)).toEqual({ tokenCalls: 1, navigations: 0 });
  });

  it.each(clocks)('that jumps by %i ms in the middle of work signs nobody out', async (off) => {
    const { tab } = await signIn(world.browser, world.provider);
    await pass(minute);
    vi.setSystemTime(Date.now() + off);
    const start = Date.now();
    await pass(30 * minute);
    expect(tab.state()).toMatchObject({ status: 'signed-in', failure: null });
    expect(busiestMinute(start, tab.opened.length).tokenCalls).toBeLessThanOrEqual(1);
  });
});

describe('tokens that make no sense', () => {
  it('which live ten seconds are renewed at most four times a minute', async () => {
    world.provider.now.lifetime = 10;
    const { tab } = await signIn(world.browser, world.provider);
    const start = Date.now();
    for (let passed = 0; passed < 300; passed += 1) await pass(1000);
    const { tokenCalls } = busiestMinute(start, 0);
    expect(tokenCalls).toBeGreaterThan(2);
    expect(tokenCalls).toBeLessThanOrEqual(4);
    expect(tab.auth.session.state().isSignedIn).toBe(true);
  });

  it('which live ten seconds are fetched at most twice a minute through the hidden frame', async () => {
    Object.assign(world.provider.now, { lifetime: 10, issuesRefreshTokens: false });
    const { tab } = await signIn(world.browser, world.provider);
    for (let passed = 0; passed < 300; passed += 1) await pass(1000);
    expect(tab.opened.length).toBeGreaterThan(5);
    expect(tab.opened.length).toBeLessThanOrEqual(10);
  });

  it('which do not say how long they live stay until the service refuses them', async () => {
    world.provider.now.lifetime = undefined;
    const { tab } = await signIn(world.browser, world.provider);
    await pass(hour);
    expect(world.provider.tokenCalls()).toBe(1);
    expect(tab.state().status).toBe('signed-in');
    const refused = world.browser.stored();
    const renewed = refused && (await (await tab.auth.openStaff())?.renew(refused));
    expect(renewed).toMatchObject({ success: true, data: { accessToken: world.provider.live().access } });
  });
});

describe('tokens that the service takes none of', () => {
  it.each([
    { ahead: 0, reason: 'not-accepted' },
    { ahead: 3600, reason: 'clock' },
  ])('are said to be so, once they were renewed for nothing (clock off by $ahead s)', async ({ ahead, reason }) => {
    world.provider.now.clockAhead = ahead;
    const { tab } = await signIn(world.browser, world.provider);
    const identity = await tab.auth.openStaff();
    const start = Date.now();
    for (let call = 0; call < 20; call += 1) {
      const refused = world.browser.stored();
      if (refused) await identity?.renew(refused);
      await pass(100);
    }
    expect(busiestMinute(start, 0).tokenCalls).toBe(1);
    expect(tab.state()).toMatchObject({ status: 'signed-in', failure: { name: 'Renew silent failed', reason } });
  });
});
