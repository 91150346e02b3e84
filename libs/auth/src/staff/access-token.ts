/** What an access token says of itself, when it can be read at all. Believed by nobody: the service is the judge. */
export interface AccessTokenClaims {
  sub?: unknown;
  exp?: unknown;
  iat?: unknown;
}

export function readAccessToken(token: string): AccessTokenClaims {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/**
 * How many seconds an access token has left that another tab fetched. The device's clock may be wrong: where it says what
 * cannot be, the token counts as fresh. Undefined: it does not say.
 */
export function secondsLeft(token: string, nowInSeconds: number): number | undefined {
  const { exp, iat } = readAccessToken(token);
  if (typeof exp !== 'number' || typeof iat !== 'number') return undefined;
  const lifetime = exp - iat;
  const left = exp - nowInSeconds;
  return left > 0 && left <= lifetime ? left : lifetime;
}
