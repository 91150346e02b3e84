import { type Endpoint, endpoint, anybody, customersOnly, signedIn } from '@portal/contract';
import { onEveryDatabase } from '@portal/service-store/testing';
import * as v from 'valibot';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type UseCases } from './use-cases/use-cases';
import { ownerPolicy } from './testing/seeded-policies';
import { anIssuer } from '@portal/service-documents/testing';
import { withProviders } from '@portal/service-payments/testing';
import { aWorld, knownOrigin, type World } from './testing/world';

const reply = v.unknown();
const body = v.strictObject({ name: v.pipe(v.string('Name is required'), v.nonEmpty('Name is required')) });
const summary = 'A row of these tests';

const rows: Record<string, Endpoint> = {
  open: endpoint('GET /open', { summary, callers: anybody, reply }),
  take: endpoint('POST /take', { summary, callers: anybody, body, reply }),
  takeFiles: endpoint('POST /take-files', { summary, callers: anybody, body, reply, takesFiles: true }),
  remove: endpoint('DELETE /remove', { summary, callers: anybody, body, reply }),
  throwsError: endpoint('GET /throws-error', { summary, callers: anybody, reply }),
  throwsString: endpoint('GET /throws-string', { summary, callers: anybody, reply }),
  throwsNothing: endpoint('GET /throws-nothing', { summary, callers: anybody, reply }),
  throwsAtOnce: endpoint('GET /throws-at-once', { summary, callers: anybody, reply }),
  hangs: endpoint('GET /hangs', { summary, callers: anybody, reply }),
  empty: endpoint('GET /empty', { summary, callers: anybody, reply }),
  undone: endpoint('GET /undone', { summary, callers: anybody, reply }),
  mine: endpoint('GET /mine', { summary, callers: customersOnly, reply }),
  staff: endpoint('GET /staff', { summary, permission: 'find policies', reply }),
  nobody: endpoint('GET /nobody', { summary, callers: [], reply }),
  undoneForMe: endpoint('GET /undone/{policyNumber}', { summary, callers: signedIn, reply }),
  confused: endpoint('GET /confused', { summary, callers: customersOnly, reply }),
};

const fine = { for: 'anybody', run: async () => ({ fine: true }) };
const throws = (thrown: unknown) => ({ for: 'anybody', run: () => Promise.reject(thrown) });
const useCases = {
  open: fine,
  take: fine,
  takeFiles: fine,
  remove: fine,
  mine: { ...fine, for: 'customer' },
  nobody: fine,
  staff: fine,
  throwsError: throws(new Error('secret detail 123456')),
  throwsString: throws('secret detail 123456'),
  throwsNothing: throws(undefined),
  throwsAtOnce: {
    for: 'anybody',
    run: () => {
      throw new TypeError('secret detail 123456');
    },
  },
  hangs: { for: 'anybody', run: () => new Promise(() => {}) },
  empty: { for: 'anybody', run: async () => undefined },
  confused: { ...fine, for: 'policy' },
} as unknown as UseCases;

const big = (bytes: number) => JSON.stringify({ name: 'x'.repeat(bytes - 11) });

onEveryDatabase('whatever goes wrong', (db) => {
  let world: World;
  let token = '';
  beforeAll(async () => {
    world = await aWorld(db.database);
    token = (await world.signIn(ownerPolicy)).accessToken;
    world = await aWorld(db.database, { identity: world.identity }, { rows, useCases });
  });

  it.each([
    { path: '/open', status: 200 },
    { path: '/empty', status: 200 },
    { path: '/nothing-here', status: 404, code: 'NOT_FOUND' },
    { path: '/open', method: 'POST', status: 405, code: 'METHOD_NOT_ALLOWED' },
    { path: '/open', method: 'OPTIONS', status: 405, code: 'METHOD_NOT_ALLOWED' },
    { path: '/open', method: 'PATCH', status: 405, code: 'METHOD_NOT_ALLOWED' },
    { path: '/take', method: 'POST', raw: big(64 * 1024), status: 200 },
    { path: '/take', method: 'POST', raw: big(64 * 1024 + 1), status: 413, code: 'PAYLOAD_TOO_LARGE' },
    { path: '/take-files', method: 'POST', raw: big(64 * 1024 + 1), status: 200 },
    { path: '/take-files', method: 'POST', raw: big(7.5 * 1024 * 1024 + 1), status: 413, code: 'PAYLOAD_TOO_LARGE' },
    { path: '/take', method: 'POST', raw: 'a=1', type: 'text/plain', status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
    { path: '/take', method: 'POST', raw: '{', status: 400, code: 'BAD_REQUEST' },
    { path: '/take', method: 'POST', status: 400, code: 'BAD_REQUEST' },
    // docs/reliability.md#c4
    { path: '/take', method: 'POST', raw: '{"name":"a","more":1}', status: 400, code: 'UNKNOWN_FIELD' },
    { path: '/take', method: 'POST', raw: '{"name":"a","__proto__":{"x":1}}', status: 400, code: 'UNKNOWN_FIELD' },
    { path: '/take', method: 'POST', raw: '{}', status: 422, code: 'VALIDATION_ERROR' },
    { path: '/take', method: 'POST', raw: '{"name":5}', status: 422, code: 'VALIDATION_ERROR' },
    // docs/reliability.md#g6
    { path: '/remove', method: 'DELETE', status: 400, code: 'BAD_REQUEST' },
    { path: '/remove', method: 'DELETE', raw: '{}', status: 400, code: 'BAD_REQUEST' },
    { path: '/remove', method: 'DELETE', raw: 'null', status: 400, code: 'BAD_REQUEST' },
    { path: '/remove', method: 'DELETE', raw: '"x"', status: 400, code: 'BAD_REQUEST' },
    { path: '/mine', status: 401, code: 'UNAUTHORIZED' },
    { path: '/mine', isSignedIn: true, status: 200 },
    { path: '/staff', status: 401, code: 'UNAUTHORIZED' },
    { path: '/staff', isSignedIn: true, status: 403, code: 'FORBIDDEN' },
    { path: '/nobody', status: 403, code: 'FORBIDDEN' },
    { path: '/nobody', isSignedIn: true, status: 403, code: 'FORBIDDEN' },
    { path: '/undone', status: 501, code: 'NOT_AVAILABLE' },
    { path: `/undone/${ownerPolicy}`, status: 401, code: 'UNAUTHORIZED' },
    { path: `/undone/${ownerPolicy}`, isSignedIn: true, status: 501, code: 'NOT_AVAILABLE' },
    { path: '/undone/7999999999', isSignedIn: true, status: 404, code: 'NOT_FOUND' },
    { path: '/throws-error', status: 500, code: 'INTERNAL_SERVER_ERROR' },
    { path: '/throws-string', status: 500, code: 'INTERNAL_SERVER_ERROR' },
    { path: '/throws-nothing', status: 500, code: 'INTERNAL_SERVER_ERROR' },
    { path: '/throws-at-once', status: 500, code: 'INTERNAL_SERVER_ERROR' },
    { path: '/confused', isSignedIn: true, status: 500, code: 'INTERNAL_SERVER_ERROR' },
  ])('$method $path gives $status $code', async ({ path, method = 'GET', raw, type, isSignedIn, status, code }) => {
    const sent = await world.send(method, `/api/v1${path}`, {
      ...(isSignedIn && { token }),
      ...(raw !== undefined && { raw }),
      ...(type && { headers: { 'content-type': type } }),
    });
    expect({ status: sent.status, code: sent.body.code }).toEqual({ status, code });
    expect(sent.text).not.toContain('secret');
    expect(sent.text).not.toBe('');
  });

  it('names the methods that an address takes', async () => {
    const { headers } = await world.send('GET', '/api/v1/take');
    expect(headers.get('allow')).toBe('POST');
  });

  it('gives every refused field on a 422 and the first sentence as the message', async () => {
    const { body } = await world.send('POST', '/api/v1/take', { raw: '{"name":""}' });
    expect(body).toMatchObject({
      message: 'Name is required',
      errors: [{ field: 'name', message: 'Name is required' }],
    });
  });

  it('answers 503 with when to come back when a call takes longer than it may, and says so in the log', async () => {
    const quick = await aWorld(
      db.database,
      { config: { origins: [], issuer: anIssuer, ...withProviders, handlerTimeout: 20 } },
      { rows, useCases },
    );
    const { status, body, headers } = await quick.send('GET', '/api/v1/hangs');
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'PROVIDER_UNAVAILABLE' });
    expect(headers.get('retry-after')).toBe('5');
    expect(quick.events.at(-1)).toMatchObject({ level: 'error', error: { name: 'TimedOut' } });
  });

  it('answers although the log is broken', async () => {
    const log = vi.fn(() => {
      throw new Error('the disk is full');
    });
    const loud = await aWorld(db.database, { log }, { rows: {}, useCases: {} });
    const response = await loud.service(new Request('http://service.test/healthz'), { address: '10.9.9.9' });
    expect(response.status).toBe(200);
    expect(log).toHaveBeenCalledOnce();
  });

  describe('for pages of other origins', () => {
    const preflight = (origin: string) =>
      world.send('OPTIONS', '/api/v1/take', { headers: { origin, 'access-control-request-method': 'POST' } });

    it('lets a known origin read answers, good and bad', async () => {
      for (const path of ['/api/v1/open', '/api/v1/nothing-here']) {
        const { headers } = await world.send('GET', path, { headers: { origin: knownOrigin } });
        expect(headers.get('access-control-allow-origin')).toBe(knownOrigin);
      }
      const { status, headers } = await preflight(knownOrigin);
      expect({ status, methods: headers.get('access-control-allow-methods') }).toEqual({
        status: 204,
        methods: 'GET, POST, PUT, DELETE',
      });
    });

    it.each([
      'https://evil.example',
      `${knownOrigin}.evil.example`,
      'null',
      `${knownOrigin}/`,
      'http://portal.example.co.za',
    ])('lets %s read nothing', async (origin) => {
      const { headers } = await preflight(origin);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      const answer = await world.send('GET', '/api/v1/open', { headers: { origin } });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    });
  });

  it('answers under the request id of the caller, and logs it', async () => {
    const id = crypto.randomUUID();
    const { headers } = await world.send('GET', '/api/v1/open', { headers: { 'x-request-id': id } });
    expect(headers.get('x-request-id')).toBe(id);
    expect(world.events.at(-1)).toMatchObject({
      requestId: id,
      path: '/api/v1/open',
      status: 200,
      caller: 'anonymous',
    });
  });

  it('says that it runs and that it is ready', async () => {
    expect((await world.send('GET', '/healthz')).body.data).toEqual({ status: 'ok', version: 'test' });
    expect((await world.send('GET', '/readyz')).body.data).toEqual({ status: 'ready', version: 'test' });
  });
});
