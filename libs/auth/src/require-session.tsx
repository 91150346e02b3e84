import { portalPaths, portalRoutes } from '@portal/contract';
import { type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useClaimInTab } from './claimant/use-claim-in-tab';
import { ledToSignIn, signInAddress } from './return-address';
import { useSession } from './use-session';

/**
 * A layout route around screens that need a session. Without one, also when another tab signs out, it leads to the
 * sign-in page and remembers the way back; a tab that is signed in to a claim, to that claim. It waits until it is known who of staff is
 * there. A comfort: the service is the wall.
 */
export function RequireSession({ waiting = null }: { waiting?: ReactNode }) {
  const { session, isSignedIn, staff } = useSession();
  const { pathname, search, hash } = useLocation();
  const claim = useClaimInTab();
  if (claim !== null) return <Navigate to={portalPaths.claim(claim)} replace />;
  if (!isSignedIn) {
    const page = staff.status === 'away' ? portalRoutes.staffSignIn : portalRoutes.login;
    return <Navigate to={signInAddress(pathname + search + hash, page)} state={ledToSignIn} replace />;
  }
  return session?.userType === 'admin' && staff.status === 'loading' ? waiting : <Outlet />;
}
