import { Hono } from 'hono';
import { type Schedule } from '../clock/schedule';
import { file } from '../http/file';
import { addHeaders, contentSecurityPolicy, securityHeaders } from '../http/security-headers';
import { asSwitched } from './as-switched';
import { clientOfIdTokens } from './client-of-id-tokens';
import { type Dialect } from './dialects/dialect';
import { createDirectory } from './directory';
import { logout } from './logout';
import { createMemory } from './memory';
import { operatorPages } from './operator-pages';
import style from './page/identity.css?raw';
import { type PortalAddresses } from './portal';
import { createProvider } from './provider';
import { leaveTo, type RawHttp } from './raw-http';
import { refusesScopes } from './refuses-scopes';
import { signInPages } from './sign-in-pages';
import { newSigningKeys } from './signing-keys';
import { createSwitches } from './switches';
import { testSwitches } from './test-switches';
import { createWorldTime } from './world-time';

interface Options {
  outsideUrl: string;
  /** Whose provider it speaks like. */
  dialect: Dialect;
  /** Whom access tokens are meant for. */
  audience: string;
  portal: PortalAddresses;
  now: () => Date;
  schedule: Schedule;
  /** Whether tests may switch it by JSON. */
  hasTestSwitches: boolean;
}

/** The stand-in for the insurer's identity provider: staff say here who they are, the portal gets tokens for them. */
export function identityProvider({ outsideUrl, dialect, audience, portal, now, schedule, hasTestSwitches }: Options) {
  const path = '/identity';
  const issuer = outsideUrl + dialect.issuer;
  const keys = newSigningKeys(dialect.algorithm);
  const time = createWorldTime(now);
  const directory = createDirectory();
  const switches = createSwitches({ schedule });
  const memory = createMemory(time);
  const provider = createProvider({ issuer, dialect, keys, audience, portal, directory, switches, memory, time });
  const headers = {
    ...securityHeaders,
    // The end of a sign-in leads back to the portal, and a browser counts that as a target of the form.
    'content-security-policy': contentSecurityPolicy(portal.origins),
    'cross-origin-opener-policy': 'unsafe-none', // the portal may open it in a window of its own
  };

  const standIn = new Hono<RawHttp>();
  standIn.use(`${path}/*`, addHeaders(headers));
  standIn.get(`${path}/identity.css`, file(style, 'text/css; charset=utf-8'));
  standIn.get(path, (c) => c.redirect(`${path}/operator`));
  standIn.route('/', operatorPages({ directory, switches, memory }));
  if (hasTestSwitches) standIn.route('/', testSwitches({ directory, switches, memory }));
  standIn.use(`${path}/*`, asSwitched(switches));
  standIn.route('/', signInPages({ provider, directory }));
  standIn.route('/', logout({ provider, portal, waysOut: dialect.waysOut, clientOf: clientOfIdTokens(keys, issuer) }));
  standIn.get(dialect.mount + dialect.routes.authorization, refusesScopes(dialect));
  standIn.all(`${path}/*`, leaveTo(provider, dialect, headers));
  return standIn;
}
