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

/** Staff sign-in needs both or neither. */
export function identityProviderProblems(given: Environment): string[] {
  const names = ['IDENTITY_PROVIDER_AUTHORITY', 'IDENTITY_PROVIDER_CLIENT_ID'];
  const missing = names.filter((name) => given[name] === undefined);
  return missing.length === 1 ? [`${missing[0]} is missing: staff sign-in needs ${names.join(' and ')}`] : [];
}
