import { createHash } from 'node:crypto';
import { fullName } from '../claims';
import { type Dialect } from './dialect';

const tenant = '5f0e1a52-77c4-4b1e-9a53-0c6d8e2f4b17';
/** Whom a token is meant for that was asked for without a scope of the insurer's API. */
const graph = '00000003-0000-0000-c000-000000000000';
const everything = (audience: string) => `${audience}/.default`;

/** Microsoft Entra, tokens of version 2: people by `oid`, groups by id, `sub` another for each application. */
export const entra: Dialect = {
  mount: `/identity/${tenant}`,
  issuer: `/identity/${tenant}/v2.0`,
  routes: {
    authorization: '/oauth2/v2.0/authorize',
    token: '/oauth2/v2.0/token',
    jwks: '/discovery/v2.0/keys',
    revocation: '/oauth2/v2.0/revoke',
    end_session: '/oauth2/v2.0/logout',
  },
  algorithm: 'RS256',
  scopes: (audience) => ['offline_access', everything(audience)],
  refusedScopes: ['phone', 'address'],
  audienceParameter: null,
  groupNames: {
    ss_consultants: '0f1b6a3d-5d0b-4c55-9a5b-0d3f5f8c4a10',
    ss_portaladmin: 'c1a9e7d2-3b64-4e0f-8f27-6d5c4b3a2918',
  },
  accessToken: ({ issuer, clientId, audience, person, groups, scopes }) => ({
    header: { typ: 'JWT' },
    payload: {
      iss: issuer,
      aud: scopes.includes(everything(audience)) ? audience : graph,
      azp: clientId,
      azpacr: '0',
      oid: person.sub,
      sub: createHash('sha256').update(`${audience} ${person.sub}`).digest('base64url'),
      tid: tenant,
      name: fullName(person),
      preferred_username: person.email,
      groups,
      scp: 'access',
      ver: '2.0',
    },
  }),
  idToken: (person) => ({ oid: person.sub, tid: tenant, preferred_username: person.email, ver: '2.0' }),
  listsGroupsInIdTokens: false,
  waysOut: [{ path: `/identity/${tenant}/oauth2/v2.0/logout`, back: 'post_logout_redirect_uri', needsHint: false }],
};
