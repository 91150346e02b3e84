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
 * No script reads it, it goes to the sign-in calls alone, to those that report a death or to those about claims, and it opens nothing. None of
 * the three takes the place of another. A browser that keeps none is counted by its address. `cookie` is null until the device is to be given one.
 */
export function deviceOf({ headers, url }: Request, config: CookieConfig): Device & { cookie(): string | null } {
  let given: string | null = null;
  return {
    token: valueOf(headers.get('cookie') ?? ''),
    give: (token) => {
      given = token;
    },
    cookie: () => given && setCookie(given, pathOf(url), config),
  };
}

const valueOf = (cookies: string): string | null =>
  cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

/** The calls that ask for PINs before anybody has signed in; each kind has a cookie of its own. */
const paths = ['/api/v1/auth', '/api/v1/death-reports', '/api/v1/claims'] as const;
const pathOf = (url: string): string => paths.find((path) => new URL(url).pathname.startsWith(path)) ?? paths[0];

function setCookie(token: string, path: string, { isSecure, crossesSites }: CookieConfig): string {
  const site = crossesSites ? 'SameSite=None' : 'SameSite=Strict';
  const parts = [`${name}=${token}`, `Path=${path}`, `Max-Age=${maxAge}`, 'HttpOnly', site];
  return (isSecure || crossesSites ? [...parts, 'Secure'] : parts).join('; ');
}
