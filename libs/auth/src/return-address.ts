import { portalRoutes } from '@portal/contract';

/** No such origin exists: an address that leaves it leaves the portal. */
const here = 'https://portal.invalid';
/** Longer addresses are not ours. */
const longest = 2000;

/**
 * A path within the portal, as it was given, or null for anything that could lead elsewhere or in a circle: another
 * origin, another scheme, backslashes, control characters, user names, the sign-in pages themselves.
 */
export function inAppPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longest || !/^\/(?![/\\]|%2f|%5c)[^\\\p{Cc}]*$/iu.test(value))
    return null;
  try {
    const { origin, pathname, search, hash } = new URL(value, here);
    const path = decodeURIComponent(pathname).toLowerCase();
    const isOurs = origin === here && !/[\\\p{Cc}]|\/\//u.test(path) && !path.startsWith('/auth/');
    return isOurs ? pathname + search + hash : null;
  } catch {
    return null;
  }
}

/** Where somebody signs in who asked for `path`, and comes back to it afterwards. Staff have a page of their own. */
export function signInAddress(path: string, page: string = portalRoutes.login): string {
  const back = inAppPath(path);
  return back && back !== portalRoutes.home ? `${page}?returnTo=${encodeURIComponent(back)}` : page;
}

/** What the history holds of somebody whom a guard led to the sign-in page: once they are signed in, in whichever tab, they go on. */
export const ledToSignIn = 'led';

/** Where to go after signing in, from the search parameters of the sign-in page. Home unless they name a path of ours. */
export const returnAddress = (search: URLSearchParams): string =>
  inAppPath(search.get('returnTo')) ?? portalRoutes.home;
