import { jwtVerify } from 'jose';
import { type JWK, type KoaContextWithOIDC } from 'oidc-provider';
import { type Memory } from './memory';
import { publicKeysOf } from './signing-keys';

/**
 * The library refuses to revoke access tokens that are JWTs, because nobody is asked about them any more. Clients that revoke
 * both their tokens would stop there. So, as RFC 7009 section 2.1 allows, the refresh tokens that came with it are ended.
 */
export function revokesAccessTokens({ keys, memory }: { keys: JWK[]; memory: Memory }) {
  const ours = publicKeysOf(keys);

  return async (ctx: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> => {
    await next();
    const { error } = (ctx.body ?? {}) as { error?: unknown };
    if (error === 'unsupported_token_type' && ctx.oidc.route === 'revocation') {
      const anyTime = { currentDate: new Date(0) }; // an expired one still names what was granted
      const token = await jwtVerify(String(ctx.oidc.params?.['token']), ours, anyTime).catch(() => null);
      const grantId = token?.payload['origin_jti'];
      if (typeof grantId === 'string') memory.endGrant(grantId);
      ctx.status = 200;
      ctx.body = '';
    }
    if (ctx.body === '') ctx.remove('content-type'); // oidc-client-ts takes an empty answer only without one
  };
}
