import { type Brand } from '@portal/brand';
import { withoutAreas } from '@portal/contract';
import { tokensOfMakers } from '@portal/service-identity/testing';
import { describe, expect, it } from 'vitest';
import { loadBrand } from './brand/load-brand';
import { portalConfig, portalConnections, portalFrames } from './portal-config';
import { readSettings } from './settings';
import { brandsOfTheWorkspace } from './testing/brands-of-the-workspace';
import { productionSettings } from './testing/service-process';

const configFrom = (environment: Record<string, string>) => {
  const read = readSettings({ BRANDS_DIR: brandsOfTheWorkspace, ...environment });
  if ('problems' in read) throw new Error(read.problems.join());
  const { brand } = loadBrand(read.settings) as { brand: Brand | null };
  return portalConfig(read.settings, brand);
};

it('says what the brand says about itself', () => {
  expect(configFrom({ BRAND: 'lwandle' })).toMatchObject({
    brand: {
      id: 'lwandle',
      productName: 'Lwandle Family Cover',
      licenceLine: expect.stringContaining('Lwandle Life'),
      stylesheet: '/brand/lwandle.css',
    },
    contact: { email: 'care@lwandle.example', phone: '086 000 7580' },
  });
});

it('lets the settings win over the brand', () => {
  const settings = {
    BRAND_NAME: 'Masakhane Cover',
    INSURER_LINE: 'By Masakhane Life',
    CONTACT_EMAIL: 'us@cover.example',
  };
  expect(configFrom({ BRAND: 'lwandle', ...settings })).toMatchObject({
    brand: { id: 'lwandle', productName: 'Masakhane Cover', licenceLine: 'By Masakhane Life' },
    contact: { email: 'us@cover.example' },
  });
});

it('names no brand where the portal is drawn as it was built', () => {
  expect(configFrom({}).brand).toMatchObject({ productName: 'Ubuntu Funeral Cover', id: '', stylesheet: '' });
});

it('tells the portal its brand and contact, and no secret', () => {
  const config = configFrom({
    BRAND_NAME: 'Masakhane Cover',
    CONTACT_EMAIL: 'care@cover.example',
    SESSION_SECRET: 'hush'.repeat(8),
  });
  expect(config).toMatchObject({
    host: '',
    brand: { productName: 'Masakhane Cover' },
    contact: { email: 'care@cover.example', phone: '086 000 7580' },
  });
  expect(JSON.stringify(config)).not.toContain('hush');
});

it('has staff sign in at the stand-in for trying, and nowhere in production until it is told where', () => {
  expect(configFrom({}).identityProvider).toEqual({
    authority: 'http://localhost:4201/identity',
    clientId: 'self-service-portal',
    scope: 'email openid phone profile',
    parameters: {},
    groupClaims: ['groups'],
    groupNames: { ss_consultants: ['ss_consultants'], ss_portaladmin: ['ss_portaladmin'] },
    logoutAddress: 'http://localhost:4201/identity/logout',
    signOut: 'logout_uri',
  });
  expect(configFrom(productionSettings)).toMatchObject({ identityProvider: null, adminPortal: null });
});

it('names the identity provider when staff sign-in is configured', () => {
  const config = configFrom({
    API_HOST: 'https://api.example/',
    IDENTITY_PROVIDER_AUTHORITY: 'https://id.example/pool',
    IDENTITY_PROVIDER_CLIENT_ID: 'portal',
    IDENTITY_PROVIDER_AUDIENCE: 'https://api.example',
    IDENTITY_PROVIDER_GROUP_CLAIM: 'cognito:groups',
    IDENTITY_PROVIDER_LOGOUT_URL: 'https://hosted.example/logout',
    ADMIN_PORTAL_URL: 'https://staff.example/admin/',
  });
  expect(config).toMatchObject({
    host: 'https://api.example',
    identityProvider: { authority: 'https://id.example/pool', clientId: 'portal', groupClaims: ['cognito:groups'] },
    adminPortal: { production: 'https://staff.example/admin/' },
  });
  expect(portalConnections(config)).toEqual(['https://api.example', 'https://id.example', 'https://hosted.example']);
  expect(portalFrames(config)).toEqual(['https://id.example', 'https://hosted.example']);
});

it('names the calls of what the insurer does without, and none where everything is there', () => {
  expect(configFrom({}).without).toEqual([]);
  const { without } = configFrom({ PAYAT: 'off', CERTIFICATES: 'off', NEW_POLICIES: 'off' });
  expect(without).toEqual(withoutAreas(['payat', 'certificates', 'newPolicies']));
  expect(configFrom({ CLAIMS: 'off' }).without).toEqual(withoutAreas(['claims']));
});

describe('what the portal says to the identity provider', () => {
  const provider = (preset: keyof typeof tokensOfMakers, more: Record<string, string> = {}) =>
    configFrom({ IDENTITY_PROVIDER_PRESET: preset, ...tokensOfMakers[preset].settings, ...more }).identityProvider;

  it.each([
    {
      preset: 'entra',
      scope: 'openid profile email offline_access 6e74172b-be56-4843-9ff4-e66a39bb12e3/.default',
      signOut: 'standard',
      logoutAddress: 'https://login.microsoftonline.com/72f988bf-86f1-41af-91ab-2d7cd011db47/oauth2/v2.0/logout',
    },
    {
      preset: 'okta',
      scope: 'openid profile email phone offline_access',
      signOut: 'standard',
      logoutAddress: 'https://insurer.okta.com/oauth2/aus1a2b3c4d5/v1/logout',
    },
    {
      preset: 'auth0',
      scope: 'openid profile email phone offline_access',
      parameters: { audience: 'https://portal.insurer.example/api' },
      signOut: 'standard',
      logoutAddress: 'https://insurer.eu.auth0.com/oidc/logout',
    },
    {
      preset: 'keycloak',
      scope: 'openid profile email phone',
      groupClaims: ['realm_access.roles', 'resource_access.self.service.portal.roles', 'groups'],
      signOut: 'standard',
      logoutAddress: 'https://id.insurer.example/realms/staff/protocol/openid-connect/logout',
    },
    {
      preset: 'cognito',
      scope: 'openid profile email phone',
      signOut: 'logout_uri',
      logoutAddress: 'https://insurer.auth.af-south-1.amazoncognito.com/logout',
    },
  ] as const)('follows from the preset $preset', ({ preset, ...said }) => {
    expect(provider(preset)).toMatchObject({ parameters: {}, ...said });
  });

  it('is what the settings say instead', () => {
    const said = {
      IDENTITY_PROVIDER_SCOPES: 'openid email',
      IDENTITY_PROVIDER_EXTRA_SCOPES: 'email policies',
      IDENTITY_PROVIDER_PARAMETERS: 'audience=https%3A%2F%2Fother.example&organization=org_1',
      IDENTITY_PROVIDER_LOGOUT_URL: 'https://insurer.eu.auth0.com/v2/logout',
      IDENTITY_PROVIDER_SIGN_OUT: 'returnTo',
    };
    expect(provider('auth0', said)).toMatchObject({
      scope: 'openid email policies',
      parameters: { audience: 'https://other.example', organization: 'org_1' },
      logoutAddress: 'https://insurer.eu.auth0.com/v2/logout',
      signOut: 'returnTo',
    });
  });
});

describe('who the insurer is before the law', () => {
  it('comes from the settings, and makes the sentence of the licence', () => {
    expect(configFrom({ ...productionSettings, INSURER_NAME: 'Masakhane Life', FSP_NUMBER: '12345' })).toMatchObject({
      brand: {
        licenceLine:
          'Masakhane Life is a licensed life insurer and an authorised financial services provider (FSP 12345).',
      },
      legal: { insurerName: 'Masakhane Life', fspNumber: '12345' },
    });
  });

  it('is nobody in production until somebody says so', () => {
    expect(configFrom(productionSettings)).toMatchObject({ brand: { licenceLine: '' }, legal: {} });
    expect(configFrom(productionSettings).legal).toEqual({});
  });

  it('is a made-up insurer where people only try the portal', () => {
    expect(configFrom({})).toMatchObject({
      brand: { licenceLine: expect.stringContaining('(FSP 99999)') },
      legal: { insurerName: 'Ubuntu Sample Life Limited' },
    });
  });

  it('is what the brand says, but for what the settings say', () => {
    expect(configFrom({ BRAND: 'lwandle', FSP_NUMBER: '12345' })).toMatchObject({
      brand: { licenceLine: expect.stringMatching(/^Lwandle Life Limited .* \(FSP 12345\)\.$/) },
      legal: { insurerName: 'Lwandle Life Limited', fspNumber: '12345' },
    });
    expect(configFrom({ BRAND: 'lwandle', INSURER_LINE: 'By Lwandle' }).brand.licenceLine).toBe('By Lwandle');
  });
});
