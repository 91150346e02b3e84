import { type PresetName, type ProviderPreset, providerPresets } from '@portal/service-identity';
import { type Environment } from '../environment';

/** Staff sign-in needs all of these or none; what the row of a preset says need not be said. */
const neededFor = ({ audience, groupClaims, logoutPath }: ProviderPreset): string[] => [
  'IDENTITY_PROVIDER_AUTHORITY',
  'IDENTITY_PROVIDER_CLIENT_ID',
  ...(audience === 'none' ? [] : ['IDENTITY_PROVIDER_AUDIENCE']),
  ...(groupClaims.length > 0 ? [] : ['IDENTITY_PROVIDER_GROUP_CLAIM']),
  ...(logoutPath === null ? ['IDENTITY_PROVIDER_LOGOUT_URL'] : []),
];

const textsIn = (setting: string): string[] => setting.split(',').map((part) => part.trim());

/** What is wrong with the settings of staff sign-in as a whole. One by one they were looked at before. */
export function identityProviderProblems(given: Environment): string[] {
  const name = given['IDENTITY_PROVIDER_PRESET'] ?? 'generic';
  if (!Object.hasOwn(providerPresets, name)) return [];
  const preset: ProviderPreset = providerPresets[name as PresetName];
  return [...missing(given, name, preset), ...strangeIssuer(given, name, preset), ...ambiguousGroups(given)];
}

function missing(given: Environment, name: string, preset: ProviderPreset): string[] {
  const needed = neededFor(preset);
  const absent = needed.filter((setting) => given[setting] === undefined);
  const isAsked = name !== 'generic' || absent.length < needed.length;
  if (!isAsked || absent.length === 0) return [];
  return [`${absent.join(' and ')} missing: staff sign-in (${name}) needs ${needed.join(', ')}`];
}

function strangeIssuer(given: Environment, name: string, { issuer }: ProviderPreset): string[] {
  const authority = given['IDENTITY_PROVIDER_AUTHORITY'];
  if (authority === undefined || issuer.form.test(authority)) return [];
  return [`IDENTITY_PROVIDER_AUTHORITY must be an issuer of ${name}, such as ${issuer.example}`];
}

function ambiguousGroups(given: Environment): string[] {
  const consultants = textsIn(given['IDENTITY_PROVIDER_CONSULTANT_GROUPS'] ?? '');
  const both = textsIn(given['IDENTITY_PROVIDER_PORTAL_ADMIN_GROUPS'] ?? '').filter(
    (group) => group !== '' && consultants.includes(group),
  );
  if (both.length === 0) return [];
  return [
    `IDENTITY_PROVIDER_CONSULTANT_GROUPS and IDENTITY_PROVIDER_PORTAL_ADMIN_GROUPS must not both name ${both.join(', ')}`,
  ];
}
