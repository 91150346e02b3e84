import { expect, it } from 'vitest';
import { readSettings } from './settings';

it('starts without any setting', () => {
  expect(readSettings({})).toMatchObject({ OUTSIDE_PORT: 4201, OUTSIDE_HOST: '127.0.0.1' });
});

it.each([
  { given: { OUTSIDE_PORT: 'abc' }, names: 'OUTSIDE_PORT' },
  { given: { OUTSIDE_PORT: '70000' }, names: 'OUTSIDE_PORT' },
  { given: { SMS_GATEWAY_SECRET: 'short' }, names: 'SMS_GATEWAY_SECRET' },
  { given: { APP_MODE: 'production' }, names: 'APP_MODE' },
])('refuses $given and names $names', ({ given, names }) => {
  expect(readSettings(given)).toEqual({ problems: [expect.stringContaining(names)] });
});
