import type { PortalConfig } from '@portal/contract';
import type { OpenStaff } from './staff-identity';

/** Staff sign-in at the provider that the configuration names. Its code is fetched with the first of staff. */
export const staffAt =
  (config: Promise<PortalConfig>): OpenStaff =>
  async (page) => {
    const { identityProvider } = await config;
    if (identityProvider === null) return null;
    const { openStaff } = await import('./open-staff');
    return openStaff({ ...page, identityProvider });
  };
