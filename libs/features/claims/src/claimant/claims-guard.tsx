import { RequireSession, useSession } from '@portal/auth';
import { type ReactNode, useState } from 'react';
import { ClaimantPages } from './claimant-pages';

/**
 * A layout route around the pages of claims: policyholders have them with their session, which asks for another one when it ends here;
 * everybody else by signing in to one claim.
 */
export function ClaimsGuard({ waiting }: { waiting?: ReactNode }) {
  const { isSignedIn } = useSession();
  const [wasSignedIn] = useState(isSignedIn);
  return isSignedIn || wasSignedIn ? <RequireSession waiting={waiting} /> : <ClaimantPages />;
}
