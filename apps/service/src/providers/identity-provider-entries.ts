import { waysToSignOut } from '@portal/contract';
import { keyPairAlgorithms, type PresetName, providerPresets } from '@portal/service-identity';
import * as v from 'valibot';
import { address, list } from '../setting-fields';

const presetNames = Object.keys(providerPresets) as [PresetName, ...PresetName[]];

/** What the portal says by itself when somebody signs in. */
const ownParameters = [
  'client_id',
  'code_challenge',
  'code_challenge_method',
  'nonce',
  'prompt',
  'redirect_uri',
  'response_mode',
  'response_type',
  'scope',
  'state',
];

const listOf = (name: string, isOne: (part: string) => boolean, of: string) =>
  v.pipe(
    list,
    v.check((parts) => parts.length > 0 && parts.every(isOne), `${name} must be a comma list of ${of}`),
  );
const claim = (name: string) =>
  v.pipe(v.string(), v.regex(/^[^\s,]{1,200}$/, `${name} must be the name of one claim, without spaces`));
const claims = (name: string) => listOf(name, (part) => /^\S{1,200}$/.test(part), 'names of claims');
const groups = (name: string) => listOf(name, (part) => part.length <= 200, 'groups, by name or id');
const scopes = (name: string) => {
  const sentence = `${name} must be scopes divided by spaces`;
  return v.pipe(
    v.string(),
    v.regex(/^[\x21\x23-\x5b\x5d-\x7e]+( [\x21\x23-\x5b\x5d-\x7e]+)*$/, sentence),
    v.transform((text) => text.split(' ')),
  );
};
/** The form that addresses have: `audience=https://api&organization=org_1`. */
const parameters = (name: string) =>
  v.pipe(
    v.string(),
    v.regex(/^[^=&\s]+=[^=&\s]*(&[^=&\s]+=[^=&\s]*)*$/, `${name} must look like name=value&other=value`),
    v.transform((text) => Object.fromEntries(new URLSearchParams(text))),
    v.check(
      (given) => !Object.keys(given).some((one) => ownParameters.includes(one)),
      `${name} must not name what the portal says by itself: ${ownParameters.join(', ')}`,
    ),
  );

/** Where staff sign in. What is absent is as the preset has it. */
export const identityProviderEntries = {
  IDENTITY_PROVIDER_PRESET: v.optional(
    v.picklist(presetNames, `IDENTITY_PROVIDER_PRESET must be one of ${presetNames.join(', ')}`),
    'generic',
  ),
  /** The issuer, as its discovery document names it. */
  IDENTITY_PROVIDER_AUTHORITY: v.optional(address('IDENTITY_PROVIDER_AUTHORITY')),
  IDENTITY_PROVIDER_CLIENT_ID: v.optional(v.string()),
  /** Whom access tokens must be meant for: the service, as the provider knows it. */
  IDENTITY_PROVIDER_AUDIENCE: v.optional(v.string()),
  /** Which of the provider's groups stand for ours. */
  IDENTITY_PROVIDER_CONSULTANT_GROUPS: v.optional(groups('IDENTITY_PROVIDER_CONSULTANT_GROUPS'), 'ss_consultants'),
  IDENTITY_PROVIDER_PORTAL_ADMIN_GROUPS: v.optional(groups('IDENTITY_PROVIDER_PORTAL_ADMIN_GROUPS'), 'ss_portaladmin'),
  /** What its access tokens look like. */
  IDENTITY_PROVIDER_GROUP_CLAIM: v.optional(claims('IDENTITY_PROVIDER_GROUP_CLAIM')),
  IDENTITY_PROVIDER_NAME_CLAIM: v.optional(claims('IDENTITY_PROVIDER_NAME_CLAIM')),
  IDENTITY_PROVIDER_PERSON_CLAIM: v.optional(claim('IDENTITY_PROVIDER_PERSON_CLAIM')),
  IDENTITY_PROVIDER_CLIENT_CLAIM: v.optional(claims('IDENTITY_PROVIDER_CLIENT_CLAIM')),
  IDENTITY_PROVIDER_TOKEN_MARKS: v.optional(
    listOf(
      'IDENTITY_PROVIDER_TOKEN_MARKS',
      (part) => /^[^\s=]+(=\S+)?$/.test(part),
      'claims or values such as scp, token_use=access, header.typ=at+jwt',
    ),
  ),
  IDENTITY_PROVIDER_ALGORITHMS: v.optional(
    listOf('IDENTITY_PROVIDER_ALGORITHMS', (part) => keyPairAlgorithms.includes(part), keyPairAlgorithms.join(', ')),
  ),
  /** What is asked of it: the scopes instead of the preset's, and scopes and parameters besides. */
  IDENTITY_PROVIDER_SCOPES: v.optional(scopes('IDENTITY_PROVIDER_SCOPES')),
  IDENTITY_PROVIDER_EXTRA_SCOPES: v.optional(scopes('IDENTITY_PROVIDER_EXTRA_SCOPES')),
  IDENTITY_PROVIDER_PARAMETERS: v.optional(parameters('IDENTITY_PROVIDER_PARAMETERS')),
  /** Where a sign-in ends at the provider, and how that address is told of the portal. */
  IDENTITY_PROVIDER_LOGOUT_URL: v.optional(address('IDENTITY_PROVIDER_LOGOUT_URL')),
  IDENTITY_PROVIDER_SIGN_OUT: v.optional(
    v.picklist(waysToSignOut, `IDENTITY_PROVIDER_SIGN_OUT must be one of ${waysToSignOut.join(', ')}`),
  ),
};

export type IdentityProviderSettings = v.InferOutput<v.ObjectSchema<typeof identityProviderEntries, undefined>>;
