import { type IdentityProviderConfig, portalRoutes } from '@portal/contract';
import { type UserManagerSettings, WebStorageStateStore } from 'oidc-client-ts';
import { silentRenewPath } from './silent-renew-path';

/** How the provider's client works (docs/specification.md#s9, and docs/reliability.md#s3-3). Seconds. */
const timesAndSizes = {
  silentRequestTimeoutInSeconds: 10,
  requestTimeoutInSeconds: 10,
  accessTokenExpiringNotificationTimeInSeconds: 60,
  checkSessionIntervalInSeconds: 2,
  popupWindowFeatures: { location: false, toolbar: false, height: 640 },
} satisfies Partial<UserManagerSettings>;

/** Everything the client keeps stands in the session storage under `oidc.`: local storage holds `tk` and nothing else. */
export function managerSettings(
  {
    authority,
    clientId,
    scope,
    parameters,
  }: Pick<IdentityProviderConfig, 'authority' | 'clientId' | 'scope' | 'parameters'>,
  { origin, store }: { origin: string; store: Storage },
): UserManagerSettings {
  const kept = new WebStorageStateStore({ prefix: 'oidc.', store });
  return {
    ...timesAndSizes,
    authority,
    client_id: clientId,
    response_type: 'code',
    scope,
    extraQueryParams: parameters,
    redirect_uri: origin + portalRoutes.staffSignedIn,
    popup_redirect_uri: origin + portalRoutes.staffSignedIn,
    silent_redirect_uri: origin + silentRenewPath,
    loadUserInfo: false,
    automaticSilentRenew: true,
    validateSubOnSilentRenew: true,
    monitorSession: true,
    revokeTokenTypes: ['access_token', 'refresh_token'],
    userStore: kept,
    stateStore: kept,
  };
}
