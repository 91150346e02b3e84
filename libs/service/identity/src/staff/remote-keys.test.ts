import { expect, it, vi } from 'vitest';
import { aStaffProvider, someConsultant, someIssuer } from '../testing/a-staff-provider';
import { remoteKeys } from './remote-keys';
import { createStaffTokens, KeysUnavailable } from './staff-tokens';

const now = new Date('2026-11-20T08:00:00Z');
const address = { discovery: `${someIssuer}/.well-known/openid-configuration`, keys: `${someIssuer}/jwks` };

/** A provider behind a network that a test can break. */
async function aNetwork() {
  const staff = await aStaffProvider(() => now);
  const state = { isUp: true, issuer: someIssuer };
  const fetch = vi.fn(async (url: string) => {
    if (!state.isUp) throw new TypeError('fetch failed');
    if (url === address.discovery) return Response.json({ issuer: state.issuer, jwks_uri: address.keys });
    return url === address.keys ? Response.json(staff.jwks) : new Response(null, { status: 404 });
  });
  const tokens = createStaffTokens({ ...staff.provider, keys: remoteKeys(someIssuer, fetch) });
  const asked = (url: string) => fetch.mock.calls.filter(([one]) => one === url).length;
  return { staff, state, tokens, asked };
}

it('fetches the key set once for any number of tokens', async () => {
  const { staff, tokens, asked } = await aNetwork();
  for (let at = 0; at < 20; at += 1) {
    expect(await tokens.read(await staff.tokenOf(someConsultant, { jti: String(at) }), now)).not.toBeNull();
  }
  expect([asked(address.discovery), asked(address.keys)]).toEqual([1, 1]);
});

it('does not ask the provider again for each unknown key that strangers make up', async () => {
  const { staff, tokens, asked } = await aNetwork();
  for (let at = 0; at < 20; at += 1) {
    expect(await tokens.read(await staff.tokenOf(someConsultant, {}, { kid: `unknown-${at}` }), now)).toBeNull();
  }
  expect(asked(address.keys)).toBeLessThanOrEqual(2);
});

it('tells nobody apart while the provider is down, and everybody once it is back', async () => {
  const { staff, state, tokens } = await aNetwork();
  const token = await staff.tokenOf(someConsultant);
  state.isUp = false;
  await expect(tokens.read(token, now)).rejects.toThrow(KeysUnavailable);
  state.isUp = true;
  expect(await tokens.read(token, now)).toMatchObject({ role: 'consultant' });
});

it('goes on with the keys that it has when the provider goes down later', async () => {
  const { staff, state, tokens } = await aNetwork();
  expect(await tokens.read(await staff.tokenOf(someConsultant), now)).not.toBeNull();
  state.isUp = false;
  expect(await tokens.read(await staff.tokenOf(someConsultant, { jti: 'another' }), now)).not.toBeNull();
});

it('takes no keys from a discovery document of another issuer', async () => {
  const { staff, state, tokens } = await aNetwork();
  state.issuer = 'https://evil.example';
  await expect(tokens.read(await staff.tokenOf(someConsultant), now)).rejects.toThrow(KeysUnavailable);
});
