import { Hono } from 'hono';
import { deleteCookie } from 'hono/cookie';
import { type Provider } from 'oidc-provider';
import { type WayOut } from './dialects/dialect';
import { messagePage } from './message-page';
import { type PortalAddresses, portalClientId } from './portal';
import { type RawHttp } from './raw-http';

interface Options {
  provider: Provider;
  portal: PortalAddresses;
  waysOut: readonly WayOut[];
  /** Reads the client of an identity token of this provider, expired or not. */
  clientOf: (idToken: string) => Promise<string | null>;
}

/**
 * The ways out as hosted providers have them, `GET /identity/logout?client_id=&logout_uri=` of Cognito among them: without a question the
 * sign-in here is over, and the person is sent back. An address that is not the portal's ends nothing.
 */
export function logout({ provider, portal, waysOut, clientOf }: Options): Hono<RawHttp> {
  const pages = new Hono<RawHttp>();

  for (const { path, back, needsHint } of waysOut) {
    pages.get(path, async (c) => {
      const { client_id: named, id_token_hint: hint, [back]: address } = c.req.query();
      if (!hint && needsHint) return c.html(noHintPage(), 400);
      const client = hint ? await clientOf(hint) : named;
      if (client !== portalClientId || (named && named !== client)) return c.html(unknownClientPage(), 400);
      if (!address || !portal.signedOut.includes(address)) return c.html(unknownAddressPage(back), 400);

      const session = await provider.Session.get(provider.createContext(c.env.incoming, c.env.outgoing));
      await session.destroy(); // and with it every code and refresh token that was given in it
      const cookie = provider.cookieName('session');
      for (const name of [cookie, `${cookie}.sig`]) deleteCookie(c, name, { path: '/identity' });
      return c.redirect(address, 302);
    });
  }
  return pages;
}

const noHintPage = () =>
  messagePage({
    title: 'You are not signed out',
    text: 'The application that sent you did not say whose sign-in is to end (id_token_hint). Go back and try again.',
  });

const unknownClientPage = () =>
  messagePage({
    title: 'You are not signed out',
    text: 'This provider does not know the application that sent you (client_id or id_token_hint). Go back and try again.',
  });

const unknownAddressPage = (back: string) =>
  messagePage({
    title: 'You are not signed out',
    text: `The address to go to afterwards (${back}) is not one of the portal. Go back and try again.`,
  });
