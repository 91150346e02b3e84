import { type Dialect } from './dialect';

const pool = 'af-south-1_Staff1234';

/** A user pool of Cognito: the issuer is the pool, all pages are the domain's, and access tokens name no audience. */
export const cognito: Dialect = {
  mount: '/identity',
  issuer: `/identity/${pool}`,
  routes: {
    authorization: '/oauth2/authorize',
    token: '/oauth2/token',
    jwks: `/${pool}/.well-known/jwks.json`,
    revocation: '/oauth2/revoke',
    end_session: '/logout',
  },
  algorithm: 'RS256',
  scopes: () => [],
  refusedScopes: [],
  audienceParameter: null,
  groupNames: { ss_consultants: 'consultants', ss_portaladmin: 'administrators' },
  accessToken: ({ issuer, clientId, person, groups, scopes }) => ({
    header: { typ: undefined },
    payload: {
      sub: person.sub,
      'cognito:groups': groups,
      iss: issuer,
      version: 2,
      client_id: clientId,
      token_use: 'access',
      scope: scopes.join(' '),
      username: person.email,
    },
  }),
  idToken: (person) => ({ token_use: 'id', 'cognito:username': person.email }),
  listsGroupsInIdTokens: false,
  waysOut: [{ path: '/identity/logout', back: 'logout_uri', needsHint: false }],
};
