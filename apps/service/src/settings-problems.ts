import { providersNeeded } from './providers/provider-settings';
import { type Environment } from './settings';

/** What real people's data needs, and what each setting is for. */
const neededInProduction = {
  SESSION_SECRET: 'at least 32 random characters; it signs sessions and one-time PINs',
  SMS_GATEWAY_URL: 'the address of the SMS gateway that sends one-time PINs',
  SMS_GATEWAY_SECRET: 'what the SMS gateway lets us in by',
  CONTACT_EMAIL: 'the e-mail address that policyholders write to',
  ...providersNeeded,
};

/** Everything that is missing, or is still what the demo uses. A secret's value is never repeated. */
export function productionProblems(given: Environment, demoValues: Record<string, string>): string[] {
  return Object.entries(neededInProduction).flatMap(([name, purpose]) => {
    const value = given[name];
    if (value === undefined) return [`${name} is missing: ${purpose}`];
    if (value === demoValues[name]) return [`${name} still has the demo's value: ${purpose}`];
    return [];
  });
}

/** Staff sign-in needs all of these or none. */
const identityProviderNames = [
  'IDENTITY_PROVIDER_AUTHORITY',
  'IDENTITY_PROVIDER_CLIENT_ID',
  'IDENTITY_PROVIDER_AUDIENCE',
  'IDENTITY_PROVIDER_LOGOUT_URL',
];

export function identityProviderProblems(given: Environment): string[] {
  const missing = identityProviderNames.filter((name) => given[name] === undefined);
  if (missing.length === 0 || missing.length === identityProviderNames.length) return [];
  return [`${missing.join(' and ')} missing: staff sign-in needs ${identityProviderNames.join(', ')}`];
}

/** The admin portal's address always ends in this path (specification section 1). */
export const adminPortalProblems = (given: Environment): string[] =>
  ['ADMIN_PORTAL_URL', 'ADMIN_PORTAL_STAGING_URL'].flatMap((name) =>
    given[name] === undefined || given[name].endsWith('/admin/') ? [] : [`${name} must end in /admin/`],
  );
