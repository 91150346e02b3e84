import { fullName } from '../claims';
import { portalClientId } from '../portal';
import { type Dialect } from './dialect';

/** A realm of Keycloak: `typ` in the claims, roles of the realm and of each client, an audience that a mapper adds. */
export const keycloak: Dialect = {
  mount: '/identity/realms/staff',
  issuer: '/identity/realms/staff',
  routes: {
    authorization: '/protocol/openid-connect/auth',
    token: '/protocol/openid-connect/token',
    jwks: '/protocol/openid-connect/certs',
    revocation: '/protocol/openid-connect/revoke',
    end_session: '/protocol/openid-connect/logout',
  },
  algorithm: 'RS256',
  scopes: () => [],
  refusedScopes: [],
  audienceParameter: null,
  groupNames: { ss_consultants: 'consultant', ss_portaladmin: 'administrator' },
  accessToken: ({ issuer, clientId, audience, person, groups, scopes }) => ({
    header: { typ: 'JWT' },
    payload: {
      iss: issuer,
      aud: [audience, 'account'],
      sub: person.sub,
      typ: 'Bearer',
      azp: clientId,
      realm_access: { roles: ['offline_access', 'uma_authorization'] },
      resource_access: { [clientId]: { roles: groups }, account: { roles: ['view-profile'] } },
      scope: scopes.join(' '),
      name: fullName(person),
      preferred_username: person.email,
      email: person.email,
    },
  }),
  idToken: (person) => ({ typ: 'ID', azp: portalClientId, preferred_username: person.email }),
  listsGroupsInIdTokens: false,
  waysOut: [
    {
      path: '/identity/realms/staff/protocol/openid-connect/logout',
      back: 'post_logout_redirect_uri',
      needsHint: true,
    },
  ],
};
