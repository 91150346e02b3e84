import { AuthProvider, claimantOf, signInAddress, useAuth } from '@portal/auth';
import { portalPaths } from '@portal/contract';
import { isReportReference } from '@portal/domain';
import { forgetFormDrafts } from '@portal/forms';
import { useStore } from 'jotai';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { typedTakeoverAtom } from '../continue/typed-takeover';
import { type SignInState } from '../sign-in/sign-in-state';
import { isOfClaim } from '../shared/is-of-claim';

/** The pages of a claim, or of a report, for somebody who signed in to it alone; without that, the way to do so. */
export function ClaimantPages() {
  const page = useAuth();
  const claimant = claimantOf(page);
  const { session } = claimant;
  const signedIn = useSyncExternalStore(session.subscribe, session.read, () => null);
  const [wasSignedIn] = useState(signedIn !== null);
  const { pathname } = useLocation();
  const store = useStore();
  useEffect(
    () =>
      session.subscribe((ended) => {
        if (!ended) return;
        forgetFormDrafts(store);
        store.set(typedTakeoverAtom, null);
      }),
    [session, store],
  );

  if (signedIn === null) {
    if (pathname === portalPaths.newClaim()) return <Navigate to={signInAddress(pathname)} replace />;
    const state: SignInState = { from: pathname, ...(wasSignedIn && { why: 'ended' }) };
    return <Navigate to={portalPaths.claimSignIn()} state={state} replace />;
  }
  const { reference } = signedIn;
  const isList = pathname === portalPaths.claims() && !isReportReference(reference);
  if (!isList && !isOfClaim(reference, pathname)) {
    return <Navigate to={portalPaths.claim(reference)} replace />;
  }
  return (
    <AuthProvider auth={claimant}>
      <Outlet />
    </AuthProvider>
  );
}
