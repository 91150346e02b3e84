import { type StoredSession } from '@portal/contract';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { type Answer } from './answer';
import { type Api } from './api';
import { createApi } from './create-api';
import { json } from './testing/fake-service';
import { memoryBrowser } from './testing/memory-session';
import { rows } from './testing/rows';

const session: StoredSession = { accessToken: 'a', refreshToken: 'r', userType: 'admin' };
const good = () => json(200, { success: true, data: { id: '1', done: 'yes' } });

/** An api whose every request is kept and answered with one answer. */
function apiThatGets(answer: () => Response | Error, stored: StoredSession | null = null) {
  const requests: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests.push(new Request(input, init));
    const outcome = answer();
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const api = createApi({ host: 'https://api.test', session: memoryBrowser(stored).tab(), fetch });
  return { api, requests };
}

afterEach(() => void vi.useRealTimers());

describe('every request', () => {
  it.each([
    { who: 'a visitor', stored: null, role: 'user', bearer: null },
    { who: 'an admin', stored: session, role: 'admin', bearer: 'Bearer a' },
  ])('of $who says what it is', async ({ stored, role, bearer }) => {
    const { api, requests } = apiThatGets(good, stored);
    await api.call(rows.thing, { id: '1' });
    const { headers, method, url } = requests[0] as Request;
    expect([method, url]).toEqual(['GET', 'https://api.test/api/v1/thing/1']);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('x-service-name')).toBe('self-service');
    expect(headers.get('x-user-role')).toBe(role);
    expect(headers.get('authorization')).toBe(bearer);
    expect(headers.get('x-request-id')).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(headers.get('idempotency-key')).toBeNull();
  });

  it('starts a trace that its request id names', async () => {
    const { api, requests } = apiThatGets(good);
    await Promise.all(Array.from({ length: 20 }, () => api.call(rows.thing, { id: '1' })));
    for (const { headers } of requests) {
      const [, trace, parent] = /^00-([\da-f]{32})-([\da-f]{16})-00$/.exec(headers.get('traceparent') ?? '') ?? [];
      expect(trace).toBe(headers.get('x-request-id')?.replaceAll('-', ''));
      expect(Number(`0x${parent}`)).toBeGreaterThan(0);
    }
  });

  it('has a request id of its own', async () => {
    const { api, requests } = apiThatGets(good);
    await Promise.all(Array.from({ length: 20 }, () => api.call(rows.thing, { id: '1' })));
    expect(new Set(requests.map(({ headers }) => headers.get('x-request-id'))).size).toBe(20);
  });

  it('carries its query and leaves out what is not known', async () => {
    const { api, requests } = apiThatGets(() => json(200, { success: true, data: [] }));
    await api.call(rows.things, {}, undefined, { query: { pageNumber: 2, name: undefined as never } });
    expect(requests[0]?.url).toBe('https://api.test/api/v1/things?pageNumber=2');
  });
});

describe('a write', () => {
  it('carries its body, also when it deletes', async () => {
    const { api, requests } = apiThatGets(good);
    await api.call(rows.remove, { id: '1' }, { Reason: 'Deceased' });
    expect(requests[0]?.method).toBe('DELETE');
    expect(await requests[0]?.json()).toEqual({ Reason: 'Deceased' });
  });

  it('carries the key of its intention, which is not the request id', async () => {
    const { api, requests } = apiThatGets(good);
    await api.call(rows.add, { id: '1' }, { name: 'x' });
    await api.call(rows.add, { id: '1' }, { name: 'x' });
    await api.call(rows.add, { id: '1' }, { name: 'x' }, { idempotencyKey: 'mine' });
    const [first, second, third] = requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBeTruthy();
    expect(second).not.toBe(first);
    expect(third).toBe('mine');
    expect(requests[0]?.headers.get('x-request-id')).not.toBe(first);
  });
});

describe('an answer that is not good', () => {
  const internal = { success: false, status: 500, message: 'Internal server error', code: 'INTERNAL_SERVER_ERROR' };
  const empty = { ...internal, message: 'Internal server error: the service gave an empty answer' };
  const coded = { success: false, status: 409, message: 'There is a pending change', code: 'PENDING_CHANGE_EXISTS' };
  const html = (status: number) => new Response('<h1>Bad</h1>', { status, headers: { 'content-type': 'text/html' } });
  const text = (body: string, status = 200) =>
    new Response(body, { status, headers: { 'content-type': 'application/json' } });

  it.each<{ when: string; answer: () => Response | Error; gives: object }>([
    { when: 'a coded refusal', answer: () => json(409, coded), gives: coded },
    { when: 'more than four fields', answer: () => json(409, { ...coded, errors: [], stack: 'at x' }), gives: coded },
    {
      when: 'a code without a message',
      answer: () => json(409, { code: 'X' }),
      gives: { ...internal, status: 409, code: 'X' },
    },
    { when: 'a coded refusal under 200', answer: () => json(200, coded), gives: coded },
    { when: 'a coded 500', answer: () => json(500, { ...coded, status: 500 }), gives: { ...coded, status: 500 } },
    { when: 'a message without a code', answer: () => json(500, { message: 'SELECT 1' }), gives: internal },
    { when: 'an empty code', answer: () => json(400, { ...coded, code: '' }), gives: internal },
    { when: 'a code that is no text', answer: () => json(400, { ...coded, code: 7 }), gives: internal },
    {
      when: 'a 401 with a code',
      answer: () => json(401, coded),
      gives: { ...internal, status: 401, message: 'Unauthorized', code: 'UNAUTHORIZED' },
    },
    { when: 'HTML under 502', answer: () => html(502), gives: internal },
    { when: 'HTML under 200', answer: () => html(200), gives: internal },
    { when: 'nothing under 200', answer: () => new Response(''), gives: empty },
    { when: 'white space under 200', answer: () => text(' \n'), gives: empty },
    { when: '204', answer: () => new Response(null, { status: 204 }), gives: empty },
    { when: 'nothing under 503', answer: () => new Response(null, { status: 503 }), gives: empty },
    { when: 'JSON cut short', answer: () => text('{"success":tr'), gives: internal },
    { when: 'JSON cut short under 500', answer: () => text('{"success":fa', 500), gives: internal },
    { when: 'null', answer: () => text('null'), gives: internal },
    { when: 'a list', answer: () => text('[]'), gives: internal },
    { when: 'success without data', answer: () => json(200, { success: true }), gives: internal },
    { when: 'data of another shape', answer: () => json(200, { success: true, data: { id: 7 } }), gives: internal },
    { when: 'a lost network', answer: () => new TypeError('Failed to fetch'), gives: internal },
    { when: 'an error nobody knows', answer: () => new RangeError('odd'), gives: internal },
  ])('gives a failure: $when (H6)', async ({ answer, gives }) => {
    const { api, requests } = apiThatGets(answer);
    expect(await api.call(rows.thing, { id: '1' })).toEqual(gives);
    expect(requests).toHaveLength(1);
  });

  it('comes within ten seconds of silence', async () => {
    vi.useFakeTimers();
    const { api } = apiThatGets(() => new Response(new ReadableStream()));
    const answer = api.call(rows.thing, { id: '1' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toEqual(internal);
  });

  it('comes within thirty where a file has to travel', async () => {
    vi.useFakeTimers();
    const { api } = apiThatGets(() => new Response(new ReadableStream()));
    let isAnswered = false;
    const answer = api.call(rows.send, { id: '1' }, { name: 'x' }).finally(() => (isAnswered = true));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await answer).toEqual(internal);
  });

  it('shows at most 200 characters of one line', async () => {
    const { api } = apiThatGets(() => json(400, { ...coded, message: `Bad\n\tname\u0000${'x'.repeat(500)}` }));
    const answer = await api.call(rows.thing, { id: '1' });
    const { message } = answer as Extract<typeof answer, { success: false }>;
    expect(message).toHaveLength(200);
    expect(message.startsWith('Bad name xxx')).toBe(true);
  });

  it('never half a character', async () => {
    const { api } = apiThatGets(() => json(400, { ...coded, message: `${'x'.repeat(199)}\u{1F600}` }));
    expect(await api.call(rows.thing, { id: '1' })).toMatchObject({ message: 'x'.repeat(199) });
  });

  it.each(['PUT', 'DELETE', 'GET'])('of 503 to a %s is not repeated by this layer (H4)', async (method) => {
    const { api, requests } = apiThatGets(() => json(503, { ...coded, status: 503 }));
    if (method === 'GET') await api.call(rows.thing, { id: '1' });
    if (method === 'PUT') await api.call(rows.update, { id: '1' }, { name: 'x' });
    if (method === 'DELETE') await api.call(rows.remove, { id: '1' }, { Reason: 'x' });
    expect(requests).toHaveLength(1);
  });

  it('is what a call gets that cannot even be sent', async () => {
    const { api, requests } = apiThatGets(good);
    const loop: Record<string, unknown> = {};
    loop['self'] = loop;
    expect(await api.call(rows.add, { id: '1' }, loop as never)).toEqual(internal);
    expect(await api.call(rows.thing, {} as never)).toEqual(internal);
    expect(requests).toHaveLength(0);
  });
});

describe('a call for another session', () => {
  it('speaks with its token and refreshes nothing', async () => {
    const { api, requests } = apiThatGets(() => json(401, {}));
    expect(await api.call(rows.poke, {}, undefined, { as: session })).toMatchObject({ status: 401 });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer a');
  });
});

describe('the types of a call', () => {
  it('come from the row', () => {
    const compile = (api: Api) => {
      expectTypeOf(api.call(rows.thing, { id: '1' })).resolves.toEqualTypeOf<Answer<{ id: string }>>();
      void api.call(rows.poke, {});
      void api.call(rows.poke, {}, undefined, { idempotencyKey: 'x' });
      void api.call(rows.things, {}, undefined, { query: { pageNumber: 1 } });
      // @ts-expect-error the id is missing
      void api.call(rows.thing, {});
      // @ts-expect-error the id is no text
      void api.call(rows.thing, { id: 1 });
      // @ts-expect-error the body is missing
      void api.call(rows.add, { id: '1' });
      // @ts-expect-error the body has another shape
      void api.call(rows.add, { id: '1' }, { nam: 'x' });
      // @ts-expect-error a read takes no body
      void api.call(rows.thing, { id: '1' }, { name: 'x' });
      // @ts-expect-error the query has another shape
      void api.call(rows.things, {}, undefined, { query: { pageNumber: 'one' } });
      // @ts-expect-error this row has no query
      void api.call(rows.thing, { id: '1' }, undefined, { query: { pageNumber: 1 } });
    };
    expect(compile).toBeTypeOf('function');
  });
});
