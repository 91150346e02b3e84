import { type IdentityProviderConfig } from '@portal/contract';

/** What is particular to the identity providers of one maker. `{clientId}` and `{audience}` stand for what the settings say. */
export interface ProviderPreset {
  /** How its issuers end, and one to show to somebody who wrote another. */
  issuer: { form: RegExp; example: string };
  /** Signature algorithms that are taken. */
  algorithms: readonly string[];
  /** Whom tokens are meant for (`aud`): said in every token, or a token that does not say is held to its client, or said in none. */
  audience: 'needed' | 'or-client' | 'none';
  /** Claims that may name the application a token was given to. Of those that are there each names ours. */
  clientClaims: readonly string[];
  /** Whether one of them has to be there. */
  namesClient: boolean;
  /** What access tokens have and ID tokens do not, any one of it: `claim`, `claim=value` or `header.name=value`. */
  accessTokenMarks: readonly string[];
  /** The claim that is a person's for good. */
  personClaim: string;
  /** Claims that name a person, the best first. */
  nameClaims: readonly string[];
  /** Claims that list groups or roles. */
  groupClaims: readonly string[];
  scopes: readonly string[];
  /** What it wants to be told besides when somebody signs in. */
  parameters: Readonly<Record<string, string>>;
  signOut: IdentityProviderConfig['signOut'];
  /** Where a sign-in ends, from the issuer on. Null: that has to be said. */
  logoutPath: string | null;
}

/** Signed with a key pair: a shared secret, or none, would let others make tokens. */
export const keyPairAlgorithms = ['ES256', 'ES384', 'ES512', 'RS256', 'RS384', 'RS512', 'PS256', 'EdDSA', 'Ed25519'];

/** The makers that we know, from their documentation (docs/identity-providers.md). */
export const providerPresets = {
  generic: {
    issuer: { form: /^https?:\/\/\S+$/, example: 'https://id.insurer.example' },
    algorithms: ['ES256', 'ES384', 'RS256', 'PS256', 'EdDSA', 'Ed25519'],
    audience: 'or-client',
    clientClaims: ['client_id'],
    namesClient: false,
    accessTokenMarks: ['header.typ=at+jwt', 'token_use=access', 'typ=Bearer'],
    personClaim: 'sub',
    nameClaims: ['name', 'email', 'username'],
    groupClaims: ['groups'],
    scopes: ['email', 'openid', 'phone', 'profile'],
    parameters: {},
    signOut: 'logout_uri',
    logoutPath: null,
  },
  entra: {
    issuer: {
      form: /\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\/v2\.0$/,
      example: 'https://login.microsoftonline.com/{tenant id}/v2.0',
    },
    algorithms: ['RS256'],
    audience: 'needed',
    clientClaims: ['azp'],
    namesClient: true,
    accessTokenMarks: ['scp'],
    personClaim: 'oid',
    nameClaims: ['name', 'preferred_username'],
    groupClaims: ['roles', 'groups'],
    scopes: ['openid', 'profile', 'email', 'offline_access', '{audience}/.default'],
    parameters: {},
    signOut: 'standard',
    logoutPath: '../oauth2/v2.0/logout',
  },
  okta: {
    issuer: { form: /\/oauth2\/[\w-]+$/, example: 'https://insurer.okta.com/oauth2/{authorization server id}' },
    algorithms: ['RS256'],
    audience: 'needed',
    clientClaims: ['cid'],
    namesClient: true,
    accessTokenMarks: ['scp'],
    personClaim: 'uid',
    nameClaims: ['name', 'sub'],
    groupClaims: ['groups'],
    scopes: ['openid', 'profile', 'email', 'phone', 'offline_access'],
    parameters: {},
    signOut: 'standard',
    logoutPath: 'v1/logout',
  },
  auth0: {
    issuer: { form: /^https?:\/\/\S+\/$/, example: 'https://insurer.eu.auth0.com/ (with the slash at its end)' },
    algorithms: ['RS256', 'PS256'],
    audience: 'needed',
    clientClaims: ['azp', 'client_id'],
    namesClient: true,
    accessTokenMarks: ['header.typ=at+jwt', 'scope'],
    personClaim: 'sub',
    nameClaims: ['name', 'email'],
    groupClaims: [],
    scopes: ['openid', 'profile', 'email', 'phone', 'offline_access'],
    parameters: { audience: '{audience}' },
    signOut: 'standard',
    logoutPath: 'oidc/logout',
  },
  keycloak: {
    issuer: { form: /\/realms\/[^/]+$/, example: 'https://id.insurer.example/realms/{realm}' },
    algorithms: ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA'],
    audience: 'needed',
    clientClaims: ['azp', 'client_id'],
    namesClient: true,
    accessTokenMarks: ['typ=Bearer', 'header.typ=at+jwt'],
    personClaim: 'sub',
    nameClaims: ['name', 'preferred_username', 'email'],
    groupClaims: ['realm_access.roles', 'resource_access.{clientId}.roles', 'groups'],
    scopes: ['openid', 'profile', 'email', 'phone'],
    parameters: {},
    signOut: 'standard',
    logoutPath: 'protocol/openid-connect/logout',
  },
  cognito: {
    issuer: {
      form: /\/[\w-]+_[\dA-Za-z]+$/,
      example: 'https://cognito-idp.af-south-1.amazonaws.com/{user pool id}',
    },
    algorithms: ['RS256'],
    audience: 'none',
    clientClaims: ['client_id'],
    namesClient: true,
    accessTokenMarks: ['token_use=access'],
    personClaim: 'sub',
    nameClaims: ['name', 'email', 'username'],
    groupClaims: ['cognito:groups'],
    scopes: ['openid', 'profile', 'email', 'phone'],
    parameters: {},
    signOut: 'logout_uri',
    logoutPath: null,
  },
} as const satisfies Record<string, ProviderPreset>;

export type PresetName = keyof typeof providerPresets;
