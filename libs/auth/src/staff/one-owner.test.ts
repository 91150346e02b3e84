import { loadCalls } from '@portal/api-client';
import { endpoint, signedIn } from '@portal/contract';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StaffManager } from './staff-manager';
import { signIn, type Tab } from './testing/a-tab';
import { pass, settle } from './testing/fake-time';
import { memoryStorage } from './testing/memory-storage';
import { withProvider } from './testing/with-provider';

const thing = endpoint('GET /thing', { summary: 'Reads', callers: signedIn, reply: v.object({ id: v.string() }) });
const rounds = 100;
/** Milliseconds from one renewal by the timer to the next. */
const betweenRenewals = 540_000;

const world = withProvider();
/** The token that the service takes no more, and how long its answer takes. */
let refused = '';
let answerAfter = 0;

const service: typeof fetch = async (input, init) => {
  const bearer = new Request(input, init).headers.get('authorization');
  await new Promise((done) => setTimeout(done, answerAfter));
  if (bearer === `Bearer ${refused}`) return Response.json({ code: 'TOKEN_EXPIRED' }, { status: 401 });
  return Response.json({ success: true, data: { id: bearer } });
};

beforeEach(async () => {
  await loadCalls();
  world.provider.now.latency = 60;
  refused = '';
});

const call = (tab: Tab) => tab.auth.api.call(thing, {});

/** A call is refused in the same 50 ms in which the timers want to renew. */
async function event(tabs: Tab[], round: number) {
  const lastRenewal =
    (world.provider.asked.findLast(({ path }) => path === '/token')?.at ?? 0) + world.provider.now.latency;
  await vi.advanceTimersByTimeAsync(lastRenewal + betweenRenewals - 25 - Date.now()); // the timer is due in 25 ms
  await settle();
  refused = world.browser.stored()?.accessToken ?? '';
  const before = world.provider.tokenCalls();
  answerAfter = (round * 7919) % 50;
  let isOver = false;
  const answers = Promise.all(tabs.map(call)).finally(() => (isOver = true));
  for (let passed = 0; passed < passedAfter || !isOver; passed += 10) {
    await vi.advanceTimersByTimeAsync(10);
    await settle();
  }
  return { answers: await answers, calls: world.provider.tokenCalls() - before };
}
/** Milliseconds in which everything that an event starts comes to an end. */
const passedAfter = 500;

describe('a refused call and a renewal that is due in the same 50 ms (D3)', () => {
  it(`make one token call, in ${rounds} rounds, and the grant lives`, async () => {
    const { tab } = await signIn(world.browser, world.provider, { service });
    const asked = vi.spyOn(StaffManager.prototype, 'signinSilent');
    for (let round = 0; round < rounds; round += 1) {
      const { answers, calls } = await event([tab], round);
      expect(answers.map(({ success }) => success)).toEqual([true]);
      expect(calls, `round ${round}`).toBe(1);
    }
    expect(asked.mock.calls.length).toBeGreaterThan(1.9 * rounds); // both asked each time: the timer and the refused call
    expect(world.provider.grantsRevoked()).toBe(0);
    expect(tab.state()).toMatchObject({ status: 'signed-in', failure: null });
  });

  it(`make at most two token calls in two tabs, in ${rounds} rounds, and the grant lives`, async () => {
    const one = (await signIn(world.browser, world.provider, { service })).tab;
    await pass(5_000);
    const two = world.browser.openTab({ store: memoryStorage(), service });
    for (const ms of [200, 200, 200]) await pass(ms);
    expect(two.state().status).toBe('signed-in');
    let most = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { answers, calls } = await event([one, two], round);
      expect(answers.map(({ success }) => success)).toEqual([true, true]);
      most = Math.max(most, calls);
    }
    expect(most).toBe(1); // the promise is 2
    expect(world.provider.grantsRevoked()).toBe(0);
    expect([one.state().status, two.state().status]).toEqual(['signed-in', 'signed-in']);
  });
});
