import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Milliseconds: how long the provider may take, and for how long its keys are kept. */
const timeoutDuration = 5_000;
const cacheMaxAge = 600_000;

/**
 * The key set that an issuer's discovery document names, fetched with the first token and kept. A key that is not in it makes
 * the set be fetched again, at most twice a minute.
 */
export function remoteKeys(issuer: string, fetch: Fetch): JWTVerifyGetKey {
  let found: Promise<JWTVerifyGetKey> | undefined;
  const find = async (): Promise<JWTVerifyGetKey> => {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutDuration) });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    const { issuer: named, jwks_uri: keys } = (await answer.json()) as Record<string, unknown>;
    if (named !== issuer || typeof keys !== 'string') throw new Error(`${address} is of another issuer`);
    return createRemoteJWKSet(new URL(keys), { timeoutDuration, cacheMaxAge, [customFetch]: fetch });
  };
  return async (header, token) => {
    found ??= find();
    try {
      return await (
        await found
      )(header, token);
    } catch (error) {
      // A discovery that failed is tried again with the next token.
      await found.catch(() => (found = undefined));
      throw error;
    }
  };
}
