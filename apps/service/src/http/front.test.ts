import { brotliDecompressSync } from 'node:zlib';
import { PortalConfigSchema } from '@portal/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Entry } from '../log';
import { workUnderWay } from '../work-under-way';
import { createFront } from './front';
import { accept } from './refuse';

const page = { bytes: new TextEncoder().encode('<title>portal</title>'), etag: '"1"' };
const site = new Map([
  ['/index.html', { type: 'text/html; charset=utf-8', isHashed: false, forms: { identity: page } }],
]);

const aFront = ({ apiPage, isDraining = false }: { apiPage?: string; isDraining?: boolean } = {}) => {
  const logged: Entry[] = [];
  const front = createFront({
    mandateForm: async () => new Response('the form'),
    browserReport: async () => accept('reported'),
    service: async (request, { address }) =>
      apiPage
        ? new Response(apiPage, { headers: { 'content-type': 'text/html' } })
        : accept({ url: request.url, address }),
    work: workUnderWay(),
    site,
    config: v.parse(PortalConfigSchema, { contact: { email: 'care@cover.example' } }),
    testHooks: null,
    isDraining: () => isDraining,
    log: (entry) => void logged.push(entry),
    now: () => new Date(0),
  });
  const ask = (target: string, init?: RequestInit, onRoute: (template: string) => void = () => undefined) =>
    front(new Request(new URL(target, 'http://service'), init), { target, address: '41.0.0.1', onRoute });
  return { ask, logged };
};

it.each(['/api/v1/policy/1', '/healthz', '/readyz', '/API/v1/policy/1', '//api/v1', '/%61pi/v1'])(
  '%s goes to the API, with the address of the sender',
  async (target) => {
    expect(await (await aFront().ask(target)).json()).toMatchObject({ data: { address: '41.0.0.1' } });
  },
);

it('a process that is about to stop is not ready, and answers everything else', async () => {
  const { ask } = aFront({ isDraining: true });
  expect((await ask('/readyz')).status).toBe(503);
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/api/v1/policy/1')).status).toBe(200);
});

it.each(['/api/../secret', '/assets/..%2f..%2fetc/passwd', '/%2e%2e/x', '/%252e%252e/x', '/a%00'])(
  '%s leads nowhere',
  async (target) => {
    const answer = await aFront().ask(target);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ success: false, status: 404, message: 'Not found', code: 'NOT_FOUND' });
  },
);

it.each(['/__test/clock', '/__anything'])('%s is not there without test hooks', async (target) => {
  expect((await aFront().ask(target, { method: 'POST', body: '{"offsetMs":1}' })).status).toBe(404);
});

it.each([
  { target: '/api/v1/policy/1', method: 'GET', route: undefined },
  { target: '/browser-report', method: 'POST', route: '/browser-report' },
  { target: '/child/details/7000010012', method: 'GET', route: '/{page}' },
  { target: '/config.json', method: 'GET', route: '/{file}' },
  { target: '/assets/nothing.js', method: 'GET', route: undefined },
  { target: '/constructor', method: 'GET', route: '/{page}' },
])('$target is known as $route', async ({ target, method, route }) => {
  let known: string | undefined;
  await aFront().ask(target, { method }, (template) => void (known = template));
  expect(known).toBe(route);
});

it.each(['/metrics', '/Metrics/', '//metrics'])('%s is no page', async (target) => {
  const answer = await aFront().ask(target, { headers: { accept: 'text/html' } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json']);
});

describe('/config.json', () => {
  it('tells the portal what it needs at start', async () => {
    const answer = await aFront().ask('/config.json');
    expect(await answer.json()).toMatchObject({ host: '', contact: { email: 'care@cover.example' } });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('comes compressed to a browser that takes it so', async () => {
    const answer = await aFront().ask('/config.json', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(JSON.parse(String(brotliDecompressSync(await answer.arrayBuffer())))).toMatchObject({ host: '' });
  });

  it('is not sent twice to the same reader', async () => {
    const { ask } = aFront();
    const etag = (await ask('/config.json')).headers.get('etag') ?? '';
    expect((await ask('/config.json', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});

it('a page of the API may use the style that it brings', async () => {
  const answer = await aFront({ apiPage: '<style>p{}</style>' }).ask('/api/docs');
  expect(answer.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
  expect(await answer.text()).toBe('<style>p{}</style>');
});

describe('a report about blocked content', () => {
  const report = (uri: string) =>
    JSON.stringify({ 'csp-report': { 'violated-directive': 'script-src', 'blocked-uri': uri, 'document-uri': '/x' } });
  const post = (ask: ReturnType<typeof aFront>['ask'], body: string) =>
    ask('/csp-report', { method: 'POST', body, headers: { 'content-length': String(body.length) } });

  it('goes into the log without the address in full', async () => {
    const { ask, logged } = aFront();
    expect((await post(ask, report('https://evil.example/?who=me'))).status).toBe(200);
    expect(logged).toEqual([
      {
        level: 'warn',
        event: 'content-blocked',
        'violated-directive': 'script-src',
        'blocked-uri': 'https://evil.example',
        disposition: '',
      },
    ]);
  });

  it('is refused when it is none, too large, or one of very many', async () => {
    const { ask, logged } = aFront();
    expect((await post(ask, '[]')).status).toBe(400);
    expect((await post(ask, report('x'.repeat(20_000)))).status).toBe(413);
    for (let n = 0; n < 40; n += 1) await post(ask, report('inline'));
    expect((await post(ask, report('inline'))).status).toBe(429);
    expect(logged.length).toBeLessThanOrEqual(30);
  });
});
