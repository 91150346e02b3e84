import { type PresetName } from '../staff/provider-presets';

/** What a token of a maker looks like: whatever it holds besides the times, as their documentation shows it. */
interface Token {
  header: Record<string, unknown>;
  claims: Record<string, unknown>;
}

/** One person at one maker's provider: settings as an insurer would give them, and the tokens that come. */
export interface TokensOfMaker {
  settings: Record<string, string>;
  access: Token;
  id: Token;
  /** Who the person is to us. */
  person: { id: string; name: string };
}

const tenant = '72f988bf-86f1-41af-91ab-2d7cd011db47';
const entraApi = '6e74172b-be56-4843-9ff4-e66a39bb12e3';
const entraClient = 'ac42e3cf-4b2f-4b41-8d92-0a5c0a1c7e11';
const consultants = '0f1b6a3d-5d0b-4c55-9a5b-0d3f5f8c4a10';
const naledi = { name: 'Naledi Dlamini', email: 'naledi@insurer.example' };

const entraIssuer = `https://login.microsoftonline.com/${tenant}/v2.0`;
const oktaIssuer = 'https://insurer.okta.com/oauth2/aus1a2b3c4d5';
const auth0Issuer = 'https://insurer.eu.auth0.com/';
const keycloakIssuer = 'https://id.insurer.example/realms/staff';
const cognitoIssuer = 'https://cognito-idp.af-south-1.amazonaws.com/af-south-1_Ab12Cd34E';
const api = 'https://portal.insurer.example/api';

/** Groups as each maker's token lists them; all of them mapped to consultants. */
export const tokensOfMakers: Record<Exclude<PresetName, 'generic'>, TokensOfMaker> = {
  entra: {
    settings: {
      IDENTITY_PROVIDER_AUTHORITY: entraIssuer,
      IDENTITY_PROVIDER_CLIENT_ID: entraClient,
      IDENTITY_PROVIDER_AUDIENCE: entraApi,
      IDENTITY_PROVIDER_CONSULTANT_GROUPS: consultants,
    },
    access: {
      header: { typ: 'JWT', alg: 'RS256' },
      claims: {
        aud: entraApi,
        iss: entraIssuer,
        azp: entraClient,
        azpacr: '0',
        groups: ['3d6b1c2e-9f0a-4b7d-8e5c-1a2b3c4d5e6f', consultants],
        name: naledi.name,
        oid: '690222be-ff1a-4d56-abd1-7e4f7d38e474',
        preferred_username: naledi.email,
        scp: 'access',
        sub: 'HKZpfaHyWadeOouYlitjrI-KffTm222X5rrV3xDqfKQ',
        tid: tenant,
        ver: '2.0',
      },
    },
    id: {
      header: { typ: 'JWT', alg: 'RS256' },
      claims: { aud: entraApi, iss: entraIssuer, oid: '690222be-ff1a-4d56-abd1-7e4f7d38e474', tid: tenant, ver: '2.0' },
    },
    person: { id: '690222be-ff1a-4d56-abd1-7e4f7d38e474', name: naledi.name },
  },
  okta: {
    settings: {
      IDENTITY_PROVIDER_AUTHORITY: oktaIssuer,
      IDENTITY_PROVIDER_CLIENT_ID: '0oa1b2c3d4e5f6g7h8i9',
      IDENTITY_PROVIDER_AUDIENCE: api,
      IDENTITY_PROVIDER_CONSULTANT_GROUPS: 'Funeral cover desk',
    },
    access: {
      header: { alg: 'RS256' },
      claims: {
        ver: 1,
        jti: 'AT.0mP4JKAZX1iACIT4vbEDF7LpvDVjxypPMf0D7uX39RE',
        iss: oktaIssuer,
        aud: api,
        cid: '0oa1b2c3d4e5f6g7h8i9',
        uid: '00uid4BxXw6I6TV4m0g3',
        scp: ['openid', 'profile'],
        sub: naledi.email,
        groups: ['Everyone', 'Funeral cover desk'],
      },
    },
    id: {
      header: { alg: 'RS256' },
      claims: { ver: 1, iss: oktaIssuer, aud: '0oa1b2c3d4e5f6g7h8i9', sub: '00uid4BxXw6I6TV4m0g3', amr: ['pwd'] },
    },
    person: { id: '00uid4BxXw6I6TV4m0g3', name: naledi.email },
  },
  auth0: {
    settings: {
      IDENTITY_PROVIDER_AUTHORITY: auth0Issuer,
      IDENTITY_PROVIDER_CLIENT_ID: 'my1client2id3',
      IDENTITY_PROVIDER_AUDIENCE: api,
      IDENTITY_PROVIDER_GROUP_CLAIM: 'https://insurer.example/roles',
      IDENTITY_PROVIDER_NAME_CLAIM: 'https://insurer.example/name',
      IDENTITY_PROVIDER_CONSULTANT_GROUPS: 'consultant',
    },
    access: {
      header: { typ: 'JWT', alg: 'RS256' },
      claims: {
        iss: auth0Issuer,
        sub: 'auth0|5f7c8ec7c33c6c004bbafe82',
        aud: [api, `${auth0Issuer}userinfo`],
        azp: 'my1client2id3',
        scope: 'openid profile email',
        'https://insurer.example/roles': ['consultant'],
        'https://insurer.example/name': naledi.name,
      },
    },
    id: {
      header: { typ: 'JWT', alg: 'RS256' },
      claims: { iss: auth0Issuer, sub: 'auth0|5f7c8ec7c33c6c004bbafe82', aud: 'my1client2id3', ...naledi },
    },
    person: { id: 'auth0|5f7c8ec7c33c6c004bbafe82', name: naledi.name },
  },
  keycloak: {
    settings: {
      IDENTITY_PROVIDER_AUTHORITY: keycloakIssuer,
      IDENTITY_PROVIDER_CLIENT_ID: 'self.service.portal',
      IDENTITY_PROVIDER_AUDIENCE: api,
      IDENTITY_PROVIDER_CONSULTANT_GROUPS: 'consultant',
    },
    access: {
      header: { typ: 'JWT', alg: 'RS256' },
      claims: {
        iss: keycloakIssuer,
        aud: [api, 'account'],
        sub: '1d8b0c2c-6d1f-4e4b-9f0a-2b7c5f1e9a33',
        typ: 'Bearer',
        azp: 'self.service.portal',
        realm_access: { roles: ['offline_access', 'uma_authorization'] },
        resource_access: { 'self.service.portal': { roles: ['consultant'] }, account: { roles: ['view-profile'] } },
        scope: 'openid profile email',
        preferred_username: 'naledi',
        ...naledi,
      },
    },
    id: {
      header: { typ: 'JWT', alg: 'RS256' },
      claims: {
        iss: keycloakIssuer,
        aud: 'self.service.portal',
        sub: '1d8b0c2c-6d1f-4e4b-9f0a-2b7c5f1e9a33',
        typ: 'ID',
        azp: 'self.service.portal',
        ...naledi,
      },
    },
    person: { id: '1d8b0c2c-6d1f-4e4b-9f0a-2b7c5f1e9a33', name: naledi.name },
  },
  cognito: {
    settings: {
      IDENTITY_PROVIDER_AUTHORITY: cognitoIssuer,
      IDENTITY_PROVIDER_CLIENT_ID: '7h5example4clientid',
      IDENTITY_PROVIDER_LOGOUT_URL: 'https://insurer.auth.af-south-1.amazoncognito.com/logout',
      IDENTITY_PROVIDER_CONSULTANT_GROUPS: 'consultants',
    },
    access: {
      header: { alg: 'RS256' },
      claims: {
        sub: 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee',
        'cognito:groups': ['consultants'],
        iss: cognitoIssuer,
        version: 2,
        client_id: '7h5example4clientid',
        token_use: 'access',
        scope: 'openid profile',
        username: 'naledi',
      },
    },
    id: {
      header: { alg: 'RS256' },
      claims: {
        sub: 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee',
        iss: cognitoIssuer,
        aud: '7h5example4clientid',
        token_use: 'id',
        'cognito:groups': ['consultants'],
      },
    },
    person: { id: 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee', name: 'naledi' },
  },
};
