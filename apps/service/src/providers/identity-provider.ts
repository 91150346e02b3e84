import { type IdentityProviderConfig } from '@portal/contract';
import { type ProviderPreset, providerPresets, type StaffProvider } from '@portal/service-identity';
import { type IdentityProviderSettings } from './identity-provider-entries';

/** What the service knows of the identity provider of staff; its keys are fetched later. */
export interface IdentityProvider {
  tokens: Omit<StaffProvider, 'keys'>;
  portal: IdentityProviderConfig;
}

/** The row of the preset, with what the settings say instead. Null: staff cannot sign in. */
export function identityProviderOf(settings: IdentityProviderSettings): IdentityProvider | null {
  const { IDENTITY_PROVIDER_AUTHORITY: issuer, IDENTITY_PROVIDER_CLIENT_ID: clientId } = settings;
  const preset: ProviderPreset = providerPresets[settings.IDENTITY_PROVIDER_PRESET];
  const audience = settings.IDENTITY_PROVIDER_AUDIENCE ?? null;
  if (!issuer || !clientId || (audience === null && preset.audience !== 'none')) return null;
  const filled = (text: string) => text.replace('{clientId}', clientId).replace('{audience}', audience ?? '');
  const groupClaims = settings.IDENTITY_PROVIDER_GROUP_CLAIM ?? preset.groupClaims.map(filled);
  const groupNames = {
    ss_portaladmin: settings.IDENTITY_PROVIDER_PORTAL_ADMIN_GROUPS,
    ss_consultants: settings.IDENTITY_PROVIDER_CONSULTANT_GROUPS,
  };
  return {
    tokens: {
      issuer,
      clientId,
      audience,
      isHeldToClient: preset.audience === 'or-client',
      namesClient: preset.namesClient,
      algorithms: settings.IDENTITY_PROVIDER_ALGORITHMS ?? preset.algorithms,
      clientClaims: settings.IDENTITY_PROVIDER_CLIENT_CLAIM ?? preset.clientClaims,
      accessTokenMarks: settings.IDENTITY_PROVIDER_TOKEN_MARKS ?? preset.accessTokenMarks,
      personClaim: settings.IDENTITY_PROVIDER_PERSON_CLAIM ?? preset.personClaim,
      nameClaims: settings.IDENTITY_PROVIDER_NAME_CLAIM ?? preset.nameClaims,
      groupClaims,
      groupNames,
    },
    portal: {
      authority: issuer,
      clientId,
      scope: scopesOf(settings, preset).map(filled).join(' '),
      parameters: {
        ...Object.fromEntries(Object.entries(preset.parameters).map(([name, value]) => [name, filled(value)])),
        ...settings.IDENTITY_PROVIDER_PARAMETERS,
      },
      groupClaims,
      groupNames,
      logoutAddress: settings.IDENTITY_PROVIDER_LOGOUT_URL ?? logoutAddressOf(issuer, preset),
      signOut: settings.IDENTITY_PROVIDER_SIGN_OUT ?? preset.signOut,
    },
  };
}

const scopesOf = (settings: IdentityProviderSettings, preset: ProviderPreset): string[] => [
  ...new Set([
    ...(settings.IDENTITY_PROVIDER_SCOPES ?? preset.scopes),
    ...(settings.IDENTITY_PROVIDER_EXTRA_SCOPES ?? []),
  ]),
];

/** Each maker has one place for it beside the issuer, so that somebody can leave while the provider answers nothing. */
function logoutAddressOf(issuer: string, { logoutPath }: ProviderPreset): string {
  if (logoutPath === null) throw new Error('The settings were taken without IDENTITY_PROVIDER_LOGOUT_URL');
  return new URL(logoutPath, issuer.endsWith('/') ? issuer : `${issuer}/`).href;
}
