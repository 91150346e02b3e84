import { type Dialect } from './dialect';

/** As the library speaks by itself, with Cognito's way out beside the standard one. */
export const generic: Dialect = {
  mount: '/identity',
  issuer: '/identity',
  routes: {
    authorization: '/auth',
    token: '/token',
    jwks: '/jwks',
    revocation: '/token/revocation',
    end_session: '/session/end',
  },
  algorithm: 'ES256',
  scopes: () => [],
  refusedScopes: [],
  audienceParameter: null,
  groupNames: {},
  accessToken: null,
  idToken: () => ({}),
  listsGroupsInIdTokens: true,
  waysOut: [{ path: '/identity/logout', back: 'logout_uri', needsHint: false }],
};
