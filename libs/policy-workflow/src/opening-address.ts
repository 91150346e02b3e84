import { portalPaths } from '@portal/contract';

/** Where staff open a policy, and the path of ours that they came for. */
export function openingAddress(policyNumber: string, returnTo: string = portalPaths.home()): string {
  const search = new URLSearchParams({ policy: policyNumber });
  if (returnTo !== portalPaths.home()) search.set('returnTo', returnTo);
  return `${portalPaths.servicing()}?${search}`;
}
