import { type LegalFacts } from '@portal/brand';
import * as v from 'valibot';
import { fewestConnections } from './database/connection-shares';
import { readLegalSettings } from './legal-settings';
import { identityProviderEntries } from './providers/identity-provider-entries';
import { identityProviderProblems } from './providers/identity-provider-problems';
import { providerDemoValues, providerEntries } from './providers/provider-settings';
import { address, list } from './setting-fields';
import { adminPortalProblems, productionProblems } from './settings-problems';
import { type Environment } from './environment';

/** Values that make the service start on a bare clone. Production refuses them. */
export const demoValues = {
  SESSION_SECRET: 'demo-session-secret-never-for-real-people',
  AUDIT_SECRET: 'demo-audit-secret-never-for-real-people',
  SMS_GATEWAY_SECRET: 'demo-sms-gateway-secret',
  ...providerDemoValues,
} as const;

const number = (name: string, least: number, most: number) => {
  const sentence = `${name} must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, sentence),
    v.transform(Number),
    v.minValue(least, sentence),
    v.maxValue(most, sentence),
  );
};
const permission = (name: string) => v.optional(v.picklist(['yes', 'no'], `${name} must be yes or no`), 'no');
const onOrOff = (name: string) => v.optional(v.picklist(['on', 'off'], `${name} must be on or off`), 'on');
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

const ratio = (name: string) => {
  const sentence = `${name} must be a number from 0 to 1`;
  return v.pipe(v.string(), v.regex(/^(0|1|[01]?\.\d{1,6})$/, sentence), v.transform(Number), v.maxValue(1, sentence));
};

/** What a command needs that only opens the database. */
const databaseEntries = {
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must start with postgres:// or postgresql://')),
  ),
  DATABASE_CONNECTIONS: v.optional(number('DATABASE_CONNECTIONS', fewestConnections, 200), '10'),
};

/** Every setting, by the name of its environment variable. An empty one counts as absent. */
const SettingsSchema = v.object({
  ...databaseEntries,
  APP_MODE: v.optional(v.picklist(['demo', 'test', 'production'], 'APP_MODE must be demo, test or production'), 'demo'),
  /** Portal and API. */
  PORT: v.optional(number('PORT', 0, 65535), '4200'),
  /** Where it listens. Outside production only this computer reaches it. */
  HOST: v.optional(v.string()),
  /** Where the stand-ins listen, for the default of SMS_GATEWAY_URL. */
  OUTSIDE_PORT: v.optional(number('OUTSIDE_PORT', 0, 65535), '4201'),
  /** Behind a proxy: seconds in which a process that was asked to stop says that it is not ready, and still answers. */
  DRAIN_SECONDS: v.optional(number('DRAIN_SECONDS', 0, 60), '0'),
  MIGRATE_ON_START: v.optional(v.picklist(['yes', 'no'], 'MIGRATE_ON_START must be yes or no'), 'yes'),
  /** In test mode only: the policies of the demo, and those of a file. */
  SEED_DEMO: v.optional(v.picklist(['true', 'false'], 'SEED_DEMO must be true or false'), 'false'),
  SEED_FILE: v.optional(v.string()),
  PORTAL_DIR: v.optional(v.string(), 'dist/portal'),
  /** Areas that an insurer may do without: whether deaths are reported and claimed for here. */
  CLAIMS: onOrOff('CLAIMS'),
  /** Whether premiums are paid by Pay@, online and at a till. */
  PAYAT: onOrOff('PAYAT'),
  /** Whether benefit certificates are issued, and checked by anybody. */
  CERTIFICATES: onOrOff('CERTIFICATES'),
  /** Whether people apply for policies here. */
  NEW_POLICIES: onOrOff('NEW_POLICIES'),

  SESSION_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, 'SESSION_SECRET is too short: it needs at least 32 random characters')),
    demoValues.SESSION_SECRET,
  ),
  AUDIT_SECRET: v.optional(v.string(), demoValues.AUDIT_SECRET),
  /** What production refuses, each unless its setting says yes. */
  ALLOW_EMBEDDED_DATABASE: permission('ALLOW_EMBEDDED_DATABASE'),
  ALLOW_WEAK_SECRETS: permission('ALLOW_WEAK_SECRETS'),
  ALLOW_PLAIN_HTTP: permission('ALLOW_PLAIN_HTTP'),
  SMS_GATEWAY_URL: v.optional(address('SMS_GATEWAY_URL')),
  SMS_GATEWAY_SECRET: v.optional(v.string(), demoValues.SMS_GATEWAY_SECRET),
  /** Queued messages that each process sends in a second; PINs are not queued. */
  SMS_PER_SECOND: v.optional(number('SMS_PER_SECOND', 1, 1000), '20'),
  ...providerEntries,

  /** Where metrics are read, and by whom: absent, nowhere. */
  METRICS_PORT: v.optional(number('METRICS_PORT', 0, 65535)),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  /** The collector of traces. These three are named as OpenTelemetry names them everywhere. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(address('OTEL_EXPORTER_OTLP_ENDPOINT')),
  OTEL_TRACES_SAMPLER_ARG: v.optional(ratio('OTEL_TRACES_SAMPLER_ARG'), '0.1'),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'self-service'),

  /** Origins that may call the API from a browser, besides the service's own. */
  PORTAL_ORIGINS: v.optional(
    v.pipe(
      list,
      v.everyItem(isOrigin, 'PORTAL_ORIGINS must be a comma list of origins such as https://portal.example'),
    ),
    '',
  ),
  /** Proxies (addresses or networks such as 10.0.0.0/8) whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      list,
      v.everyItem(
        (text) => /^[\da-f.:]+(\/\d{1,3})?$/i.test(text),
        'TRUSTED_PROXIES must be a comma list of addresses or networks',
      ),
    ),
    '',
  ),

  /** Where the portal finds the API. Absent: the origin the portal came from. */
  API_HOST: v.optional(address('API_HOST')),
  /** Which folder of BRANDS_DIR holds the brand. Absent: the house brand, which the portal is built in. */
  BRAND: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'BRAND must be the name of a folder in BRANDS_DIR')),
  ),
  BRANDS_DIR: v.optional(v.string(), 'libs/brand/brands'),
  /** These win over what the brand says. */
  BRAND_NAME: v.optional(v.string()),
  INSURER_LINE: v.optional(v.string()),
  CONTACT_EMAIL: v.optional(v.pipe(v.string(), v.email('CONTACT_EMAIL must be an e-mail address'))),
  CONTACT_PHONE: v.optional(v.string()),
  HELP_CHAT_NUMBER: v.optional(
    v.pipe(v.string(), v.regex(/^27\d{9}$/, 'HELP_CHAT_NUMBER must be 11 digits that start with 27')),
  ),
  ADMIN_PORTAL_STAGING_URL: v.optional(address('ADMIN_PORTAL_STAGING_URL')),
  ADMIN_PORTAL_URL: v.optional(address('ADMIN_PORTAL_URL')),
  ...identityProviderEntries,
});

/** Every name that means something in the environment, but for the facts about the insurer. */
export const settingNames: readonly string[] = Object.keys(SettingsSchema.entries);

type Read = v.InferOutput<typeof SettingsSchema>;
export type Settings = Omit<Read, 'VOUCHERS_URL'> & {
  HOST: string;
  SMS_GATEWAY_URL: string;
  PAYAT_URL: string;
  ACCOUNT_VERIFICATION_URL: string;
  DEBICHECK_URL: string;
  PAYOUT_BANK_URL: string;
  /** Null: nobody issues vouchers for cash. */
  VOUCHERS_URL: string | null;
  PORTAL_URL: string;
  /** Who the insurer is before the law, where the environment says so. */
  legal: Partial<LegalFacts>;
};
/** Reads the settings, or says everything that is wrong with them, a sentence a setting. */
export function readSettings(environment: Environment): { settings: Settings } | { problems: string[] } {
  const given = withoutEmpty(environment);
  const read = v.safeParse(SettingsSchema, given);
  const { legal, problems: legalProblems } = readLegalSettings(given);
  const problems = [
    ...(read.issues ?? []).map(({ message }) => message),
    ...(given['APP_MODE'] === 'production' ? productionProblems(given, demoValues) : []),
    ...identityProviderProblems(given),
    ...adminPortalProblems(given),
    ...legalProblems,
  ];
  if (!read.success || problems.length > 0) return { problems };
  return { settings: { ...withDefaults(read.output), legal } };
}

export type DatabaseSettings = Extract<ReturnType<typeof readDatabaseSettings>, { settings: unknown }>['settings'];

/** Reads what a command needs. Of the secrets only that of the audit is taken, where it is given. */
export function readDatabaseSettings(environment: Environment) {
  const read = v.safeParse(
    v.object({ ...databaseEntries, AUDIT_SECRET: v.optional(v.string()) }),
    withoutEmpty(environment),
  );
  return read.success ? { settings: read.output } : { problems: read.issues.map(({ message }) => message) };
}

const withoutEmpty = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));

const withDefaults = (settings: Read) => ({
  ...settings,
  ...staffSignIn(settings),
  HOST: settings.HOST ?? (settings.APP_MODE === 'production' ? '0.0.0.0' : '127.0.0.1'),
  ...standIns(settings),
  PORTAL_URL: (settings.PORTAL_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
});

/** The stand-in's identity provider, for trying. Real people's staff sign in where the environment says, or nowhere. */
function staffSignIn(settings: Read) {
  const { APP_MODE, OUTSIDE_PORT, IDENTITY_PROVIDER_AUTHORITY: given } = settings;
  if (given !== undefined || APP_MODE === 'production') return {};
  const authority = `http://localhost:${OUTSIDE_PORT}/identity`;
  return {
    IDENTITY_PROVIDER_AUTHORITY: authority,
    IDENTITY_PROVIDER_CLIENT_ID: 'self-service-portal',
    IDENTITY_PROVIDER_AUDIENCE: 'https://self-service.example/api',
    IDENTITY_PROVIDER_LOGOUT_URL: `${authority}/logout`,
    ADMIN_PORTAL_URL: settings.ADMIN_PORTAL_URL ?? 'https://portal.example/admin/',
    ADMIN_PORTAL_STAGING_URL: settings.ADMIN_PORTAL_STAGING_URL ?? 'https://staging.portal.example/admin/',
  };
}

/** Everybody outside listens where the stand-ins do, unless told otherwise. */
function standIns(settings: Read) {
  const { SMS_GATEWAY_URL, PAYAT_URL, ACCOUNT_VERIFICATION_URL, DEBICHECK_URL, PAYOUT_BANK_URL } = settings;
  const { APP_MODE, DEATH_REGISTER_URL, LETTERS_URL } = settings;
  const outside = `http://127.0.0.1:${settings.OUTSIDE_PORT}`;
  /** Not needed in production: without an address nobody is asked. */
  const optional = APP_MODE === 'production' ? undefined : outside;
  return {
    SMS_GATEWAY_URL: SMS_GATEWAY_URL ?? outside,
    PAYAT_URL: PAYAT_URL ?? outside,
    ACCOUNT_VERIFICATION_URL: ACCOUNT_VERIFICATION_URL ?? outside,
    DEBICHECK_URL: DEBICHECK_URL ?? outside,
    PAYOUT_BANK_URL: PAYOUT_BANK_URL ?? outside,
    VOUCHERS_URL: vouchersUrl(settings.VOUCHERS_URL, optional ?? null),
    DEATH_REGISTER_URL: DEATH_REGISTER_URL ?? optional,
    LETTERS_URL: LETTERS_URL ?? optional,
  };
}

/** In a demo the stand-in issues vouchers for cash; `off`: nobody does, as in production without an address. */
const vouchersUrl = (given: string | undefined, otherwise: string | null): string | null =>
  given === 'off' ? null : (given ?? otherwise);

/** The one message that a person reads when the service refuses to start. */
export const refusalToStart = (problems: readonly string[]): string =>
  ['The service did not start. Its settings need attention:', ...problems.map((problem) => `- ${problem}`)].join('\n');
