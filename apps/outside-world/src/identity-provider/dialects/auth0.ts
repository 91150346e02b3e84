import { fullName } from '../claims';
import { type Dialect } from './dialect';

/** Claims of one's own have to look like addresses. */
const namespace = 'https://insurer.example';

/** Auth0 with tokens of its own profile, for an API by its identifier; what an Action adds has a namespace. */
export const auth0: Dialect = {
  mount: '/identity',
  issuer: '/identity/',
  routes: {
    authorization: '/authorize',
    token: '/oauth/token',
    jwks: '/.well-known/jwks.json',
    revocation: '/oauth/revoke',
    end_session: '/oidc/logout',
  },
  algorithm: 'RS256',
  scopes: () => ['offline_access'],
  refusedScopes: [],
  audienceParameter: 'audience',
  groupNames: { ss_consultants: 'consultant', ss_portaladmin: 'administrator' },
  accessToken: ({ issuer, clientId, audience, person, groups, scopes }) => ({
    header: { typ: 'JWT' },
    payload: {
      iss: issuer,
      sub: person.sub,
      aud: [audience, `${issuer}userinfo`],
      azp: clientId,
      scope: scopes.join(' '),
      [`${namespace}/roles`]: groups,
      [`${namespace}/name`]: fullName(person),
    },
  }),
  idToken: () => ({}),
  listsGroupsInIdTokens: false,
  waysOut: [
    { path: '/identity/oidc/logout', back: 'post_logout_redirect_uri', needsHint: false },
    { path: '/identity/v2/logout', back: 'returnTo', needsHint: false },
  ],
};
