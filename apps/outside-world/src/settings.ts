import * as v from 'valibot';
import { webAddress } from './http/fields';

const port = (name: string) => {
  const sentence = `${name} must be a port number`;
  return v.pipe(v.string(), v.regex(/^\d{1,5}$/, sentence), v.transform(Number), v.maxValue(65535, sentence));
};
const secret = (name: string) => v.pipe(v.string(), v.minLength(8, `${name} must have at least 8 characters`));
/** Secrets are the same as the service's: their defaults are those of its demo. */
const SettingsSchema = v.object({
  OUTSIDE_PORT: v.optional(port('OUTSIDE_PORT'), '4201'),
  OUTSIDE_HOST: v.optional(v.string(), '127.0.0.1'),
  /** Where people reach these pages. */
  OUTSIDE_URL: v.optional(
    v.pipe(
      webAddress('OUTSIDE_URL'),
      v.transform((url) => url.replace(/\/+$/, '')),
    ),
  ),
  /** Where the service listens, for the defaults of the callback addresses. */
  PORT: v.optional(port('PORT'), '4200'),
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
  DEBICHECK_SECRET: v.optional(secret('DEBICHECK_SECRET'), 'demo-debicheck-secret'),
  DEBICHECK_CALLBACK_URL: v.optional(webAddress('DEBICHECK_CALLBACK_URL')),
});

type Read = v.InferOutput<typeof SettingsSchema>;
export type Settings = Read & { OUTSIDE_URL: string; PAYAT_CALLBACK_URL: string; DEBICHECK_CALLBACK_URL: string };

/** Reads the settings of the stand-ins, or says in one sentence a line what is wrong with them. */
export function readSettings(environment: Record<string, string | undefined>): Settings | { problems: string[] } {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const settings = v.safeParse(SettingsSchema, given);
  return settings.success ? withDefaults(settings.output) : { problems: settings.issues.map(({ message }) => message) };
}

const withDefaults = (settings: Read): Settings => ({
  ...settings,
  OUTSIDE_URL: settings.OUTSIDE_URL ?? `http://localhost:${settings.OUTSIDE_PORT}`,
  PAYAT_CALLBACK_URL: settings.PAYAT_CALLBACK_URL ?? `http://127.0.0.1:${settings.PORT}/api/v1/payments/payat/callback`,
  DEBICHECK_CALLBACK_URL:
    settings.DEBICHECK_CALLBACK_URL ?? `http://127.0.0.1:${settings.PORT}/api/v1/debicheck/callback`,
});
