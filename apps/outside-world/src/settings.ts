import * as v from 'valibot';
import { webAddress } from './http/fields';
import { dialectNames } from './identity-provider/dialects/dialects';

const port = (name: string) => {
  const sentence = `${name} must be a port number`;
  return v.pipe(v.string(), v.regex(/^\d{1,5}$/, sentence), v.transform(Number), v.maxValue(65535, sentence));
};
const secret = (name: string) => v.pipe(v.string(), v.minLength(8, `${name} must have at least 8 characters`));
/** An address on which others are built: without the last slash. */
const base = (name: string) =>
  v.pipe(
    webAddress(name),
    v.transform((url) => url.replace(/\/+$/, '')),
  );
/** Secrets are the same as the service's: their defaults are those of its demo. */
const SettingsSchema = v.object({
  OUTSIDE_PORT: v.optional(port('OUTSIDE_PORT'), '4201'),
  OUTSIDE_HOST: v.optional(v.string(), '127.0.0.1'),
  /** Where people reach these pages. */
  OUTSIDE_URL: v.optional(base('OUTSIDE_URL')),
  /** Where the service listens, for the defaults of the callback addresses and of the portal. */
  PORT: v.optional(port('PORT'), '4200'),
  /** Where people reach the portal, which staff come back to. */
  PORTAL_URL: v.optional(base('PORTAL_URL')),
  APP_MODE: v.optional(
    v.picklist(['demo', 'test'], 'APP_MODE: stand-ins run in demo and test only, never in production'),
    'demo',
  ),
  SMS_GATEWAY_SECRET: v.optional(secret('SMS_GATEWAY_SECRET'), 'demo-sms-gateway-secret'),
  PAYAT_SECRET: v.optional(secret('PAYAT_SECRET'), 'demo-payat-secret'),
  PAYAT_CALLBACK_URL: v.optional(webAddress('PAYAT_CALLBACK_URL')),
  /** Whom a payer pays, as the payment page names them. */
  PAYAT_BILLER_NAME: v.optional(v.pipe(v.string(), v.maxLength(60)), 'Ubuntu Funeral Cover'),
  ACCOUNT_VERIFICATION_SECRET: v.optional(secret('ACCOUNT_VERIFICATION_SECRET'), 'demo-account-verification-secret'),
  DEATH_REGISTER_SECRET: v.optional(secret('DEATH_REGISTER_SECRET'), 'demo-death-register-secret'),
  LETTERS_SECRET: v.optional(secret('LETTERS_SECRET'), 'demo-letters-secret'),
  DEBICHECK_SECRET: v.optional(secret('DEBICHECK_SECRET'), 'demo-debicheck-secret'),
  DEBICHECK_CALLBACK_URL: v.optional(webAddress('DEBICHECK_CALLBACK_URL')),
  COLLECTIONS_CALLBACK_URL: v.optional(webAddress('COLLECTIONS_CALLBACK_URL')),
  PAYOUT_BANK_SECRET: v.optional(secret('PAYOUT_BANK_SECRET'), 'demo-payout-bank-secret'),
  PAYOUT_BANK_CALLBACK_URL: v.optional(webAddress('PAYOUT_BANK_CALLBACK_URL')),
  VOUCHERS_SECRET: v.optional(secret('VOUCHERS_SECRET'), 'demo-vouchers-secret'),
  VOUCHERS_CALLBACK_URL: v.optional(webAddress('VOUCHERS_CALLBACK_URL')),
  /** Whom the access tokens of staff are meant for: the service, by the name it expects. */
  IDENTITY_PROVIDER_AUDIENCE: v.optional(
    v.pipe(v.string(), v.regex(/^\S{1,200}$/, 'IDENTITY_PROVIDER_AUDIENCE must be a text without spaces')),
    'https://self-service.example/api',
  ),
  /** Whose identity provider the stand-in speaks like. */
  IDENTITY_PROVIDER_DIALECT: v.optional(
    v.picklist(dialectNames, `IDENTITY_PROVIDER_DIALECT must be one of ${dialectNames.join(', ')}`),
    'generic',
  ),
});

type Read = v.InferOutput<typeof SettingsSchema>;
type Derived =
  | 'OUTSIDE_URL'
  | 'PORTAL_URL'
  | 'PAYAT_CALLBACK_URL'
  | 'DEBICHECK_CALLBACK_URL'
  | 'COLLECTIONS_CALLBACK_URL'
  | 'PAYOUT_BANK_CALLBACK_URL'
  | 'VOUCHERS_CALLBACK_URL';
export type Settings = Read & Record<Derived, string>;

/** Reads the settings of the stand-ins, or says in one sentence a line what is wrong with them. */
export function readSettings(environment: Record<string, string | undefined>): Settings | { problems: string[] } {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const settings = v.safeParse(SettingsSchema, given);
  return settings.success ? withDefaults(settings.output) : { problems: settings.issues.map(({ message }) => message) };
}

const withDefaults = (settings: Read): Settings => ({
  ...settings,
  OUTSIDE_URL: settings.OUTSIDE_URL ?? `http://localhost:${settings.OUTSIDE_PORT}`,
  PORTAL_URL: settings.PORTAL_URL ?? `http://localhost:${settings.PORT}`,
  PAYAT_CALLBACK_URL: settings.PAYAT_CALLBACK_URL ?? `http://127.0.0.1:${settings.PORT}/api/v1/payments/payat/callback`,
  DEBICHECK_CALLBACK_URL:
    settings.DEBICHECK_CALLBACK_URL ?? `http://127.0.0.1:${settings.PORT}/api/v1/debicheck/callback`,
  COLLECTIONS_CALLBACK_URL:
    settings.COLLECTIONS_CALLBACK_URL ?? `http://127.0.0.1:${settings.PORT}/api/v1/collections/callback`,
  PAYOUT_BANK_CALLBACK_URL:
    settings.PAYOUT_BANK_CALLBACK_URL ?? `http://127.0.0.1:${settings.PORT}/api/v1/payouts/report`,
  VOUCHERS_CALLBACK_URL: settings.VOUCHERS_CALLBACK_URL ?? `http://127.0.0.1:${settings.PORT}/api/v1/vouchers/report`,
});
