import { expect, it } from 'vitest';
import { managerSettings } from './manager-settings';
import { memoryStorage } from './testing/memory-storage';

const store = memoryStorage();
const settings = managerSettings(
  {
    authority: 'https://id.test',
    clientId: 'self-service-portal',
    scope: 'email openid phone profile',
    parameters: { audience: 'https://api.test' },
  },
  { origin: 'https://portal.test', store },
);

it('are those of the specification (docs/specification.md#s9), and code with PKCE only (docs/specification.md#s5)', () => {
  expect(settings).toMatchObject({
    authority: 'https://id.test',
    client_id: 'self-service-portal',
    response_type: 'code',
    scope: 'email openid phone profile',
    extraQueryParams: { audience: 'https://api.test' },
    silentRequestTimeoutInSeconds: 10,
    accessTokenExpiringNotificationTimeInSeconds: 60,
    checkSessionIntervalInSeconds: 2,
    popupWindowFeatures: { height: 640 },
    automaticSilentRenew: true,
    revokeTokenTypes: ['access_token', 'refresh_token'],
    validateSubOnSilentRenew: true,
    loadUserInfo: false,
    monitorSession: true,
  });
  expect(settings).not.toHaveProperty('disablePKCE');
  expect(settings).not.toHaveProperty('client_secret');
});

it('lead back to addresses of the portal', () => {
  expect(settings).toMatchObject({
    redirect_uri: 'https://portal.test/auth/staff/signed-in',
    popup_redirect_uri: 'https://portal.test/auth/staff/signed-in',
    silent_redirect_uri: 'https://portal.test/auth/silent-renew.html',
  });
});

it('keep everything in the session storage, under oidc.', async () => {
  await settings.userStore?.set('user', 'somebody');
  await settings.stateStore?.set('state', 'a question');
  expect(Object.keys(store)).toEqual(['oidc.user', 'oidc.state']);
});
