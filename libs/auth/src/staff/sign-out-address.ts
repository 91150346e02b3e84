import { portalRoutes } from '@portal/contract';
import type { IdentityProvider } from './manager-settings';

/** Where the provider ends a sign-in, with the client and the way back, as hosted providers want it (docs/reliability.md#s3-3). */
export function signOutAddress({ logoutAddress, clientId }: IdentityProvider, origin: string): string {
  const address = new URL(logoutAddress);
  address.searchParams.set('client_id', clientId);
  address.searchParams.set('logout_uri', origin + portalRoutes.logout);
  return address.href;
}
