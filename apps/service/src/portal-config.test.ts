import { expect, it } from 'vitest';
import { portalConfig, portalConnections } from './portal-config';
import { readSettings } from './settings';

const configFrom = (environment: Record<string, string>) => {
  const read = readSettings(environment);
  if ('problems' in read) throw new Error(read.problems.join());
  return portalConfig(read.settings);
};

it('tells the portal its brand and contact, and no secret', () => {
  const config = configFrom({ BRAND_NAME: 'Ubuntu Cover', CONTACT_EMAIL: 'care@ubuntu.example', SESSION_SECRET: 'hush' });
  expect(config).toEqual({
    host: '',
    brand: { productName: 'Ubuntu Cover', insurerLine: '' },
    contact: { email: 'care@ubuntu.example', phone: '086 000 7580', chatNumber: '27820000000' },
    identityProvider: null,
    adminPortal: null,
  });
});

it('names the identity provider when staff sign-in is configured', () => {
  const config = configFrom({
    API_HOST: 'https://api.example/',
    IDENTITY_PROVIDER_AUTHORITY: 'https://id.example/pool',
    IDENTITY_PROVIDER_CLIENT_ID: 'portal',
    ADMIN_PORTAL_URL: 'https://staff.example/admin/',
  });
  expect(config).toMatchObject({
    host: 'https://api.example',
    identityProvider: { authority: 'https://id.example/pool', clientId: 'portal', scope: 'email openid phone profile' },
    adminPortal: { production: 'https://staff.example/admin/' },
  });
  expect(portalConnections(config)).toEqual(['https://api.example', 'https://id.example']);
});
