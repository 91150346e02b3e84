import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  aStaffProvider,
  someConsultant,
  someIssuer,
  somePortalAdmin,
  type SomeStaffProvider,
} from '../testing/a-staff-provider';
import { createStaffTokens, KeysUnavailable } from './staff-tokens';

const now = new Date('2026-11-20T08:00:00Z');
const seconds = now.getTime() / 1000;
const later = (ms: number) => new Date(now.getTime() + ms);

describe('a token of staff', () => {
  let staff: SomeStaffProvider;
  let token = '';
  beforeAll(async () => {
    staff = await aStaffProvider(() => now);
    token = await staff.tokenOf(someConsultant);
  });
  const read = (text: string, at = now) => createStaffTokens(staff.provider).read(text, at);

  it('says who somebody is and what they may act as', async () => {
    expect(await read(token)).toEqual({
      id: 'staff-naledi',
      name: 'Naledi Dlamini',
      email: 'staff-naledi@staff.example',
      role: 'consultant',
      issuedAt: now,
      expiresAt: later(600_000),
    });
    expect(await read(await staff.tokenOf(somePortalAdmin))).toMatchObject({ role: 'portalAdmin' });
  });

  it.each([
    { groups: ['ss_consultants', 'ss_portaladmin'], role: 'portalAdmin' },
    { groups: ['SS_CONSULTANTS', 'others'], role: null },
    { groups: [], role: null },
    { groups: 'ss_portaladmin', role: null },
    { groups: [{ name: 'ss_portaladmin' }], role: null },
    { groups: undefined, role: null },
  ])('gives groups $groups the role $role', async ({ groups, role }) => {
    expect(await read(await staff.tokenOf(someConsultant, { groups }))).toMatchObject({ role });
  });

  it('is taken to the second it ends, however often it was taken before', async () => {
    const tokens = createStaffTokens(staff.provider);
    expect(await tokens.read(token, later(599_999))).not.toBeNull();
    expect(await tokens.read(token, later(600_000))).toBeNull();
    expect(await tokens.read(token, later(599_999))).not.toBeNull();
  });

  it('is verified once: the same text has the same signature', async () => {
    const keys = vi.fn(staff.provider.keys);
    const tokens = createStaffTokens({ ...staff.provider, keys });
    for (let call = 0; call < 100; call += 1) await tokens.read(token, now);
    expect(keys).toHaveBeenCalledTimes(1);
    expect(await tokens.read(`${token.slice(0, -4)}AAAA`, now)).toBeNull();
  });

  it('is neither taken nor refused while the keys cannot be fetched', async () => {
    const keys = () => Promise.reject(new TypeError('fetch failed'));
    await expect(createStaffTokens({ ...staff.provider, keys }).read(token, now)).rejects.toThrow(KeysUnavailable);
  });

  it('of a provider that names no audience is known by the client it was given to', async () => {
    const cognito = { aud: undefined, token_use: 'access' };
    expect(await read(await staff.tokenOf(someConsultant, cognito, { typ: 'JWT' }))).toMatchObject({
      id: 'staff-naledi',
    });
    const ofAnother = { ...cognito, client_id: 'another-app' };
    expect(await read(await staff.tokenOf(someConsultant, ofAnother, { typ: 'JWT' }))).toBeNull();
  });

  /** docs/reliability.md#d1, as far as a bearer goes. ASVS 9.1.1, 9.1.2, 9.2.1 to 9.2.4. */
  describe('is refused', () => {
    const own = async () => {
      const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
      return { privateKey, jwk: await exportJWK(publicKey) };
    };
    const claims = {
      iss: someIssuer,
      aud: 'https://self-service.example/api',
      sub: 'staff-naledi',
      iat: seconds,
      exp: seconds + 600,
    };

    const hostile: Record<string, () => Promise<string>> = {
      'from another issuer': () => staff.tokenOf(someConsultant, { iss: 'https://evil.example' }),
      'from an issuer that only begins the same': () =>
        staff.tokenOf(someConsultant, { iss: `${someIssuer}.evil.example` }),
      'meant for another service': () => staff.tokenOf(someConsultant, { aud: 'https://other.example/api' }),
      'given to another client': () => staff.tokenOf(someConsultant, { client_id: 'another-app' }),
      'that has expired': () => staff.tokenOf(someConsultant, { iat: seconds - 1200, exp: seconds - 600 }),
      'that does not expire': () => staff.tokenOf(someConsultant, { exp: undefined }),
      'that is not valid yet': () => staff.tokenOf(someConsultant, { nbf: seconds + 300 }),
      'that names nobody': () => staff.tokenOf(someConsultant, { sub: undefined }),
      'with an unknown key': () => staff.tokenOf(someConsultant, {}, { kid: 'key-2' }),
      'which is an ID token': () => staff.tokenOf(someConsultant, { nonce: 'n' }, { typ: 'JWT' }),
      'which is an ID token for the client': () =>
        staff.tokenOf(someConsultant, { aud: 'self-service-portal', nonce: 'n' }, { typ: 'JWT' }),
      'that nobody signed (alg none)': async () => new UnsecuredJWT(claims).encode(),
      'signed with the public key as a secret (HS256)': async () =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: 'key-1' })
          .sign(new TextEncoder().encode(JSON.stringify(staff.jwks.keys[0]))),
      'signed with a key that it brings along (jwk)': async () => {
        const { privateKey, jwk } = await own();
        return new SignJWT(claims)
          .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: 'key-1', jwk })
          .sign(privateKey);
      },
      'signed with a key that it points to (jku)': async () => {
        const { privateKey } = await own();
        const header = { alg: 'ES256', typ: 'at+jwt', kid: 'evil', jku: 'https://evil.example/keys' };
        return new SignJWT(claims).setProtectedHeader(header).sign(privateKey);
      },
      'that is cut off': async () => token.slice(0, -20),
      'with other contents': async () => {
        const [head, , signature] = token.split('.');
        return [
          head,
          btoa(JSON.stringify({ ...claims, groups: ['ss_portaladmin'] })).replace(/=+$/, ''),
          signature,
        ].join('.');
      },
      'of nonsense': async () => 'a.b.c',
    };

    it.each(Object.keys(hostile))('%s', async (name) => {
      expect(await read(await hostile[name]!())).toBeNull();
    });

    it('although a key set has a shared secret in it', async () => {
      const secret = new Uint8Array(32).fill(7);
      const keys = createLocalJWKSet({
        keys: [{ kty: 'oct', k: btoa(String.fromCharCode(...secret)).replace(/=/g, ''), kid: 'shared' }],
      });
      const forged = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: 'shared' })
        .sign(secret);
      expect(await createStaffTokens({ ...staff.provider, keys }).read(forged, now)).toBeNull();
    });
  });
});
