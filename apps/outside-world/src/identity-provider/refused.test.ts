import { describe, expect, it } from 'vitest';
import { aBrowser } from '../testing/a-browser';
import { aListeningWorld } from '../testing/a-listening-world';
import { aPortal, aStaffSignIn, broughtBack, choose, clientId, password, portalUrl } from '../testing/a-staff-sign-in';

describe('the provider sends back with an error', () => {
  it.each([
    {
      why: 'no PKCE',
      asked: { code_challenge: undefined, code_challenge_method: undefined },
      error: 'invalid_request',
    },
    { why: 'a plain challenge', asked: { code_challenge_method: 'plain' }, error: 'invalid_request' },
    { why: 'a challenge of no method', asked: { code_challenge_method: undefined }, error: 'invalid_request' },
    { why: 'another API', asked: { resource: 'https://other.example/api' }, error: 'invalid_target' },
    { why: 'signed requests', asked: { request: 'e30.e30.' }, error: 'request_not_supported' },
    { why: 'a consent page', asked: { prompt: 'consent' }, error: 'invalid_request' },
  ])('who asks with $why', async ({ asked, error }) => {
    const portal = aPortal(await aListeningWorld());
    const { url } = await aBrowser().open(portal.authorize(asked));
    expect(broughtBack(url)).toMatchObject({ error, state: 'a-state' });
  });

  it.each(['token', 'id_token', 'code id_token', 'id_token token'])('who asks for %s at once', async (kind) => {
    const portal = aPortal(await aListeningWorld());
    const { url } = await aBrowser().open(portal.authorize({ response_type: kind }));
    expect(url).toContain('error=unsupported_response_type');
    expect(url).not.toMatch(/[?#&](code|id_token|access_token)=/);
  });
});

describe('the provider sends nobody', () => {
  it.each([
    { why: 'to an unknown address', asked: { redirect_uri: `${portalUrl}/elsewhere` } },
    { why: 'to another site', asked: { redirect_uri: 'http://elsewhere.example/auth/staff/signed-in' } },
    { why: 'below a known address', asked: { redirect_uri: `${portalUrl}/auth/staff/signed-in/x` } },
    { why: 'for an unknown client', asked: { client_id: 'somebody' } },
    { why: 'for no client', asked: { client_id: undefined } },
  ])('$why', async ({ asked }) => {
    const portal = aPortal(await aListeningWorld());
    const { url, answer } = await aBrowser().open(portal.authorize(asked));
    expect([answer.status, new URL(url).origin]).toEqual([400, new URL(portal.issuer).origin]);
    expect(await answer.text()).toContain('This sign-in cannot go on');
  });
});

describe('the provider gives no tokens', () => {
  const aCode = async () => {
    const world = await aListeningWorld();
    const portal = aPortal(world);
    const browser = aBrowser();
    const { url } = await choose(browser, await browser.open(portal.authorize()), 'Naledi Dlamini');
    return { world, portal, code: broughtBack(url)['code'] ?? '' };
  };

  it.each([
    { why: 'a wrong verifier', more: { code_verifier: 'a'.repeat(43) } },
    { why: 'no verifier', more: { code_verifier: undefined } },
    { why: 'another way back', more: { redirect_uri: `${portalUrl}/auth/silent-renew.html` } },
    { why: 'an unknown code', more: { code: 'guess' } },
  ])('for $why', async ({ more }) => {
    const { portal, code } = await aCode();
    const answer = await portal.exchange(code, more);
    expect(answer).toMatchObject({ status: 400, error: expect.stringMatching(/^invalid_(grant|request)$/) });
    expect(answer).not.toHaveProperty('access_token');
  });

  it('for a code that was used, and ends what came of it', async () => {
    const { portal, code } = await aCode();
    const tokens = await portal.exchange(code);
    expect(await portal.exchange(code)).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect(await portal.refresh(tokens.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' });
  });

  it('for a code that is older than a minute', async () => {
    const { world, portal, code } = await aCode();
    world.clock.setOffset(61_000);
    expect(await portal.exchange(code)).toMatchObject({ status: 400, error: 'invalid_grant' });
  });

  it('for a code of another client', async () => {
    const { portal, code } = await aCode();
    expect(await portal.exchange(code, { client_id: 'somebody' })).toMatchObject({ error: 'invalid_client' });
  });

  it.each(['password', 'client_credentials', 'implicit', 'urn:ietf:params:oauth:grant-type:device_code'])(
    'for the grant type %s',
    async (kind) => {
      const portal = aPortal(await aListeningWorld());
      const fields = { grant_type: kind, client_id: clientId, username: 'naledi@staff.example', password };
      expect(await portal.post('/token', fields)).toMatchObject({ status: 400, error: 'unsupported_grant_type' });
    },
  );

  it('for a refresh token that nobody was given', async () => {
    const { portal } = await aStaffSignIn(await aListeningWorld());
    expect(await portal.refresh('guess')).toMatchObject({ status: 400, error: 'invalid_grant' });
  });
});

it.each(['/reg', '/token/introspection', '/me', '/request', '/device', '/nowhere'])('there is no %s', async (path) => {
  const { url } = await aListeningWorld();
  expect((await fetch(`${url}/identity${path}`)).status).toBe(404);
});
