import { type IdentityProviderConfig, portalRoutes } from '@portal/contract';

/**
 * Where the provider ends a sign-in, with the client and the way back, in the words of the provider (docs/reliability.md#s3-3).
 * `idToken` tells a provider of the standard which sign-in to end: without it some ask the person, and some refuse.
 */
export function signOutAddress(
  { logoutAddress, clientId, signOut }: Pick<IdentityProviderConfig, 'logoutAddress' | 'clientId' | 'signOut'>,
  origin: string,
  idToken?: string,
): string {
  const back = origin + portalRoutes.logout;
  const said: Record<typeof signOut, Record<string, string>> = {
    standard: { ...(idToken && { id_token_hint: idToken }), post_logout_redirect_uri: back },
    logout_uri: { logout_uri: back },
    returnTo: { returnTo: back },
  };
  const address = new URL(logoutAddress);
  for (const [name, value] of Object.entries({ client_id: clientId, ...said[signOut] })) {
    address.searchParams.set(name, value);
  }
  return address.href;
}
