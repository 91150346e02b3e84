import { type Dialect } from './dialect';

/** A custom authorization server of Okta: no type in the header, `cid`, `scp` as a list, the login as `sub`. */
export const okta: Dialect = {
  mount: '/identity/oauth2/staff',
  issuer: '/identity/oauth2/staff',
  routes: {
    authorization: '/v1/authorize',
    token: '/v1/token',
    jwks: '/v1/keys',
    revocation: '/v1/revoke',
    end_session: '/v1/logout',
  },
  algorithm: 'RS256',
  scopes: () => ['offline_access'],
  refusedScopes: [],
  audienceParameter: null,
  groupNames: { ss_consultants: 'Funeral cover desk', ss_portaladmin: 'Funeral cover heads' },
  accessToken: ({ issuer, clientId, audience, person, groups, scopes }) => ({
    header: { typ: undefined },
    payload: {
      ver: 1,
      iss: issuer,
      aud: audience,
      cid: clientId,
      uid: person.sub,
      sub: person.email,
      scp: scopes,
      groups: ['Everyone', ...groups],
    },
  }),
  idToken: (person) => ({ ver: 1, preferred_username: person.email, amr: ['pwd'] }),
  listsGroupsInIdTokens: false,
  waysOut: [{ path: '/identity/oauth2/staff/v1/logout', back: 'post_logout_redirect_uri', needsHint: true }],
};
