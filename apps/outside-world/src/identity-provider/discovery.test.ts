import { expect, it } from 'vitest';
import { aListeningWorld } from '../testing/a-listening-world';

const json = async (address: string) => (await fetch(address)).json();

it('the provider says where it answers and what it can do', async () => {
  const { url } = await aListeningWorld();
  const issuer = `${url}/identity`;
  const said = await json(`${issuer}/.well-known/openid-configuration`);
  expect(said).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    end_session_endpoint: `${issuer}/session/end`,
    revocation_endpoint: `${issuer}/token/revocation`,
    scopes_supported: ['openid', 'email', 'phone', 'profile'],
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    id_token_signing_alg_values_supported: ['ES256'],
  });
  expect(said.grant_types_supported.toSorted()).toEqual(['authorization_code', 'refresh_token']);
  expect(said.claims_supported).toEqual(expect.arrayContaining(['groups', 'phone_number', 'email', 'name']));
  for (const absent of ['introspection_endpoint', 'registration_endpoint', 'userinfo_endpoint']) {
    expect(said).not.toHaveProperty(absent);
  }
});

it('its issuer is where people reach it, whatever they reach it through', async () => {
  const { url } = await aListeningWorld({ OUTSIDE_URL: 'https://outside.example' });
  expect((await json(`${url}/identity/.well-known/openid-configuration`)).issuer).toBe(
    'https://outside.example/identity',
  );
});

it('it publishes the key of today and the next, without their secrets, and other keys after each start', async () => {
  const keys = async () => (await json(`${(await aListeningWorld()).url}/identity/jwks`)).keys;
  const [first, second] = [await keys(), await keys()];
  expect(first).toHaveLength(2);
  for (const key of first) {
    expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: expect.any(String) });
    expect(key).not.toHaveProperty('d');
  }
  expect(new Set([...first, ...second].map(({ kid }: { kid: string }) => kid)).size).toBe(4);
});
