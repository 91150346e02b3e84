import { tokensOfMakers } from '@portal/service-identity/testing';
import { describe, expect, it } from 'vitest';
import { demoValues, readSettings, refusalToStart, type Settings } from './settings';

const production = {
  APP_MODE: 'production',
  DATABASE_URL: 'postgres://db.insurer.example/portal',
  SESSION_SECRET: 'q7Lx0vPz2mRk9TfWb4YhNs8CjGd3EuAa',
  SMS_GATEWAY_URL: 'https://sms.example',
  SMS_GATEWAY_SECRET: 'Zt5wKp1Xc8VrMn3QyBf6LhJd0SgTaUe2',
  CONTACT_EMAIL: 'care@insurer.example',
  PAYAT_URL: 'https://payat.example',
  PAYAT_SECRET: 'Hs2nVx9RqKw4ZbPc7MtLy1GfJd6TaUe8',
  ACCOUNT_VERIFICATION_URL: 'https://verify.example',
  ACCOUNT_VERIFICATION_SECRET: 'Wc3kPz8XvLm1RtQn6YbHs5GjFd0TaUe9',
  AUDIT_SECRET: 'Qz6tRk1WpXv8NbLc3MyHs5GjFd9UaTe2',
  DEBICHECK_URL: 'https://bank.example',
  DEBICHECK_SECRET: 'Jd7fNq2WxKr5VbPz0MtLc8GyHs3TaUe4',
  PAYOUT_BANK_URL: 'https://payouts.example',
  PAYOUT_BANK_SECRET: 'Wz4kRm8TbQy1XcVn6HsJd3GpLf0AeUi7',
  DEATH_REGISTER_URL: 'https://deaths.example',
  DEATH_REGISTER_SECRET: 'Kp2wVn7XbTm4RzQc9LsHy6GjFd1AeUo3',
  LETTERS_URL: 'https://letters.example',
  LETTERS_SECRET: 'Vt8xPq4LzWm2RkNc7HbSy9GjFd3AeUo5',
  PORTAL_URL: 'https://portal.insurer.example',
};
/** The same with somebody who issues vouchers. */
const withVouchers = {
  ...production,
  VOUCHERS_URL: 'https://vouchers.example',
  VOUCHERS_SECRET: 'Hs7bXq3MzRt9WkLc5NyVd2GpJf8AeTu6',
};

describe('outside production', () => {
  it('starts without any setting, for this computer only', () => {
    expect(readSettings({})).toEqual({
      settings: expect.objectContaining({
        APP_MODE: 'demo',
        PORT: 4200,
        HOST: '127.0.0.1',
        DATA_DIR: '.data',
        SMS_GATEWAY_URL: 'http://127.0.0.1:4201',
        PORTAL_ORIGINS: [],
      }),
    });
  });

  it('finds the stand-in gateway where the stand-ins listen', () => {
    expect(readSettings({ OUTSIDE_PORT: '5201' })).toMatchObject({
      settings: {
        SMS_GATEWAY_URL: 'http://127.0.0.1:5201',
        DEATH_REGISTER_URL: 'http://127.0.0.1:5201',
        LETTERS_URL: 'http://127.0.0.1:5201',
      },
    });
  });

  it('is watched by nobody until it is told so', () => {
    const { settings } = readSettings({}) as { settings: Settings };
    expect([settings.METRICS_PORT, settings.OTEL_EXPORTER_OTLP_ENDPOINT]).toEqual([undefined, undefined]);
    expect(settings.METRICS_HOST).toBe('127.0.0.1');
    expect(readSettings({ METRICS_PORT: '9464', OTEL_TRACES_SAMPLER_ARG: '.25' })).toMatchObject({
      settings: { METRICS_PORT: 9464, OTEL_TRACES_SAMPLER_ARG: 0.25 },
    });
  });

  it('takes an empty setting for an absent one', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ settings: { PORT: 4200 } });
  });

  it('reads lists', () => {
    expect(readSettings({ PORTAL_ORIGINS: 'https://a.example, https://b.example' })).toMatchObject({
      settings: { PORTAL_ORIGINS: ['https://a.example', 'https://b.example'] },
    });
  });
});

describe('a setting that cannot be used is named', () => {
  it.each([
    { name: 'APP_MODE', value: 'live' },
    { name: 'PORT', value: 'http' },
    { name: 'PORT', value: '70000' },
    { name: 'SEED_DEMO', value: 'yes' },
    { name: 'DATABASE_URL', value: 'mysql://db' },
    { name: 'DATABASE_CONNECTIONS', value: '3' },
    { name: 'SMS_GATEWAY_URL', value: 'ftp://sms' },
    { name: 'LETTERS_URL', value: 'ftp://letters' },
    { name: 'LETTERS_SECRET', value: 'short' },
    { name: 'PORTAL_ORIGINS', value: 'https://a.example/path' },
    { name: 'TRUSTED_PROXIES', value: 'my proxy' },
    { name: 'METRICS_PORT', value: '70000' },
    { name: 'OTEL_EXPORTER_OTLP_ENDPOINT', value: 'collector:4318' },
    { name: 'OTEL_TRACES_SAMPLER_ARG', value: '1.5' },
    { name: 'BRAND', value: '../elsewhere' },
    { name: 'CONTACT_EMAIL', value: 'nobody' },
    { name: 'HELP_CHAT_NUMBER', value: '0821234567' },
    { name: 'ADMIN_PORTAL_URL', value: 'https://staff.example/' },
    { name: 'IDENTITY_PROVIDER_PRESET', value: 'azure' },
    { name: 'IDENTITY_PROVIDER_ALGORITHMS', value: 'HS256' },
    { name: 'IDENTITY_PROVIDER_GROUP_CLAIM', value: 'my groups' },
    { name: 'IDENTITY_PROVIDER_NAME_CLAIM', value: ',' },
    { name: 'IDENTITY_PROVIDER_PERSON_CLAIM', value: 'oid,sub' },
    { name: 'IDENTITY_PROVIDER_CLIENT_CLAIM', value: 'client id' },
    { name: 'IDENTITY_PROVIDER_TOKEN_MARKS', value: 'token_use=' },
    { name: 'IDENTITY_PROVIDER_CONSULTANT_GROUPS', value: ',' },
    { name: 'IDENTITY_PROVIDER_PORTAL_ADMIN_GROUPS', value: 'x'.repeat(201) },
    { name: 'IDENTITY_PROVIDER_SCOPES', value: 'openid  email' },
    { name: 'IDENTITY_PROVIDER_EXTRA_SCOPES', value: 'a "b"' },
    { name: 'IDENTITY_PROVIDER_PARAMETERS', value: 'audience' },
    { name: 'IDENTITY_PROVIDER_PARAMETERS', value: 'response_type=token' },
    { name: 'IDENTITY_PROVIDER_SIGN_OUT', value: 'post' },
    { name: 'FSP_NUMBER', value: 'FSP 1' },
    { name: 'COMPLIANCE_EMAIL', value: 'nobody' },
    { name: 'PAIA_MANUAL_LINK', value: '/paia.pdf' },
    { name: 'NFO_PHONE', value: 'call us' },
  ])('$name = $value', ({ name, value }) => {
    expect(readSettings({ [name]: value })).toEqual({ problems: [expect.stringMatching(/^[A-Z_]+ /)] });
    expect(readSettings({ [name]: value })).toEqual({ problems: [expect.stringContaining(name)] });
  });

  it('an identity provider that is told half', () => {
    expect(readSettings({ IDENTITY_PROVIDER_CLIENT_ID: 'portal' })).toEqual({
      problems: [expect.stringMatching(/^IDENTITY_PROVIDER_AUTHORITY and IDENTITY_PROVIDER_AUDIENCE and .* missing/)],
    });
  });

  it.each([
    { preset: 'entra', authority: 'https://login.microsoftonline.com/common/v2.0', says: /{tenant id}\/v2\.0$/ },
    { preset: 'entra', authority: 'https://login.microsoftonline.com/insurer.example/v2.0', says: /{tenant id}/ },
    { preset: 'okta', authority: 'https://insurer.okta.com', says: /{authorization server id}$/ },
    { preset: 'auth0', authority: 'https://insurer.eu.auth0.com', says: /with the slash at its end/ },
    { preset: 'keycloak', authority: 'https://id.insurer.example', says: /realms\/{realm}$/ },
    { preset: 'cognito', authority: 'https://insurer.auth.af-south-1.amazoncognito.com', says: /{user pool id}$/ },
  ] as const)('an issuer that $preset does not have: $authority', ({ preset, authority, says }) => {
    const { settings } = tokensOfMakers[preset];
    const given = { IDENTITY_PROVIDER_PRESET: preset, ...settings, IDENTITY_PROVIDER_AUTHORITY: authority };
    expect(readSettings(given)).toEqual({ problems: [expect.stringMatching(says)] });
  });

  it.each([
    { preset: 'generic', needs: 'AUTHORITY, CLIENT_ID, AUDIENCE, LOGOUT_URL' },
    { preset: 'entra', needs: 'AUTHORITY, CLIENT_ID, AUDIENCE' },
    { preset: 'okta', needs: 'AUTHORITY, CLIENT_ID, AUDIENCE' },
    { preset: 'auth0', needs: 'AUTHORITY, CLIENT_ID, AUDIENCE, GROUP_CLAIM' },
    { preset: 'keycloak', needs: 'AUTHORITY, CLIENT_ID, AUDIENCE' },
    { preset: 'cognito', needs: 'AUTHORITY, CLIENT_ID, LOGOUT_URL' },
  ])('a $preset that is not told its $needs', ({ preset, needs }) => {
    const given = { IDENTITY_PROVIDER_PRESET: preset, IDENTITY_PROVIDER_CLIENT_ID: 'portal' };
    const named = needs.split(', ').map((one) => `IDENTITY_PROVIDER_${one}`);
    expect(readSettings(given)).toEqual({ problems: [expect.stringMatching(`needs ${named.join(', ')}$`)] });
  });

  it('a group that would stand for both of ours', () => {
    const both = {
      IDENTITY_PROVIDER_CONSULTANT_GROUPS: 'desk, branch',
      IDENTITY_PROVIDER_PORTAL_ADMIN_GROUPS: 'heads,branch',
    };
    expect(readSettings(both)).toEqual({
      problems: [expect.stringMatching(/^IDENTITY_PROVIDER_.* both name branch$/)],
    });
  });

  it('names every one of them', () => {
    expect(readSettings({ PORT: 'x', APP_MODE: 'y' })).toMatchObject({ problems: { length: 2 } });
  });
});

describe('production', () => {
  it('starts with every secret of its own, for every network', () => {
    expect(readSettings(production)).toMatchObject({ settings: { APP_MODE: 'production', HOST: '0.0.0.0' } });
  });

  it.each(['DATABASE_URL', 'SESSION_SECRET', 'SMS_GATEWAY_URL', 'SMS_GATEWAY_SECRET', 'CONTACT_EMAIL'])(
    'refuses without %s',
    (name) => {
      expect(readSettings({ ...production, [name]: undefined })).toEqual({
        problems: [expect.stringMatching(new RegExp(`^${name} is missing: `))],
      });
    },
  );

  it.each(['PAYOUT_BANK_URL', 'PAYOUT_BANK_SECRET'])('refuses without %s, unless no claims are taken', (name) => {
    const given = { ...production, [name]: undefined };
    expect(readSettings(given)).toEqual({ problems: [expect.stringMatching(new RegExp(`^${name} is missing: `))] });
    expect(readSettings({ ...given, CLAIMS: 'off' })).toHaveProperty('settings');
  });

  it.each(['PAYAT_URL', 'PAYAT_SECRET'])('refuses without %s, unless nobody pays by Pay@', (name) => {
    const given = { ...production, [name]: undefined };
    expect(readSettings(given)).toEqual({ problems: [expect.stringMatching(new RegExp(`^${name} is missing: `))] });
    expect(readSettings({ ...given, PAYAT: 'off' })).toHaveProperty('settings');
  });

  it('asks no register of deaths where no address is given, and needs its secret where one is', () => {
    const without = { ...production, DEATH_REGISTER_URL: undefined, DEATH_REGISTER_SECRET: undefined };
    const { settings } = readSettings(without) as { settings: Settings };
    expect(settings.DEATH_REGISTER_URL).toBeUndefined();
    expect(readSettings({ ...without, DEATH_REGISTER_URL: 'https://deaths.example' })).toEqual({
      problems: [expect.stringMatching(/^DEATH_REGISTER_SECRET is missing: /)],
    });
  });

  it('posts no letters where no address is given, and needs a secret where one is', () => {
    const without = { ...production, LETTERS_URL: undefined, LETTERS_SECRET: undefined };
    const { settings } = readSettings(without) as { settings: Settings };
    expect(settings.LETTERS_URL).toBeUndefined();
    expect(readSettings({ ...without, LETTERS_URL: 'https://letters.example' })).toEqual({
      problems: [expect.stringMatching(/^LETTERS_SECRET is missing: /)],
    });
  });

  it.each(Object.entries(demoValues))('refuses the value of %s that the demo uses', (name, value) => {
    expect(readSettings({ ...withVouchers, [name]: value })).toEqual({ problems: [expect.stringContaining(name)] });
  });

  it('issues no vouchers unless an address is given, and then needs a secret', () => {
    expect(readSettings(production)).toMatchObject({ settings: { VOUCHERS_URL: null } });
    expect(readSettings({ ...production, VOUCHERS_URL: 'off' })).toMatchObject({ settings: { VOUCHERS_URL: null } });
    expect(readSettings(withVouchers)).toMatchObject({ settings: { VOUCHERS_URL: withVouchers.VOUCHERS_URL } });
    expect(readSettings({ ...production, VOUCHERS_URL: withVouchers.VOUCHERS_URL })).toEqual({
      problems: [expect.stringMatching(/^VOUCHERS_SECRET is missing: /)],
    });
  });

  it('refuses a short session secret without repeating it', () => {
    const refused = readSettings({ ...production, SESSION_SECRET: 'hunter2' });
    expect(refused).toMatchObject({
      problems: expect.arrayContaining([expect.stringContaining('SESSION_SECRET is too short')]),
    });
    expect(JSON.stringify(refused)).not.toContain('hunter2');
  });

  it.each([
    ...Object.keys(demoValues).map((name) => ({ name, value: 'abc'.repeat(11), allowed: 'ALLOW_WEAK_SECRETS' })),
    ...Object.keys(demoValues)
      .filter((name) => name !== 'SESSION_SECRET')
      .map((name) => ({ name, value: 'Zt5wKp1Xc8VrMn3QyBf6', allowed: 'ALLOW_WEAK_SECRETS' })),
    ...Object.entries(production)
      .filter(([, value]) => value.startsWith('https:'))
      .map(([name, value]) => ({ name, value: value.replace('https:', 'http:'), allowed: 'ALLOW_PLAIN_HTTP' })),
    { name: 'API_HOST', value: 'http://api.insurer.example', allowed: 'ALLOW_PLAIN_HTTP' },
    { name: 'PORTAL_ORIGINS', value: 'https://a.example,http://b.example', allowed: 'ALLOW_PLAIN_HTTP' },
    { name: 'DATABASE_URL', value: '', allowed: 'ALLOW_EMBEDDED_DATABASE' },
  ])('refuses $name "$value", unless $allowed says yes', ({ name, value, allowed }) => {
    const given = { ...production, [name]: value };
    expect(readSettings(given)).toEqual({ problems: [expect.stringMatching(new RegExp(`^${name} .*${allowed}=yes`))] });
    expect(readSettings({ ...given, [allowed]: 'no' })).toMatchObject({ problems: { length: 1 } });
    expect(readSettings({ ...given, [allowed]: 'yes' })).toHaveProperty('settings');
  });

  it('allows one thing at a time', () => {
    const given = { ...production, DATABASE_URL: '', PAYAT_URL: 'http://payat.example', ALLOW_PLAIN_HTTP: 'yes' };
    expect(readSettings(given)).toEqual({ problems: [expect.stringMatching(/^DATABASE_URL /)] });
  });

  it('says everything that is missing in one message', () => {
    const refused = readSettings({ APP_MODE: 'production' });
    const message = 'problems' in refused ? refusalToStart(refused.problems) : '';
    for (const name of ['SESSION_SECRET', 'SMS_GATEWAY_URL', 'SMS_GATEWAY_SECRET', 'CONTACT_EMAIL']) {
      expect(message).toContain(`\n- ${name} is missing`);
    }
  });
});
