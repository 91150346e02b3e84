import { type LoaderFunction, Navigate, Outlet, redirect, useLocation } from 'react-router-dom';
import { type Auth } from './create-auth';
import { signInAddress } from './return-address';
import { useSession } from './use-session';

/**
 * A layout route around screens that need a session. Without one, also when another tab signs out, it leads to the
 * sign-in page and remembers the way back. A comfort: the service is the wall.
 */
export function RequireSession() {
  const { isSignedIn } = useSession();
  const { pathname, search, hash } = useLocation();
  return isSignedIn ? <Outlet /> : <Navigate to={signInAddress(pathname + search + hash)} replace />;
}

/** The same as a loader, so that a visitor does not load the screen first. */
export const requireSession =
  ({ session }: Pick<Auth, 'session'>): LoaderFunction =>
  ({ request }) => {
    const { pathname, search, hash } = new URL(request.url);
    return session.read() ? null : redirect(signInAddress(pathname + search + hash));
  };
