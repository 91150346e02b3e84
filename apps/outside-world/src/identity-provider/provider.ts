import { randomUUID } from 'node:crypto';
import { errors, interactionPolicy, Provider } from 'oidc-provider';
import { accessTokenClaims, claimsByScope, claimsOf, scopes } from './claims';
import { type Directory } from './directory';
import { loadOrGiveGrant } from './grant';
import { errorPage, signedOutPage, signOutPage } from './library-pages';
import { idTokenSeconds, lifetimes } from './lifetimes';
import { type Memory } from './memory';
import { type PortalAddresses, portalClientId } from './portal';
import { revokesAccessTokens } from './revoke-access-token';
import { newSigningKeys, signingAlgorithm } from './signing-keys';
import { type Switches } from './switches';
import { type WorldTime } from './world-time';

interface Options {
  issuer: string;
  /** Whom access tokens are meant for. */
  audience: string;
  portal: PortalAddresses;
  directory: Directory;
  switches: Switches;
  memory: Memory;
  time: WorldTime;
}

/** The provider itself: the authorization-code flow with PKCE for one public client, and nothing else. */
export function createProvider({ issuer, audience, portal, directory, switches, memory, time }: Options): Provider {
  const keys = newSigningKeys();
  const path = new URL(issuer).pathname;
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
    clientDefaults: { id_token_signed_response_alg: signingAlgorithm },
    enabledJWA: { idTokenSigningAlgValues: [signingAlgorithm] },
    clientAuthMethods: ['none'],
    clientBasedCORS: (_ctx, origin) => portal.origins.includes(origin),
    responseTypes: ['code'],
    scopes,
    claims: claimsByScope,
    conformIdTokenClaims: false,
    findAccount: (_ctx, sub) => {
      const person = directory.withSub(sub);
      return person && { accountId: sub, claims: () => claimsOf(person) };
    },
    extraTokenClaims: (_ctx, token) => {
      const person = 'accountId' in token ? directory.withSub(token.accountId) : undefined;
      return person && accessTokenClaims(person, token.scopes);
    },
    formats: {
      customizers: {
        jwt: (_ctx, token, signed) => {
          time.ofAccessToken(signed);
          if ('grantId' in token) signed.payload['origin_jti'] = token.grantId; // what it comes from
        },
      },
    },
    interactions: { policy, url: (_ctx, { uid }) => `${path}/interaction/${uid}` },
    loadExistingGrant: (ctx) => loadOrGiveGrant(ctx, audience),
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
        defaultResource: () => audience,
        getResourceServerInfo: (_ctx, resource) => resourceServer(resource, audience),
      },
    },
    renderError: errorPage,
  });

  time.ofIdTokens(provider, idTokenSeconds);
  provider.use(revokesAccessTokens({ keys, memory }));
  provider.on('server_error', (ctx, error) => provider.emit('error', error, ctx)); // Koa says it on the console
  return provider;
}

function resourceServer(resource: string, audience: string) {
  if (resource !== audience) throw new errors.InvalidTarget();
  return {
    audience,
    scope: scopes.join(' '),
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: signingAlgorithm } },
  } as const;
}
