import { PortalConfigSchema } from '@portal/contract';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { adminPortalAddress } from './admin-portal-address';

const adminPortal = { staging: 'https://staging.example/admin/', production: 'https://portal.example/admin/' };

it.each([
  { host: 'https://api.staging.example', page: 'https://portal.example', gives: adminPortal.staging },
  { host: 'https://api.example', page: 'https://staging.example', gives: adminPortal.production },
  { host: '', page: 'https://staging.example', gives: adminPortal.staging },
  { host: '', page: 'https://portal.example', gives: adminPortal.production },
])('with a backend at "$host" and a page at $page the admin portal is $gives', ({ host, page, gives }) => {
  expect(adminPortalAddress(v.parse(PortalConfigSchema, { host, adminPortal }), page)).toBe(gives);
});

it('there is none where none is configured', () => {
  expect(adminPortalAddress(v.parse(PortalConfigSchema, {}), 'https://portal.example')).toBeNull();
});
