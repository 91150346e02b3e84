import { expect, it } from 'vitest';
import { readSettings } from './settings';

it('starts without any setting', () => {
  expect(readSettings({})).toMatchObject({ OUTSIDE_PORT: 4201, OUTSIDE_HOST: '127.0.0.1' });
});

it('finds the service and its own pages by their ports', () => {
  expect(readSettings({ PORT: '5000', OUTSIDE_PORT: '5001' })).toMatchObject({
    OUTSIDE_URL: 'http://localhost:5001',
    PORTAL_URL: 'http://localhost:5000',
    PAYAT_CALLBACK_URL: 'http://127.0.0.1:5000/api/v1/payments/payat/callback',
    DEBICHECK_CALLBACK_URL: 'http://127.0.0.1:5000/api/v1/debicheck/callback',
    COLLECTIONS_CALLBACK_URL: 'http://127.0.0.1:5000/api/v1/collections/callback',
    PAYOUT_BANK_CALLBACK_URL: 'http://127.0.0.1:5000/api/v1/payouts/report',
  });
});

it.each([
  { given: { OUTSIDE_PORT: 'abc' }, names: 'OUTSIDE_PORT' },
  { given: { OUTSIDE_PORT: '70000' }, names: 'OUTSIDE_PORT' },
  { given: { SMS_GATEWAY_SECRET: 'short' }, names: 'SMS_GATEWAY_SECRET' },
  { given: { LETTERS_SECRET: 'short' }, names: 'LETTERS_SECRET' },
  { given: { PAYAT_SECRET: 'short' }, names: 'PAYAT_SECRET' },
  { given: { PAYAT_CALLBACK_URL: 'file:///etc' }, names: 'PAYAT_CALLBACK_URL' },
  { given: { DEBICHECK_CALLBACK_URL: 'nowhere' }, names: 'DEBICHECK_CALLBACK_URL' },
  { given: { PAYOUT_BANK_SECRET: 'short' }, names: 'PAYOUT_BANK_SECRET' },
  { given: { OUTSIDE_URL: 'localhost' }, names: 'OUTSIDE_URL' },
  { given: { PORTAL_URL: '/portal' }, names: 'PORTAL_URL' },
  { given: { IDENTITY_PROVIDER_AUDIENCE: 'the API' }, names: 'IDENTITY_PROVIDER_AUDIENCE' },
  { given: { IDENTITY_PROVIDER_DIALECT: 'azure' }, names: 'IDENTITY_PROVIDER_DIALECT' },
  { given: { APP_MODE: 'production' }, names: 'APP_MODE' },
])('refuses $given and names $names', ({ given, names }) => {
  expect(readSettings(given)).toEqual({ problems: [expect.stringContaining(names)] });
});
