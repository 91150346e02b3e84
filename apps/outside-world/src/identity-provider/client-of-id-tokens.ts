import { jwtVerify } from 'jose';
import { type JWK } from 'oidc-provider';
import { publicKeysOf } from './signing-keys';

/** Reads for which client an identity token was made; null for what this provider has not signed. An expired one still says it. */
export function clientOfIdTokens(keys: readonly JWK[], issuer: string) {
  const ours = publicKeysOf(keys);
  return async (idToken: string): Promise<string | null> => {
    const read = await jwtVerify(idToken, ours, { issuer, currentDate: new Date(0) }).catch(() => null);
    const aud = read?.payload.aud;
    return typeof aud === 'string' ? aud : null;
  };
}
