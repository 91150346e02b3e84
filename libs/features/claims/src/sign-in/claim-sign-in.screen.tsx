import { claimantOf, signOutClaimant, useAuth, useClaimInTab, useSession } from '@portal/auth';
import { claimSignInAdditions, portalPaths } from '@portal/contract';
import { PageLayout, Text } from '@portal/ui-kit';
import { useHasCall } from '@portal/policy-workflow';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { OurNumber } from '../shared/our-number';
import { SignedInAlready } from '../shared/signed-in-already';
import { SignIn } from './sign-in';
import { isOfClaim } from '../shared/is-of-claim';
import { type SignInState } from './sign-in-state';

/** Signs somebody who claims without a policy in to one claim, and out of it. Source: docs/domain/claims.md#c1-4. */
function ClaimSignInScreen() {
  const { isSignedIn } = useSession();
  const claim = useClaimInTab();
  const canSignIn = useHasCall(claimSignInAdditions.claimLogin);
  const told = useTold();
  const isLeaving = useSignOut(told);
  if (claim !== null && !isLeaving) return <Navigate to={pageOf(claim, told)} replace />;
  return (
    <PageLayout title="Sign in to a claim" description="For whoever is named on the policy of somebody who has died.">
      {isSignedIn && <SignedInAlready />}
      {!isSignedIn && canSignIn && <SignIn told={told} />}
      {!isSignedIn && !canSignIn && (
        <Text>
          Call <OurNumber />. You do not need the policy number.
        </Text>
      )}
    </PageLayout>
  );
}
export { ClaimSignInScreen as Component };

/** What the page before said, once: not again when the page is loaded anew. */
function useTold(): SignInState {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [told] = useState<SignInState>(state ?? {});
  useEffect(() => {
    if (state !== null) void navigate('.', { replace: true, state: null });
  }, [state, navigate]);
  return told;
}

/** Ends the session of somebody who came here for that. True until it has ended. */
function useSignOut({ why }: SignInState): boolean {
  const page = useAuth();
  const [isLeaving, setLeaving] = useState(why === 'left');
  useEffect(() => {
    if (!isLeaving) return;
    void signOutClaimant(claimantOf(page));
    setLeaving(false);
  }, [isLeaving, page]);
  return isLeaving;
}

/** The page that was meant, where it is one of this claim. */
function pageOf(reference: string, { from }: SignInState): string {
  return from !== undefined && isOfClaim(reference, from) ? from : portalPaths.claim(reference);
}
