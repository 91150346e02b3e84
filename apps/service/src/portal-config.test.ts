import { expect, it } from 'vitest';
import { portalConfig, portalConnections } from './portal-config';
import { readSettings } from './settings';

const configFrom = (environment: Record<string, string>) => {
  const read = readSettings(environment);
  if ('problems' in read) throw new Error(read.problems.join());
  return portalConfig(read.settings);
};

it('tells the portal its brand and contact, and no secret', () => {
  const config = configFrom({
    BRAND_NAME: 'Masakhane Cover',
    CONTACT_EMAIL: 'care@cover.example',
    SESSION_SECRET: 'hush'.repeat(8),
  });
  expect(config).toMatchObject({
    host: '',
    brand: { productName: 'Masakhane Cover', licenceLine: '' },
    contact: { email: 'care@cover.example', phone: '086 000 7580' },
    identityProvider: null,
    adminPortal: null,
  });
  expect(JSON.stringify(config)).not.toContain('hush');
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
    identityProvider: { authority: 'https://id.example/pool', clientId: 'portal' },
    adminPortal: { production: 'https://staff.example/admin/' },
  });
  expect(portalConnections(config)).toEqual(['https://api.example', 'https://id.example']);
});
