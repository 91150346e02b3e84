import { decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import { aListeningWorld } from '../testing/a-listening-world';
import { aStaffSignIn, broughtBack, claimsOf, clientId, portalUrl } from '../testing/a-staff-sign-in';

const hour = 60 * 60_000;
const staff = [
  { name: 'Naledi Dlamini', email: 'naledi@staff.example', groups: ['ss_consultants'] },
  { name: 'Johan van Wyk', email: 'johan@staff.example', groups: ['ss_consultants'] },
  { name: 'Priya Naidoo', email: 'priya@staff.example', groups: ['ss_portaladmin'] },
  { name: 'Kagiso Molefe', email: 'kagiso@staff.example', groups: ['ss_consultants', 'ss_portaladmin'] },
  { name: 'Ruth Adams', email: 'ruth@staff.example', groups: [] },
];

describe('tokens', () => {
  it.each(staff)('say who $name is', async ({ name, email, groups }) => {
    const { portal, tokens } = await aStaffSignIn(await aListeningWorld(), name);
    const { id, access } = await claimsOf(portal, tokens);
    const said = { name, email, groups, phone_number: expect.stringMatching(/^\+27\d{9}$/) };
    expect(id).toMatchObject({
      ...said,
      given_name: name.split(' ')[0],
      family_name: name.split(' ').slice(1).join(' '),
      email_verified: true,
      nonce: 'a-nonce',
    });
    expect(access).toMatchObject({ ...said, sub: id.sub, client_id: clientId, scope: 'openid email phone profile' });
  });

  it('give a person the same name for good, and everybody another', async () => {
    const worlds = await Promise.all([aListeningWorld(), aListeningWorld()]);
    const subs = await Promise.all(
      worlds.flatMap((world) =>
        staff.map(async ({ name }) => {
          const { portal, tokens } = await aStaffSignIn(world, name);
          return (await claimsOf(portal, tokens)).id.sub;
        }),
      ),
    );
    expect(subs.slice(0, 5)).toEqual(subs.slice(5));
    expect(new Set(subs).size).toBe(5);
  });

  it('tell an access token from an ID token', async () => {
    const { portal, tokens } = await aStaffSignIn(await aListeningWorld());
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 600 });
    expect(decodeProtectedHeader(tokens.access_token ?? '')).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
    expect(decodeProtectedHeader(tokens.id_token ?? '')).not.toHaveProperty('typ');
    await expect(portal.verified(tokens.id_token, 'https://self-service.example/api')).rejects.toThrow('aud');
  });

  it('say no more than was asked for', async () => {
    const { portal, tokens } = await aStaffSignIn(await aListeningWorld(), 'Priya Naidoo', { scope: 'openid email' });
    const { id, access } = await claimsOf(portal, tokens);
    expect(id['email']).toBe('priya@staff.example');
    for (const claim of ['name', 'groups', 'phone_number']) {
      expect(id).not.toHaveProperty(claim);
      expect(access).not.toHaveProperty(claim);
    }
  });

  it('are meant for whom the settings say', async () => {
    const audience = 'https://api.insurer.example/';
    const { portal, tokens } = await aStaffSignIn(await aListeningWorld({ IDENTITY_PROVIDER_AUDIENCE: audience }));
    expect((await portal.verified(tokens.access_token, audience)).payload.aud).toBe(audience);
  });
});

describe('a refresh token', () => {
  it('gives new tokens for the same person, once', async () => {
    const { portal, tokens } = await aStaffSignIn(await aListeningWorld());
    const renewed = await portal.refresh(tokens.refresh_token);
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
    expect(renewed.access_token).not.toBe(tokens.access_token);
    const [before, after] = [await claimsOf(portal, tokens), await claimsOf(portal, renewed)];
    expect(after.id.sub).toBe(before.id.sub);
  });

  it('used a second time ends everything that came of the sign-in', async () => {
    const { portal, tokens } = await aStaffSignIn(await aListeningWorld());
    const renewed = await portal.refresh(tokens.refresh_token);
    expect(await portal.refresh(tokens.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect(await portal.refresh(renewed.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' });
  });

  it('is left alone by another tab that signs in silently', async () => {
    const { portal, browser, tokens } = await aStaffSignIn(await aListeningWorld());
    const { url } = await browser.open(portal.authorize({ prompt: 'none' }));
    await portal.exchange(broughtBack(url)['code'] ?? null);
    expect((await portal.refresh(tokens.refresh_token)).status).toBe(200);
  });

  it('lives for twelve hours from the sign-in, however often it is changed', async () => {
    const world = await aListeningWorld();
    const { portal, browser, tokens } = await aStaffSignIn(world);
    let latest = tokens;
    for (const hours of [5, 11.99]) {
      world.clock.setOffset(hours * hour);
      latest = await portal.refresh(latest.refresh_token);
      expect(latest.status).toBe(200);
      expect((await browser.open(portal.authorize({ prompt: 'none' }))).url).toContain('code=');
    }
    world.clock.setOffset(12 * hour + 1000);
    expect(await portal.refresh(latest.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' });
    const { url } = await browser.open(portal.authorize({ prompt: 'none' }));
    expect(broughtBack(url)['error']).toBe('login_required');
  });

  it.each(['access_token', 'refresh_token'] as const)('is dead once the portal revokes the %s', async (kind) => {
    const { portal, tokens } = await aStaffSignIn(await aListeningWorld());
    const token = tokens[kind];
    expect(await portal.post('/token/revocation', { client_id: clientId, token, token_type_hint: kind })).toEqual({
      status: 200,
    });
    expect(await portal.refresh(tokens.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' });
  });

  it.each(['access_token', 'refresh_token'] as const)('is revoked with an answer without content: %s', async (kind) => {
    const { portal, tokens } = await aStaffSignIn(await aListeningWorld());
    const body = new URLSearchParams({ client_id: clientId, token: tokens[kind] ?? '' });
    const answer = await fetch(`${portal.issuer}/token/revocation`, { method: 'POST', body });
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([200, null, '']);
  });

  it('is left alone when a token that the provider never signed is revoked', async () => {
    const { portal, tokens } = await aStaffSignIn(await aListeningWorld());
    const [header, payload] = (tokens.access_token ?? '').split('.');
    const forged = `${header}.${payload}.${'A'.repeat(86)}`;
    expect((await portal.post('/token/revocation', { client_id: clientId, token: forged })).status).toBe(200);
    expect((await portal.refresh(tokens.refresh_token)).status).toBe(200);
  });
});

describe('the portal in a browser', () => {
  const asks = (issuer: string, path: string, method: string, origin: string) =>
    fetch(`${issuer}${path}`, {
      method,
      headers: { origin, ...(method === 'OPTIONS' ? { 'access-control-request-method': 'POST' } : {}) },
      ...(method === 'POST' ? { body: new URLSearchParams({ client_id: clientId, grant_type: 'refresh_token' }) } : {}),
    });

  it.each([
    { path: '/.well-known/openid-configuration', method: 'GET' },
    { path: '/jwks', method: 'GET' },
    { path: '/token', method: 'OPTIONS' },
    { path: '/token', method: 'POST' },
    { path: '/token/revocation', method: 'OPTIONS' },
    { path: '/token/revocation', method: 'POST' },
  ])('may read $method $path', async ({ path, method }) => {
    const { url } = await aListeningWorld();
    const answer = await asks(`${url}/identity`, path, method, portalUrl);
    expect(answer.headers.get('access-control-allow-origin')).toBe(portalUrl);
  });

  it.each(['/token', '/token/revocation'])('is the only one that may read POST %s', async (path) => {
    const { url } = await aListeningWorld();
    const answer = await asks(`${url}/identity`, path, 'POST', 'http://elsewhere.example');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});
