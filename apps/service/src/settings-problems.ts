import { secretProblem } from './secret-strength';
import {
  neededForClaims,
  neededForDeathRegister,
  neededForLetters,
  neededForPayat,
  neededForVouchers,
  providersNeeded,
} from './providers/provider-settings';
import { type Environment } from './environment';

/** What real people's data needs, and what each setting is for. */
const neededInProduction = {
  SESSION_SECRET: 'at least 32 random characters; it signs sessions and one-time PINs',
  AUDIT_SECRET: 'at least 32 random characters, kept elsewhere as well; it seals the audit',
  SMS_GATEWAY_URL: 'the address of the SMS gateway that sends one-time PINs',
  SMS_GATEWAY_SECRET: 'what the SMS gateway lets us in by',
  CONTACT_EMAIL: 'the e-mail address that policyholders write to',
  ...providersNeeded,
};

/** What production refuses until its own setting says yes. */
type Exception = 'ALLOW_EMBEDDED_DATABASE' | 'ALLOW_WEAK_SECRETS' | 'ALLOW_PLAIN_HTTP';

/** Where people's data goes, or where people are sent. */
const addressNames = [
  'PORTAL_URL',
  'API_HOST',
  'PORTAL_ORIGINS',
  'SMS_GATEWAY_URL',
  'PAYAT_URL',
  'ACCOUNT_VERIFICATION_URL',
  'DEBICHECK_URL',
  'PAYOUT_BANK_URL',
  'VOUCHERS_URL',
  'DEATH_REGISTER_URL',
  'LETTERS_URL',
  'IDENTITY_PROVIDER_AUTHORITY',
  'IDENTITY_PROVIDER_LOGOUT_URL',
  'ADMIN_PORTAL_URL',
  'ADMIN_PORTAL_STAGING_URL',
];

/** Everything that real people's data must not be trusted to. A secret's value is never repeated. */
export function productionProblems(given: Environment, demoValues: Record<string, string>): string[] {
  const allows = (name: Exception) => given[name] === 'yes';
  return [
    ...missingInProduction(given, demoValues),
    ...(allows('ALLOW_EMBEDDED_DATABASE') ? [] : databaseProblems(given)),
    ...(allows('ALLOW_WEAK_SECRETS') ? [] : secretProblems(given, demoValues)),
    ...(allows('ALLOW_PLAIN_HTTP') ? [] : plainHttpProblems(given)),
  ];
}

const databaseProblems = ({ DATABASE_URL }: Environment): string[] =>
  DATABASE_URL === undefined
    ? [
        'DATABASE_URL is missing: the address of PostgreSQL; the embedded database loses data when the power fails ' +
          '(ALLOW_EMBEDDED_DATABASE=yes starts with it all the same)',
      ]
    : [];

function secretProblems(given: Environment, demoValues: Record<string, string>): string[] {
  return Object.keys(demoValues).flatMap((name) => {
    const value = given[name];
    const problem = value === undefined || value === demoValues[name] ? null : secretProblem(value);
    return problem === null ? [] : [`${name} ${problem} (ALLOW_WEAK_SECRETS=yes starts with it all the same)`];
  });
}

const plainHttpProblems = (given: Environment): string[] =>
  addressNames
    .filter((name) => given[name]?.split(',').some((address) => /^http:/i.test(address.trim())))
    .map(
      (name) =>
        `${name} must start with https://, or what it carries can be read on the way ` +
        '(ALLOW_PLAIN_HTTP=yes starts with it all the same)',
    );

function missingInProduction(given: Environment, demoValues: Record<string, string>): string[] {
  const isVouched = given['VOUCHERS_URL'] !== undefined && given['VOUCHERS_URL'] !== 'off';
  const needed = {
    ...neededInProduction,
    ...(given['PAYAT'] !== 'off' && neededForPayat),
    ...(given['CLAIMS'] !== 'off' && { ...neededForClaims, ...(isVouched && neededForVouchers) }),
    ...(given['DEATH_REGISTER_URL'] !== undefined && neededForDeathRegister),
    ...(given['LETTERS_URL'] !== undefined && neededForLetters),
  };
  return Object.entries(needed).flatMap(([name, purpose]) => {
    const value = given[name];
    if (value === undefined) return [`${name} is missing: ${purpose}`];
    if (value === demoValues[name]) return [`${name} still has the demo's value: ${purpose}`];
    return [];
  });
}

/** The admin portal's address always ends in this path (docs/specification.md#s1). */
export const adminPortalProblems = (given: Environment): string[] =>
  ['ADMIN_PORTAL_URL', 'ADMIN_PORTAL_STAGING_URL'].flatMap((name) =>
    given[name] === undefined || given[name].endsWith('/admin/') ? [] : [`${name} must end in /admin/`],
  );
