import { useHasCall } from '@portal/api-client';
import { portalPaths } from '@portal/contract';
import { useIsServicing } from './is-servicing';

/** The call behind the page on which a policyholder claims, by its route: the row itself brings every form of a claim with it. */
export const claimingCall = { route: 'POST /claims' } as const;

/**
 * Where somebody who is signed in tells us of a death: a policyholder at the claim, staff in their own form. Where claims cannot be had, on
 * the page for everybody. Source: docs/domain/claims.md#c1-1.
 */
export function useReportDeathPath(): string {
  const isServicing = useIsServicing();
  const hasClaims = useHasCall(claimingCall);
  if (isServicing) return portalPaths.newDeathReport();
  return hasClaims ? portalPaths.newClaim() : portalPaths.somebodyDied();
}
