import { sessionRanOut, type StoredSession } from '@portal/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi, loadCalls } from './create-api';
import { unauthorized } from './failures';
import { fakeService, json, refusal, type FakeServiceOptions } from './testing/fake-service';
import { fakeLocks } from './testing/locks';
import { memoryBrowser } from './testing/memory-session';
import { seededRandom } from './testing/random';
import { rows } from './testing/rows';

// Under fake timers nothing waits for a module to arrive.
beforeAll(async () => {
  await loadCalls();
});

const stale: StoredSession = { accessToken: 'access-stale', refreshToken: 'refresh-0', userType: 'user' };
/** The service has moved on from the access token, and still takes the refresh token. */
const live = { accessToken: 'access-0', refreshToken: stale.refreshToken };

const setUp = (options: FakeServiceOptions = {}) => {
  const service = fakeService(live, options);
  const browser = memoryBrowser(stale);
  const locks = fakeLocks();
  const tab = () => createApi({ host: 'https://api.test', session: browser.tab(), fetch: service.fetch, locks });
  return { service, browser, tab, api: tab() };
};

/** Lets the clock run until the work is done. */
const settle = async <T>(work: Promise<T>): Promise<T> => {
  await vi.runAllTimersAsync();
  return work;
};

type Api = ReturnType<typeof createApi>;
const reads = (api: Api, count: number) =>
  Array.from({ length: count }, (_, i) => api.call(rows.thing, { id: `${i}` }));
const updates = (api: Api, count: number) =>
  Array.from({ length: count }, (_, i) =>
    api.call(rows.update, { id: `${i}` }, { name: 'x' }, { idempotencyKey: `u${i}` }),
  );
const additions = (api: Api, count: number) =>
  Array.from({ length: count }, (_, i) =>
    api.call(rows.add, { id: `${i}` }, { name: 'x' }, { idempotencyKey: `a${i}` }),
  );
const twoHundred = (api: Api) => Promise.all([...reads(api, 120), ...updates(api, 40), ...additions(api, 40)]);

const timesSeen = (seen: readonly { method: string; path: string }[]) => {
  const times = new Map<string, number>();
  for (const { method, path } of seen) times.set(`${method} ${path}`, (times.get(`${method} ${path}`) ?? 0) + 1);
  return times;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('200 calls refused at once', () => {
  const seeds = Array.from({ length: 50 }, (_, seed) => seed);
  it.each(seeds)('share one refresh and happen once each (A1, seed %i)', async (seed) => {
    const random = seededRandom(seed);
    const { api, service, browser } = setUp({
      answerAfter: () => random() * 150,
      refreshAfter: () => 50 + random() * 450,
    });

    const answers = await settle(twoHundred(api));

    expect(service.refreshes()).toBe(1);
    expect(answers.filter(({ success }) => success)).toHaveLength(200);
    expect(Math.max(...timesSeen(service.seen).values())).toBe(2);
    expect(service.effects).toHaveLength(80);
    expect(new Set(service.effects).size).toBe(80);
    expect(browser.stored()).toEqual({ ...service.accepted(), userType: 'user' });
  });

  it.each([50, 51, 52, 53, 54])('need no locks for it within one tab (seed %i)', async (seed) => {
    vi.stubGlobal('navigator', {});
    const random = seededRandom(seed);
    const { service, browser } = setUp({ answerAfter: () => random() * 150, refreshAfter: () => 50 + random() * 450 });
    const api = createApi({ host: 'https://api.test', session: browser.tab(), fetch: service.fetch });
    const answers = await settle(twoHundred(api));
    expect(service.refreshes()).toBe(1);
    expect(answers.filter(({ success }) => success)).toHaveLength(200);
    expect(service.effects).toHaveLength(80);
  });

  it('keep the role of the session through a refresh', async () => {
    const { api, browser } = setUp();
    browser.store({ ...stale, userType: 'admin' });
    await settle(Promise.all(reads(api, 3)));
    expect(browser.stored()?.userType).toBe('admin');
  });
});

describe('a call refused late', () => {
  it('finds the newer session and starts no refresh', async () => {
    let first = true;
    const { api, service } = setUp({
      answerAfter: () => (first ? ((first = false), 2_000) : 0),
      refreshAfter: () => 50,
    });
    const answers = await settle(Promise.all(reads(api, 2)));
    expect(answers.map(({ success }) => success)).toEqual([true, true]);
    expect(service.refreshes()).toBe(1);
  });

  it('gives up when the customer signed out meanwhile', async () => {
    const { api, service, browser } = setUp({ answerAfter: () => 100 });
    const answer = api.call(rows.thing, { id: '1' });
    await vi.advanceTimersByTimeAsync(50);
    browser.store(null);
    expect(await settle(answer)).toEqual(unauthorized);
    expect(service.refreshes()).toBe(0);
  });
});

const losses: { how: string; refresh: () => Response | Error | null }[] = [
  { how: '500', refresh: () => json(500, { success: false, status: 500, message: 'Oops', code: 'OOPS' }) },
  { how: 'nothing', refresh: () => new Response('') },
  { how: 'a page of HTML', refresh: () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } }) },
  { how: 'tokens that are no tokens', refresh: () => json(200, { success: true, data: { accessToken: 7 } }) },
  { how: 'a lost network', refresh: () => new TypeError('fetch failed') },
  { how: 'silence', refresh: () => null },
];

describe('a refresh that fails (A2)', () => {
  it.each([...losses, { how: '401', refresh: refusal }])(
    'with $how is one refresh and 200 times Unauthorized',
    async ({ refresh }) => {
      const { api, service } = setUp({ refresh, answerAfter: () => 20 });
      const answers = await settle(twoHundred(api));
      expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
        new Set(['{"success":false,"status":401,"message":"Unauthorized","code":"UNAUTHORIZED"}']),
      );
      expect(service.refreshes()).toBe(1);
      expect(service.effects).toEqual([]);
    },
  );

  it.each([...losses, { how: '401', refresh: refusal }])(
    'with $how is not tried again by 50 calls after it',
    async ({ refresh }) => {
      const { api, service } = setUp({ refresh });
      await settle(api.call(rows.thing, { id: '1' }));
      for (let i = 0; i < 50; i += 1) {
        expect(await settle(api.call(rows.thing, { id: '1' }))).toEqual(unauthorized);
      }
      expect(service.refreshes()).toBe(1);
    },
  );

  it.each(losses)('with $how keeps the session', async ({ refresh }) => {
    const { api, browser } = setUp({ refresh });
    await settle(api.call(rows.thing, { id: '1' }));
    expect(browser.stored()).toEqual(stale);
  });

  it('with 401 ends the session, and the refused token is never sent again even if it comes back', async () => {
    const { api, browser, service } = setUp({ refresh: refusal });
    await settle(api.call(rows.thing, { id: '1' }));
    expect(browser.stored()).toBeNull();
    browser.store(stale);
    await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
    expect(await settle(api.call(rows.thing, { id: '1' }))).toEqual(unauthorized);
    expect(service.refreshes()).toBe(1);
  });

  it('ends the session as one that ran out where the service says so, and only there', async () => {
    const ended = async (message: string) => {
      const refresh = () => json(401, { success: false, status: 401, message, code: 'UNAUTHORIZED' });
      const { api, browser } = setUp({ refresh });
      expect(await settle(api.call(rows.thing, { id: '1' }))).toEqual(unauthorized);
      return [browser.stored(), browser.hasRunOut()];
    };
    expect(await ended(sessionRanOut)).toEqual([null, true]);
    expect(await ended('Unauthorized')).toEqual([null, false]);
  });

  it('on the network is tried again five seconds later', async () => {
    let isDown = true;
    const { api, service } = setUp();
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (isDown && new Request(input, init).url.endsWith('refresh-token')) throw new TypeError('fetch failed');
      return service.fetch(input, init);
    };
    const second = createApi({ host: 'https://api.test', session: api.session, fetch });
    expect(await settle(second.call(rows.thing, { id: '1' }))).toEqual(unauthorized);
    isDown = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await settle(second.call(rows.thing, { id: '1' }))).toMatchObject({ success: true });
  });
});

describe('a repeated call', () => {
  it('that is refused too is not repeated again: three requests in all (A3)', async () => {
    const { api, service } = setUp({ refusesAll: true });
    const answer = await settle(api.call(rows.add, { id: '1' }, { name: 'x' }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(answer).toEqual(unauthorized);
    expect(service.seen.map(({ path }) => path)).toEqual([
      '/api/v1/add-thing/1',
      '/api/v1/auth/refresh-token',
      '/api/v1/add-thing/1',
    ]);
  });

  it('has the same body and intention, a new request id and the new token', async () => {
    const { api, service } = setUp();
    await settle(api.call(rows.add, { id: '1' }, { name: 'Thandi' }));
    const [first, , second] = service.seen;
    expect(second?.body).toBe('{"name":"Thandi"}');
    expect(second?.body).toBe(first?.body);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(second?.headers.get('x-request-id')).not.toBe(first?.headers.get('x-request-id'));
    expect(second?.headers.get('authorization')).toBe('Bearer access-1');
  });
});

describe('two tabs with one session', () => {
  it('refresh once between them, 100 times over (A4)', async () => {
    for (let round = 0; round < 100; round += 1) {
      const random = seededRandom(round);
      const { tab, service, browser } = setUp({ answerAfter: () => random() * 15, refreshAfter: () => random() * 100 });
      const answers = await settle(Promise.all([...reads(tab(), 5), ...reads(tab(), 5)]));
      expect(answers.every(({ success }) => success)).toBe(true);
      expect(service.refreshes()).toBe(1);
      expect(browser.stored()).toEqual({ ...service.accepted(), userType: 'user' });
    }
  });

  it('without locks refresh at most twice and lose no session, as the service repeats the successor', async () => {
    vi.stubGlobal('navigator', {});
    const successor = { accessToken: 'access-1', refreshToken: 'refresh-1' };
    for (let round = 0; round < 100; round += 1) {
      const random = seededRandom(round);
      const browser = memoryBrowser(stale);
      let refreshes = 0;
      const fetch: typeof globalThis.fetch = async (input, init) => {
        const request = new Request(input, init);
        const isRefresh = request.url.endsWith('refresh-token');
        if (isRefresh) refreshes += 1;
        await new Promise((done) => setTimeout(done, random() * (isRefresh ? 100 : 15)));
        if (isRefresh) return json(200, { success: true, data: successor });
        return request.headers.get('authorization') === 'Bearer access-1'
          ? json(200, { success: true, data: { id: '1' } })
          : refusal();
      };
      const tab = () => createApi({ host: 'https://api.test', session: browser.tab(), fetch });
      const answers = await settle(Promise.all([...reads(tab(), 5), ...reads(tab(), 5)]));
      expect(answers.every(({ success }) => success)).toBe(true);
      expect(refreshes).toBeLessThanOrEqual(2);
      expect(browser.stored()).toEqual({ ...successor, userType: 'user' });
    }
  });

  it('do without a lock that is refused', async () => {
    const { service, browser } = setUp();
    const locks = { request: () => Promise.reject(new DOMException('No locks here', 'SecurityError')) };
    const api = createApi({ host: 'https://api.test', session: browser.tab(), fetch: service.fetch, locks });
    expect(await settle(api.call(rows.thing, { id: '1' }))).toMatchObject({ success: true });
    expect(service.refreshes()).toBe(1);
  });
});

describe('a refresher of somebody else', () => {
  it('is asked in place of the service, for the sessions it knows', async () => {
    const { service, browser } = setUp();
    const silently = vi.fn(async () => ({ success: true as const, data: service.accepted() }));
    const api = createApi({
      host: 'https://api.test',
      session: browser.tab(),
      fetch: service.fetch,
      refresher: (current, exchange) => (current.userType === 'admin' ? silently() : exchange(current)),
    });
    browser.store({ ...stale, userType: 'admin' });
    expect(await settle(api.call(rows.thing, { id: '1' }))).toMatchObject({ success: true });
    expect(silently).toHaveBeenCalledTimes(1);
    expect(service.refreshes()).toBe(0);
  });
});
