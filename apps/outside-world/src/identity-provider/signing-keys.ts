import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { type JWK } from 'oidc-provider';

export const signingAlgorithm = 'ES256';

/** Two keys, made anew at each start: the first signs, the second is published already as the next to come. */
export const newSigningKeys = (): JWK[] =>
  ['now', 'next'].map(() => ({
    ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
    kid: randomUUID(),
    use: 'sig',
    alg: signingAlgorithm,
  }));
