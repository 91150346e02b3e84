import { randomUUID } from 'node:crypto';
import { errors, interactionPolicy, type JWK, type OIDCContext, Provider } from 'oidc-provider';
import { accessTokenClaims, claimsByScope, claimsOf, scopes } from './claims';
import { type Dialect } from './dialects/dialect';
import { type Directory } from './directory';
import { loadOrGiveGrant } from './grant';
import { errorPage, signedOutPage, signOutPage } from './library-pages';
import { idTokenSeconds, lifetimes } from './lifetimes';
import { type Memory } from './memory';
import { type PortalAddresses, portalClientId } from './portal';
import { revokesAccessTokens } from './revoke-access-token';
import { shapeAccessToken } from './shape-access-token';
import { type Switches } from './switches';
import { type WorldTime } from './world-time';

interface Options {
  issuer: string;
  dialect: Dialect;
  keys: JWK[];
  /** Whom access tokens are meant for. */
  audience: string;
  portal: PortalAddresses;
  directory: Directory;
  switches: Switches;
  memory: Memory;
  time: WorldTime;
}

/** What the library calls the insurer's API; tokens call it what the settings say. */
const api = 'urn:self-service:api';

/** Everything is below this address. */
const path = '/identity';

/** The provider itself: the authorization-code flow with PKCE for one public client, and nothing else. */
export function createProvider(options: Options): Provider {
  const { issuer, dialect, keys, audience, portal, directory, switches, memory, time } = options;
  const { algorithm } = dialect;
  const known = [...scopes, ...dialect.scopes(audience)];
  const policy = interactionPolicy.base();
  policy.remove('consent'); // the insurer's own application: nobody is asked

  const provider = new Provider(issuer, {
    adapter: memory.adapter,
    jwks: { keys },
    clients: [
      {
        client_id: portalClientId,
        client_name: 'Self-service portal',
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: portal.signedIn,
        post_logout_redirect_uris: portal.signedOut,
      },
    ],
    clientDefaults: { id_token_signed_response_alg: algorithm },
    enabledJWA: { idTokenSigningAlgValues: [algorithm] },
    clientAuthMethods: ['none'],
    clientBasedCORS: (_ctx, origin) => portal.origins.includes(origin),
    responseTypes: ['code'],
    scopes: known,
    claims: {
      ...claimsByScope,
      openid: [...claimsByScope.openid, ...Object.keys(dialect.idToken(directory.all()[0]!))],
    },
    routes: dialect.routes,
    extraParams: dialect.audienceParameter === null ? [] : [dialect.audienceParameter],
    conformIdTokenClaims: false,
    findAccount: (_ctx, sub) => {
      const person = directory.withSub(sub);
      return (
        person && {
          accountId: sub,
          claims: () => ({
            ...claimsOf(person),
            ...dialect.idToken(person),
            ...(!dialect.listsGroupsInIdTokens && { groups: undefined }),
          }),
        }
      );
    },
    extraTokenClaims: (_ctx, token) => {
      const person = 'accountId' in token ? directory.withSub(token.accountId) : undefined;
      return person && accessTokenClaims(person, token.scopes);
    },
    formats: {
      customizers: {
        jwt: (_ctx, token, signed) => {
          const person = 'accountId' in token ? directory.withSub(token.accountId) : undefined;
          if (person) shapeAccessToken(dialect, signed, { issuer, audience, person, scopes: token.scopes });
          time.ofAccessToken(signed);
          if ('grantId' in token) signed.payload['origin_jti'] = token.grantId; // what it comes from
        },
      },
    },
    interactions: { policy, url: (_ctx, { uid }) => `${path}/interaction/${uid}` },
    loadExistingGrant: (ctx) => loadOrGiveGrant(ctx, { api, scopes: known }),
    issueRefreshToken: (_ctx, client) =>
      client.grantTypeAllowed('refresh_token') && switches.behaviour().issuesRefreshTokens,
    rotateRefreshToken: true,
    ttl: lifetimes(switches, time),
    cookies: {
      keys: [randomUUID()],
      names: { session: 'identity', interaction: 'identity_interaction', resume: 'identity_resume' },
      long: { httpOnly: true, sameSite: 'lax', path },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      userinfo: { enabled: false }, // access tokens are for the API; ID tokens hold every claim
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: { enabled: true, logoutSource: signOutPage, postLogoutSuccessSource: signedOutPage },
      resourceIndicators: {
        enabled: true,
        defaultResource: ({ oidc }) => (asksForTheApi(dialect, oidc, audience) ? api : undefined),
        getResourceServerInfo: (_ctx, resource) => resourceServer(resource, { audience, algorithm, scopes: known }),
      },
    },
    renderError: errorPage,
  });

  time.ofIdTokens(provider, idTokenSeconds);
  provider.use(revokesAccessTokens({ keys, memory }));
  provider.on('server_error', (ctx, error) => provider.emit('error', error, ctx)); // Koa says it on the console
  return provider;
}

/** Where the dialect wants to be told whom a token is for, one that nobody asked for is for the provider alone. */
const asksForTheApi = (
  { audienceParameter }: Dialect,
  { params }: Pick<OIDCContext, 'params'>,
  audience: string,
): boolean => audienceParameter === null || params?.[audienceParameter] === audience;

interface Api {
  audience: string;
  algorithm: Dialect['algorithm'];
  scopes: string[];
}

function resourceServer(resource: string, { audience, algorithm, scopes: known }: Api) {
  if (resource !== api) throw new errors.InvalidTarget();
  return {
    audience,
    scope: known.join(' '),
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: algorithm } },
  } as const;
}
