import { type PortalConfig } from '@portal/contract';

/** The admin portal beside this one: the one for staging when the backend's address says so (docs/specification.md#s1). */
export function adminPortalAddress({ adminPortal, host }: PortalConfig, ownOrigin: string): string | null {
  if (!adminPortal) return null;
  return (host || ownOrigin).includes('staging') ? adminPortal.staging : adminPortal.production;
}
