import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { aSeedPolicy, seedFileIn } from '../testing/a-seed-policy';
import {
  cleanUp,
  newDataFolder,
  newFolder,
  productionSettings,
  startProgram,
  startService,
} from '../testing/service-process';
import { firstMessage, logIn, triggerPin } from '../testing/sign-in';

afterAll(cleanUp);

const moveClock = (base: string, body = '{"offsetMs":3600000}') =>
  fetch(`${base}/__test/clock`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });

describe('test mode', () => {
  const DATA_DIR = newDataFolder();
  const SEED_FILE = seedFileIn(DATA_DIR);
  const PORTAL_DIR = newFolder();
  let service: Awaited<ReturnType<typeof startService>>;

  beforeAll(async () => {
    writeFileSync(join(PORTAL_DIR, 'index.html'), '<title>portal</title>');
    service = await startService({ DATA_DIR, SEED_FILE, PORTAL_DIR, BRAND_NAME: 'Masakhane Cover' });
  });

  it('writes each message into the outbox, and its PIN signs the seeded policy in', async () => {
    expect((await triggerPin(service.base, aSeedPolicy.Policy_Number)).status).toBe(200);
    const line = await firstMessage(DATA_DIR);
    expect(line).toEqual({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      channel: 'SMS',
      to: '27821234567',
      text: expect.stringMatching(/^Masakhane Cover: your one-time PIN is \d{6}\. /),
      purpose: 'LOGIN',
    });
    const answer = await logIn(service.base, aSeedPolicy.Policy_Number, line);
    expect(await answer.json()).toMatchObject({ success: true, data: { accessToken: expect.any(String) } });
  });

  it('names exactly what was built, so that no answer of another build is taken for its own', async () => {
    const { data } = await (await fetch(`${service.base}/healthz`)).json();
    expect(data.version).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{13}$/);
  });

  it('moves the clock', async () => {
    const answer = await (await moveClock(service.base)).json();
    expect(answer).toEqual({ success: true, data: { now: expect.any(String), offsetMs: 3600000 } });
    expect(Date.parse(answer.data.now) - Date.now()).toBeGreaterThan(3_500_000);
  });

  it.each([
    { path: '/', status: 200, type: 'text/html; charset=utf-8' },
    { path: '/policies', status: 200, type: 'text/html; charset=utf-8' },
    { path: '/assets/gone.js', status: 404, type: 'application/json' },
    { path: '/config.json', status: 200, type: 'application/json' },
    { path: '/healthz', status: 200, type: 'application/json' },
    { path: '/readyz', status: 200, type: 'application/json' },
    { path: '/api/v1/auth/whoami', status: 401, type: 'application/json' },
    { path: '/api/openapi.json', status: 200, type: 'application/json' },
    { path: '/api/docs', status: 200, type: 'text/html; charset=utf-8' },
    { path: '/api/nowhere', status: 404, type: 'application/json' },
  ])('$path answers $status with the security headers', async ({ path, status, type }) => {
    const answer = await fetch(service.base + path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type]);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const isPage = type.startsWith('text/html');
    expect(answer.headers.get('cross-origin-opener-policy')?.startsWith('same-origin') ?? false).toBe(isPage);
    expect(answer.headers.get('permissions-policy')?.includes('camera=()') ?? false).toBe(isPage);
    expect(answer.headers.get('server')).toBeNull();
    expect(answer.headers.get('cache-control')).toMatch(/no-store|no-cache/);
    await answer.text();
  });

  it('logs one JSON line a request, with its id and without the PIN', async () => {
    const id = '7f8c1c4e-9b0a-4c57-8a4e-0d9f6f7a1b2c';
    await fetch(`${service.base}/api/v1/auth/whoami`, { headers: { 'x-request-id': id } });
    await vi.waitUntil(() => service.output().includes(id), 2000);
    const events = service
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(events.filter(({ requestId }) => requestId === id)).toMatchObject([{ event: 'request', status: 401 }]);
    const pin = /\d{6}/.exec((await firstMessage(DATA_DIR)).text)?.[0] ?? '';
    expect(service.output()).not.toContain(`"${pin}"`);
    expect(service.output()).not.toContain('27821234567');
  });

  it('starts with the policies of the demo when asked to', async () => {
    const folder = newDataFolder();
    const { base } = await startService({ DATA_DIR: folder, SEED_DEMO: 'true' });
    await triggerPin(base, '7000010012');
    const answer = await logIn(base, '7000010012', await firstMessage(folder));
    expect(await answer.json()).toMatchObject({ success: true });
  });

  it('refuses a seed file that it cannot use, and names it', async () => {
    const folder = newDataFolder();
    const path = join(folder, 'seed.json');
    writeFileSync(path, '[{"Policy_Number":"1"}]');
    const { code, err } = await startProgram('main', { APP_MODE: 'test', DATA_DIR: folder, SEED_FILE: path }).ended;
    expect(code).toBe(1);
    expect(err).toContain(path);
    expect(err).toContain('Policy_Number');
  });
});

/** docs/reliability.md#m6. */
describe('production', () => {
  it('can leave out the one file that holds the test hooks', () => {
    const folder = inject('builtService');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
    const holding = files.filter((name) => readFileSync(join(folder, name), 'utf8').includes('__test/clock'));
    expect(holding).toEqual([join('parts', 'test-mode.js')]);
  });

  it('refuses to start without its secrets and names each', async () => {
    const { code, err } = await startProgram('main', { APP_MODE: 'production', DATA_DIR: newFolder() }).ended;
    expect(code).toBe(1);
    for (const name of ['SESSION_SECRET', 'SMS_GATEWAY_URL', 'SMS_GATEWAY_SECRET', 'CONTACT_EMAIL'])
      expect(err).toContain(name);
  });

  it('has no test hooks, no outbox and no seed, and tells browsers to stay on TLS (I8)', async () => {
    const DATA_DIR = newDataFolder();
    const SEED_FILE = seedFileIn(newFolder());
    const service = await startService({ ...productionSettings, DATA_DIR, SEED_FILE, SEED_DEMO: 'true' });
    const refused = await moveClock(service.base);
    expect(refused.status).toBe(404);
    expect(await refused.json()).toEqual({ success: false, status: 404, message: 'Not found', code: 'NOT_FOUND' });
    expect(refused.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect((await triggerPin(service.base, aSeedPolicy.Policy_Number)).status).toBe(200);
    service.signal('SIGTERM');
    const { code, out } = await service.ended;
    expect(code).toBe(0);
    expect(out).not.toContain('MessageNotSent'); // nobody to send to: the policy of the seed file is not there
    expect(existsSync(join(DATA_DIR, 'outbox.jsonl'))).toBe(false);
  });
});
