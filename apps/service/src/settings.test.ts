import { describe, expect, it } from 'vitest';
import { demoValues, readSettings, refusalToStart } from './settings';

const production = {
  APP_MODE: 'production',
  SESSION_SECRET: 'a'.repeat(32),
  SMS_GATEWAY_URL: 'https://sms.example',
  SMS_GATEWAY_SECRET: 'the gateway secret',
  CONTACT_EMAIL: 'care@insurer.example',
  PAYAT_URL: 'https://payat.example',
  PAYAT_SECRET: 'the payment secret',
  ACCOUNT_VERIFICATION_URL: 'https://verify.example',
  ACCOUNT_VERIFICATION_SECRET: 'the verification secret',
  DEBICHECK_URL: 'https://bank.example',
  DEBICHECK_SECRET: 'the bank secret',
  PORTAL_URL: 'https://portal.insurer.example',
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
      settings: { SMS_GATEWAY_URL: 'http://127.0.0.1:5201' },
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
    { name: 'DATABASE_CONNECTIONS', value: '0' },
    { name: 'SMS_GATEWAY_URL', value: 'ftp://sms' },
    { name: 'PORTAL_ORIGINS', value: 'https://a.example/path' },
    { name: 'TRUSTED_PROXIES', value: 'my proxy' },
    { name: 'BRAND', value: '../elsewhere' },
    { name: 'CONTACT_EMAIL', value: 'nobody' },
    { name: 'HELP_CHAT_NUMBER', value: '0821234567' },
    { name: 'ADMIN_PORTAL_URL', value: 'https://staff.example/' },
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

  it('names every one of them', () => {
    expect(readSettings({ PORT: 'x', APP_MODE: 'y' })).toMatchObject({ problems: { length: 2 } });
  });
});

describe('production', () => {
  it('starts with every secret of its own, for every network', () => {
    expect(readSettings(production)).toMatchObject({ settings: { APP_MODE: 'production', HOST: '0.0.0.0' } });
  });

  it.each(['SESSION_SECRET', 'SMS_GATEWAY_URL', 'SMS_GATEWAY_SECRET', 'CONTACT_EMAIL'])(
    'refuses without %s',
    (name) => {
      expect(readSettings({ ...production, [name]: undefined })).toEqual({
        problems: [expect.stringMatching(new RegExp(`^${name} is missing: `))],
      });
    },
  );

  it.each(Object.entries(demoValues))('refuses the value of %s that the demo uses', (name, value) => {
    expect(readSettings({ ...production, [name]: value })).toEqual({ problems: [expect.stringContaining(name)] });
  });

  it('refuses a short session secret without repeating it', () => {
    const refused = readSettings({ ...production, SESSION_SECRET: 'hunter2' });
    expect(refused).toEqual({ problems: [expect.stringContaining('SESSION_SECRET is too short')] });
    expect(JSON.stringify(refused)).not.toContain('hunter2');
  });

  it('says everything that is missing in one message', () => {
    const refused = readSettings({ APP_MODE: 'production' });
    const message = 'problems' in refused ? refusalToStart(refused.problems) : '';
    for (const name of ['SESSION_SECRET', 'SMS_GATEWAY_URL', 'SMS_GATEWAY_SECRET', 'CONTACT_EMAIL']) {
      expect(message).toContain(`\n- ${name} is missing`);
    }
  });
});
