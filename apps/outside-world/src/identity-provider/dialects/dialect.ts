import { type Person } from '../directory';

/** An access token before it is signed. */
interface AccessToken {
  header: Record<string, unknown>;
  payload: Record<string, unknown>;
}

/** What an access token is made of: what every dialect says, each in words of its own. */
interface Granted {
  issuer: string;
  clientId: string;
  /** Whom the insurer's API is to the provider. */
  audience: string;
  person: Person;
  /** The person's groups, by the names that this provider has for them. */
  groups: string[];
  scopes: string[];
}

/** A way to end a sign-in: its address, the parameter that says where to go, and whether an identity token has to say whose it is. */
export interface WayOut {
  path: string;
  back: 'logout_uri' | 'post_logout_redirect_uri' | 'returnTo';
  needsHint: boolean;
}

/** How the provider of one maker speaks: its addresses, its tokens, its way out. Sources: docs/identity-providers.md. */
export interface Dialect {
  /** Its addresses are below this one. */
  mount: string;
  /** The path of its issuer. */
  issuer: string;
  routes: Record<'authorization' | 'token' | 'jwks' | 'revocation' | 'end_session', string>;
  algorithm: 'ES256' | 'RS256';
  /** Scopes besides those of OpenID that it knows. */
  scopes: (audience: string) => string[];
  /** Scopes that it ends a sign-in for. */
  refusedScopes: readonly string[];
  /** A parameter without which it gives tokens that nobody but itself can read. */
  audienceParameter: string | null;
  groupNames: Record<string, string>;
  /** What it says of the access token besides its times; null: as the library does it. */
  accessToken: ((granted: Granted) => AccessToken) | null;
  /** What its identity tokens hold besides what the scopes ask for. */
  idToken: (person: Person) => Record<string, unknown>;
  /** Whether identity tokens list groups. */
  listsGroupsInIdTokens: boolean;
  waysOut: WayOut[];
}
