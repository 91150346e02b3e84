import { type Brand } from '@portal/brand';
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
    groupClaim: 'groups',
    logoutAddress: 'http://localhost:4201/identity/logout',
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
    identityProvider: { authority: 'https://id.example/pool', clientId: 'portal', groupClaim: 'cognito:groups' },
    adminPortal: { production: 'https://staff.example/admin/' },
  });
  expect(portalConnections(config)).toEqual(['https://api.example', 'https://id.example', 'https://hosted.example']);
  expect(portalFrames(config)).toEqual(['https://id.example', 'https://hosted.example']);
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
