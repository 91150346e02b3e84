import { knownDeviceDays } from '@portal/domain';
import { type Device } from '../caller/request-context';

const name = 'device';
const maxAge = knownDeviceDays * 24 * 60 * 60;

/** How the cookie is to be kept. */
export interface CookieConfig {
  /** Only over TLS. */
  isSecure: boolean;
  /** Whether pages of other origins call the API: then the cookie must be sent to another site. */
  crossesSites: boolean;
}

/**
 * The cookie that says which device asks for a PIN, so that its PIN is its own (service-identity, decision 003).
 *
 * No script reads it, it goes to the sign-in calls alone, and it opens nothing. A browser that keeps none is counted by its
 * address. `cookie` is null until the device is to be given one.
 */
export function deviceOf({ headers }: Request, config: CookieConfig): Device & { cookie(): string | null } {
  let given: string | null = null;
  return {
    token: valueOf(headers.get('cookie') ?? ''),
    give: (token) => {
      given = token;
    },
    cookie: () => given && setCookie(given, config),
  };
}

const valueOf = (cookies: string): string | null =>
  cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

function setCookie(token: string, { isSecure, crossesSites }: CookieConfig): string {
  const site = crossesSites ? 'SameSite=None' : 'SameSite=Strict';
  const parts = [`${name}=${token}`, 'Path=/api/v1/auth', `Max-Age=${maxAge}`, 'HttpOnly', site];
  return (isSecure || crossesSites ? [...parts, 'Secure'] : parts).join('; ');
}
