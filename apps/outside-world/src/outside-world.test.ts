import { describe, expect, it } from 'vitest';
import { aWorld as anyWorld } from './testing/a-world';

const secret = 'a secret of the gateway';
const aWorld = () => anyWorld({ SMS_GATEWAY_SECRET: secret }).app;
const sms = { to: '27821234567', text: 'Your one-time PIN is 012345.', purpose: 'LOGIN', reference: 'r1' };

const send = (world: ReturnType<typeof aWorld>, body: unknown, authorization: string | null = `Bearer ${secret}`) =>
  world.request('/sms', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(authorization === null ? {} : { authorization }) },
  });

describe('the SMS gateway', () => {
  it('takes a message and shows it in the inbox of that number', async () => {
    const world = aWorld();
    expect((await send(world, sms)).status).toBe(201);
    const inbox = await (await world.request('/inbox.json?to=27821234567')).json();
    expect(inbox).toEqual({ success: true, data: [{ ...sms, id: 'id-1', receivedAt: '2026-03-02T08:00:00.000Z' }] });
    expect(await (await world.request('/inbox.json?to=27821234568')).json()).toEqual({ success: true, data: [] });
  });

  it('answers a repeated reference without a second message', async () => {
    const world = aWorld();
    await send(world, sms);
    expect((await send(world, sms)).status).toBe(200);
    expect((await (await world.request('/inbox.json')).json()).data).toHaveLength(1);
  });

  it.each([
    { why: 'no secret', authorization: null },
    { why: 'another secret', authorization: 'Bearer guess' },
    { why: 'the secret without its scheme', authorization: secret },
  ])('refuses a sender with $why', async ({ authorization }) => {
    const world = aWorld();
    const answer = await send(world, sms, authorization);
    expect(answer.status).toBe(401);
    expect((await (await world.request('/inbox.json')).json()).data).toEqual([]);
  });

  it.each([
    { why: 'no JSON', body: '{', status: 400 },
    { why: 'no number', body: { text: 'x' }, status: 400 },
    { why: 'a number with letters', body: { ...sms, to: '082-call-me' }, status: 400 },
    { why: 'no text', body: { ...sms, text: '' }, status: 400 },
    { why: 'a field nobody knows', body: { ...sms, from: 'me' }, status: 400 },
    { why: 'far too much', body: { ...sms, text: 'x'.repeat(20_000) }, status: 413 },
  ])('refuses a message with $why', async ({ body, status }) => {
    const answer = await send(aWorld(), body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ success: false, status });
  });

  it('serves a page that says what it is, with its script and style beside it', async () => {
    const world = aWorld();
    const page = await world.request('/inbox');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain('Stand-in SMS gateway');
    expect((await world.request('/inbox/inbox.js')).headers.get('content-type')).toContain('text/javascript');
    expect((await world.request('/inbox/inbox.css')).headers.get('content-type')).toContain('text/css');
  });

  it('never writes a message into markup', async () => {
    const world = aWorld();
    await send(world, { ...sms, text: '<img src=x onerror=alert(1)>' });
    expect(await (await world.request('/inbox')).text()).not.toContain('onerror');
    expect(await (await world.request('/inbox/inbox.js')).text()).not.toMatch(/innerHTML|insertAdjacentHTML|outerHTML/);
  });
});

describe('every answer of the outside world', () => {
  it.each([
    '/inbox',
    '/inbox.json',
    '/healthz',
    '/nowhere',
    '/',
    '/payat',
    '/payat/till',
    '/payat/pay/nobody',
    '/pages/base.css',
    '/pages/parts.css',
    '/identity/operator',
    '/identity/identity.css',
    '/identity/logout',
    '/account-verification',
    '/death-register',
    '/letters',
    '/bank',
    '/payout-bank',
  ])('%s carries the security headers', async (path) => {
    const { headers } = await aWorld().request(path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});
