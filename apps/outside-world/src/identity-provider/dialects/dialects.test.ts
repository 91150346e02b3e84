import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import { aListeningWorld } from '../../testing/a-listening-world';
import { aPortal, aStaffSignIn, audience, broughtBack, clientId, portalUrl } from '../../testing/a-staff-sign-in';
import { type Dialect } from './dialect';
import { type DialectName, dialects } from './dialects';

const signedOut = `${portalUrl}/auth/logout`;
const naledi = { sub: '0c6d9f1e-5b7a-4f0e-9a35-8c1d2e7b4a61', email: 'naledi@staff.example', name: 'Naledi Dlamini' };

/** What the portal asks each for, and what comes back; times and ids aside. */
const rows = [
  {
    name: 'entra',
    asks: { scope: `openid profile email offline_access ${audience}/.default` },
    header: { alg: 'RS256', typ: 'JWT' },
    access: {
      aud: audience,
      azp: clientId,
      oid: naledi.sub,
      groups: ['0f1b6a3d-5d0b-4c55-9a5b-0d3f5f8c4a10'],
      scp: 'access',
      ver: '2.0',
    },
    id: { aud: clientId, oid: naledi.sub },
  },
  {
    name: 'okta',
    asks: { scope: 'openid profile email phone offline_access' },
    header: { alg: 'RS256' },
    access: {
      aud: audience,
      cid: clientId,
      uid: naledi.sub,
      sub: naledi.email,
      groups: ['Everyone', 'Funeral cover desk'],
    },
    id: { aud: clientId, sub: naledi.sub },
  },
  {
    name: 'auth0',
    asks: { scope: 'openid profile email phone offline_access', audience },
    header: { alg: 'RS256', typ: 'JWT' },
    access: { azp: clientId, sub: naledi.sub, 'https://insurer.example/roles': ['consultant'] },
    id: { aud: clientId, sub: naledi.sub, name: naledi.name },
  },
  {
    name: 'keycloak',
    asks: { scope: 'openid profile email phone' },
    header: { alg: 'RS256', typ: 'JWT' },
    access: {
      aud: [audience, 'account'],
      typ: 'Bearer',
      azp: clientId,
      resource_access: { [clientId]: { roles: ['consultant'] } },
    },
    id: { aud: clientId, typ: 'ID' },
  },
  {
    name: 'cognito',
    asks: { scope: 'openid profile email phone' },
    header: { alg: 'RS256' },
    access: { client_id: clientId, token_use: 'access', 'cognito:groups': ['consultants'], username: naledi.email },
    id: { aud: clientId, token_use: 'id' },
  },
] satisfies { name: DialectName; asks: Record<string, string>; header: object; access: object; id: object }[];

describe.each(rows)('the dialect $name', ({ name, asks, header, access, id }) => {
  const dialect: Dialect = dialects[name];
  const signIn = async (more: Record<string, string | undefined> = {}) =>
    aStaffSignIn(
      await aListeningWorld({ IDENTITY_PROVIDER_DIALECT: name }),
      naledi.name,
      { ...asks, ...more },
      dialect,
    );

  it('says where it answers at its issuer', async () => {
    const { url } = await aListeningWorld({ IDENTITY_PROVIDER_DIALECT: name });
    const issuer = url + dialect.issuer;
    const said = await (await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)).json();
    const { authorization, token, jwks, end_session: end } = dialect.routes;
    expect(said).toMatchObject({
      issuer,
      authorization_endpoint: url + dialect.mount + authorization,
      token_endpoint: url + dialect.mount + token,
      jwks_uri: url + dialect.mount + jwks,
      end_session_endpoint: url + dialect.mount + end,
    });
  });

  it('gives tokens of its form, signed with its keys, again and again', async () => {
    const { portal, tokens } = await signIn();
    const read = decodeProtectedHeader(tokens.access_token ?? '');
    expect(read).toEqual({ ...header, kid: expect.any(String) });
    expect(decodeJwt(tokens.access_token ?? '')).toMatchObject({ ...access, iss: portal.issuer });
    expect((await portal.verified(tokens.id_token, clientId)).payload).toMatchObject(id);
    expect((await portal.verified(tokens.id_token, clientId)).payload).not.toHaveProperty('groups');
    const renewed = await portal.refresh(tokens.refresh_token);
    expect(decodeJwt(renewed.access_token ?? '')).toMatchObject(access);
  });

  it.each(dialect.waysOut)('ends a sign-in at $path and leads back by $back', async ({ path, back, needsHint }) => {
    const { portal, browser, tokens } = await signIn();
    const origin = new URL(portal.issuer).origin;
    const query = new URLSearchParams({ client_id: clientId, [back]: signedOut });
    if (needsHint) {
      expect((await browser.open(`${origin}${path}?${query}`)).answer.status).toBe(400);
      query.set('id_token_hint', tokens.access_token ?? '');
      expect((await browser.open(`${origin}${path}?${query}`)).answer.status).toBe(400);
      query.set('id_token_hint', tokens.id_token ?? '');
    }
    expect((await browser.open(`${origin}${path}?${query}`)).url).toBe(signedOut);
    const silent = await browser.open(portal.authorize({ ...asks, prompt: 'none' }));
    expect(broughtBack(silent.url)['error']).toBe('login_required');
    expect(await portal.refresh(tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' });
  });
});

it('Cognito names no audience in an access token', async () => {
  const world = await aListeningWorld({ IDENTITY_PROVIDER_DIALECT: 'cognito' });
  const { tokens } = await aStaffSignIn(world, naledi.name, {}, dialects.cognito);
  expect(decodeJwt(tokens.access_token ?? '')).not.toHaveProperty('aud');
});

it('Auth0 gives a token that nobody else can read where it is not told the audience', async () => {
  const world = await aListeningWorld({ IDENTITY_PROVIDER_DIALECT: 'auth0' });
  const { tokens } = await aStaffSignIn(world, naledi.name, {}, dialects.auth0);
  expect(tokens.access_token).toEqual(expect.not.stringContaining('.'));
});

it('Entra gives a token for Microsoft Graph where the scope of the API is not asked for, and knows no phone', async () => {
  const world = await aListeningWorld({ IDENTITY_PROVIDER_DIALECT: 'entra' });
  const { tokens } = await aStaffSignIn(world, naledi.name, { scope: 'openid profile' }, dialects.entra);
  expect(decodeJwt(tokens.access_token ?? '').aud).toBe('00000003-0000-0000-c000-000000000000');
  const answer = await fetch(aPortal(world, dialects.entra).authorize({ scope: 'openid phone' }));
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('does not exist here: phone')]);
});
