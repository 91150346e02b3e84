import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { type JWK } from 'oidc-provider';

export type SigningAlgorithm = 'ES256' | 'RS256';

const newKey = {
  ES256: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  RS256: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
};

/** Two keys, made anew at each start: the first signs, the second is published already as the next to come. */
export const newSigningKeys = (algorithm: SigningAlgorithm): JWK[] =>
  ['now', 'next'].map(() => ({
    ...newKey[algorithm]().privateKey.export({ format: 'jwk' }),
    kid: randomUUID(),
    use: 'sig',
    alg: algorithm,
  }));

/** What others verify with. */
export const publicKeysOf = (keys: readonly JWK[]) =>
  createLocalJWKSet({
    keys: keys.map(({ d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...known }) => known),
  } as JSONWebKeySet);
