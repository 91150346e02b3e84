import { createIdentity } from '@portal/service-identity';
import { webRandom } from '@portal/service-store';
import { openPgliteCopy } from '@portal/service-store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AfterwardsEvent } from './wire/log-event';
import { canaries, ownerPolicy } from './testing/seeded-policies';
import { aWorld, type World } from './testing/world';

const breakers = ['\r\n{"level":"info"}', '\u001b[31mred', '"},{"', '\u2028', '%0d%0a', "';--"];

describe('the log', () => {
  let db: Awaited<ReturnType<typeof openPgliteCopy>>;
  let world: World;
  const secrets: string[] = [...Object.values(canaries), ownerPolicy];
  let requests = 0;

  beforeAll(async () => {
    db = await openPgliteCopy();
    world = await aWorld(db.database);
    const send = async (...request: Parameters<World['send']>) => {
      requests += 1;
      return world.send(...request);
    };
    await send('POST', `/api/v1/auth/trigger-login-otp/${ownerPolicy}?shouldSendOtp=true`);
    const otp = world.sentPin();
    secrets.push(otp);
    await send('POST', '/api/v1/auth/login', {
      body: { policyNumber: ownerPolicy, otp: otp === '111111' ? '222222' : '111111' },
    });
    const { body } = await send('POST', '/api/v1/auth/login', { body: { policyNumber: ownerPolicy, otp } });
    const { accessToken: token, refreshToken } = body.data as unknown as { accessToken: string; refreshToken: string };
    secrets.push(
      token,
      refreshToken,
      world.identity.readToken('access', token, new Date('2026-11-20T08:00:00Z'))?.sessionId ?? '',
    );
    for (const path of [
      `policy/${ownerPolicy}`,
      'auth/whoami',
      'policies',
      `policies/id-number/${canaries.ownerIdNumber}`,
    ]) {
      await send('GET', `/api/v1/${path}`, { token });
    }
    for (const path of [
      canaries.ownerIdNumber,
      `x/${canaries.ownerIdNumber}`,
      `%0a${canaries.ownerEmail}`,
      'policy/../../x',
    ]) {
      await send('GET', `/${path}?otp=${otp}`, { token });
    }
    for (const breaker of breakers) {
      const safe = encodeURIComponent(breaker);
      await send('GET', `/api/v1/policy/${safe}`, {
        token,
        headers: { 'x-user-role': safe, 'x-request-id': safe, 'user-agent': safe },
      });
      await send('POST', '/api/v1/auth/login', {
        body: { policyNumber: breaker, otp, [breaker]: canaries.ownerIdNumber },
      });
    }
    await send('POST', '/api/v1/auth/refresh-token', { body: { refreshToken } });
    await send('POST', '/api/v1/auth/logout', { token });
  });
  afterAll(() => db.close());

  it('has exactly one line for each request, and every line is one line (K2)', () => {
    expect(world.events).toHaveLength(requests);
    for (const event of world.events) {
      const line = JSON.stringify(event);
      expect(line).not.toMatch(/[\r\n\u001b\u2028]/);
      expect(JSON.parse(line)).toEqual(event);
    }
  });

  it('says when, who, what and with what result, and nothing more', () => {
    expect(world.events.find((event) => event.event === 'request' && event.path.endsWith('/whoami'))).toEqual({
      time: '2026-11-20T08:00:00.000Z',
      level: 'info',
      event: 'request',
      requestId: expect.any(String),
      method: 'GET',
      path: '/api/v1/auth/whoami',
      status: 200,
      milliseconds: 0,
      caller: 'customer',
    });
  });

  it('shows templates, never the numbers in a path (K6)', () => {
    const paths = new Set(world.events.flatMap((event) => (event.event === 'request' ? [event.path] : [])));
    expect([...paths]).toEqual(
      expect.arrayContaining(['/api/v1/policies/id-number/{idNumber}', '/api/v1/policy/{policyNumber}', '(no route)']),
    );
  });

  it('holds no number, PIN, token, session or address of anybody (K1)', () => {
    const lines = world.events.map((event) => JSON.stringify(event)).join('\n');
    expect(secrets.length).toBeGreaterThan(10);
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(5);
      expect(lines).not.toContain(secret);
    }
  });

  it('says when a message could not be sent, without saying to whom', async () => {
    const identity = createIdentity({
      database: db.database,
      clock: { now: () => new Date('2026-11-20T09:30:00Z') },
      random: webRandom,
      secret: 'a secret of the tests, long enough',
      messenger: ({ to, text }) => Promise.reject(new Error(`gateway refused ${to}: ${text}`)),
      brand: { product: 'Ubuntu' },
      pause: async () => undefined,
    });
    const { send, events } = await aWorld(db.database, { identity });
    const { status } = await send('POST', `/api/v1/auth/trigger-login-otp/${ownerPolicy}?shouldSendOtp=true`);
    expect(status).toBe(200);
    expect(events.map(({ event }) => event)).toEqual(['request', 'afterwards']);
    const { message } = (events[1] as AfterwardsEvent).error;
    expect(message).toContain('gateway refused (digits)');
    expect(message).not.toMatch(/\d{6}/);
  });
});
