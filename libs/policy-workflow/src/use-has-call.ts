import { type CallName, useBackendHasCall } from '@portal/api-client';
import { optionalAreas, portalPaths } from '@portal/contract';
import { usePortalConfig } from './portal-config';

/** Whether a call can be made here: the insurer does not do without it, and the backend is not known to lack it. */
export function useHasCall(call: CallName): boolean {
  const { without } = usePortalConfig();
  const isThere = useBackendHasCall(call);
  return isThere && !without.includes(call.route);
}

/** The page on which a premium is paid; without Pay@ the one that says how. */
export const usePayPath = (): string =>
  useHasCall(optionalAreas.payat) ? portalPaths.payNow() : portalPaths.payments();
