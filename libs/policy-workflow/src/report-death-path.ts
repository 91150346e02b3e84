import { optionalAreas, portalPaths } from '@portal/contract';
import { useIsServicing } from './is-servicing';
import { useHasCall } from './use-has-call';

/**
 * Where somebody who is signed in tells us of a death: a policyholder at the claim, staff in their own form. Where claims cannot be had, on
 * the page for everybody. Source: docs/domain/claims.md#c1-1.
 */
export function useReportDeathPath(): string {
  const isServicing = useIsServicing();
  const hasClaims = useHasCall(optionalAreas.claims);
  if (isServicing) return portalPaths.newDeathReport();
  return hasClaims ? portalPaths.newClaim() : portalPaths.somebodyDied();
}
