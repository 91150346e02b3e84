import { focusManager, MutationObserver, onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { unwrap } from './api-error';
import { createApi, loadCalls } from './create-api';
import { apiOf, createQueryClient } from './query-client';
import { readQuery } from './read-query';
import { json } from './testing/fake-service';
import { memoryBrowser } from './testing/memory-session';
import { rows } from './testing/rows';

// Under fake timers nothing waits for a module to arrive.
beforeAll(async () => {
  await loadCalls();
});

const unavailable = () => json(503, { success: false, status: 503, message: 'Down', code: 'DOWN' });

function clientThatGets(answer: () => Response) {
  const times: number[] = [];
  const urls: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    times.push(performance.now());
    urls.push(new Request(input, init).url);
    return answer();
  };
  const api = createApi({ host: 'https://api.test', session: memoryBrowser(null).tab(), fetch });
  return { api, client: createQueryClient(api, () => 0.5), times, urls };
}

const watch = (client: QueryClient, options: ReturnType<typeof readQuery<typeof rows.thing>>) => {
  const observer = new QueryObserver(client, options);
  const stop = observer.subscribe(() => undefined);
  return { result: () => observer.getCurrentResult(), stop };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
});

describe('a read while the service is down', () => {
  it('is asked for four times, each wait longer, and then fails with the four fields', async () => {
    const { client, times } = clientThatGets(unavailable);
    const { result, stop } = watch(client, readQuery(rows.thing, { id: '1' }));
    await vi.advanceTimersByTimeAsync(60_000);
    const waits = times.slice(1).map((time, i) => Math.round(time - (times[i] ?? 0)));
    expect(waits).toEqual([750, 1500, 3000]);
    expect(result().error).toMatchObject({ success: false, status: 503, message: 'Down', code: 'DOWN' });
    stop();
  });

  it.each([
    { where: 'hidden', away: () => focusManager.setFocused(false), back: () => focusManager.setFocused(true) },
    { where: 'offline', away: () => onlineManager.setOnline(false), back: () => onlineManager.setOnline(true) },
  ])('is not repeated while the page is $where', async ({ away, back }) => {
    const { client, times } = clientThatGets(unavailable);
    client.mount();
    const { stop } = watch(client, readQuery(rows.thing, { id: '1' }));
    await vi.advanceTimersByTimeAsync(100);
    away();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(times).toHaveLength(1);
    back();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(times).toHaveLength(4);
    stop();
  });
});

describe('a read that is refused', () => {
  it('is asked for once', async () => {
    const { client, times } = clientThatGets(() => json(404, { message: 'Not found', code: 'NOT_FOUND' }));
    const { result, stop } = watch(client, readQuery(rows.thing, { id: '1' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(times).toHaveLength(1);
    expect(result().isError).toBe(true);
    stop();
  });
});

describe('a write', () => {
  const write = (client: QueryClient) =>
    new MutationObserver(client, {
      mutationFn: async (name: string, context) =>
        unwrap(await apiOf(context.client).call(rows.add, { id: '1' }, { name })),
    });

  it('is sent once, whatever comes back', async () => {
    const { client, times } = clientThatGets(unavailable);
    await expect(write(client).mutate('x')).rejects.toMatchObject({ status: 503 });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(times).toHaveLength(1);
  });

  it('does not wait for the network to come back', async () => {
    onlineManager.setOnline(false);
    const { client } = clientThatGets(unavailable);
    await expect(write(client).mutate('x')).rejects.toMatchObject({ status: 503 });
  });
});

describe('a page that opens without a network', () => {
  it('waits with what it reads until there is one', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { client, times } = clientThatGets(unavailable);
    client.mount();
    const { result, stop } = watch(client, readQuery(rows.thing, { id: '1' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([times.length, result().fetchStatus]).toEqual([0, 'paused']);
    vi.unstubAllGlobals();
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(times).toHaveLength(1);
    stop();
  });
});

describe('the options of a read', () => {
  it('wait while an identifier is missing', async () => {
    const { client, times } = clientThatGets(unavailable);
    for (const id of [null, '']) watch(client, readQuery(rows.thing, { id }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(times).toHaveLength(0);
  });

  it('give the data of the reply, by the schema of the row', async () => {
    const { client } = clientThatGets(() => json(200, { success: true, data: { id: '1', surplus: true } }));
    const thing = await client.fetchQuery(readQuery(rows.thing, { id: '1' }));
    expectTypeOf(thing).toEqualTypeOf<{ id: string }>();
    expect(thing).toEqual({ id: '1' });
  });

  it('are found again by the policy they are about', async () => {
    const { client } = clientThatGets(() => json(200, { success: true, data: { id: '1' } }));
    await client.fetchQuery(readQuery(rows.thing, { id: '1' }));
    await client.fetchQuery(readQuery(rows.thing, { id: '2' }));
    expect(client.getQueryCache().findAll({ queryKey: ['read', { id: '1' }] })).toHaveLength(1);
  });

  it('keep two queries of one row apart', async () => {
    const { client, urls } = clientThatGets(() => json(200, { success: true, data: [] }));
    await client.fetchQuery(readQuery(rows.things, {}, { pageNumber: 1 }));
    await client.fetchQuery(readQuery(rows.things, {}, { pageNumber: 2 }));
    await client.fetchQuery(readQuery(rows.things, {}, { pageNumber: 2 }));
    expect(urls.map((url) => new URL(url).search)).toEqual(['?pageNumber=1', '?pageNumber=2']);
  });
});

describe('what was read', () => {
  it('is kept for five minutes after its last use', async () => {
    const { client } = clientThatGets(() => json(200, { success: true, data: { id: '1' } }));
    await client.fetchQuery(readQuery(rows.thing, { id: '1' }));
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
    expect(client.getQueryData(readQuery(rows.thing, { id: '1' }).queryKey)).toEqual({ id: '1' });
    await vi.advanceTimersByTimeAsync(1);
    expect(client.getQueryData(readQuery(rows.thing, { id: '1' }).queryKey)).toBeUndefined();
  });
});

describe('a query client', () => {
  it('of somebody else has no api', () => {
    expect(() => apiOf(new QueryClient())).toThrow('createQueryClient');
  });
});
