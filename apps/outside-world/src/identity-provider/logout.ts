import { Hono } from 'hono';
import { deleteCookie } from 'hono/cookie';
import { type Provider } from 'oidc-provider';
import { messagePage } from './message-page';
import { type PortalAddresses, portalClientId } from './portal';
import { type RawHttp } from './raw-http';

interface Options {
  provider: Provider;
  portal: PortalAddresses;
}

/**
 * `GET /identity/logout?client_id=&logout_uri=` as Cognito has it: without a question the sign-in here is over, and the person
 * is sent back. An address that is not the portal's ends nothing.
 */
export function logout({ provider, portal }: Options): Hono<RawHttp> {
  const pages = new Hono<RawHttp>();

  pages.get('/identity/logout', async (c) => {
    const { client_id: clientId, logout_uri: address } = c.req.query();
    if (clientId !== portalClientId) return c.html(unknownClientPage(), 400);
    if (!address || !portal.signedOut.includes(address)) return c.html(unknownAddressPage(), 400);

    const session = await provider.Session.get(provider.createContext(c.env.incoming, c.env.outgoing));
    await session.destroy(); // and with it every code and refresh token that was given in it
    const cookie = provider.cookieName('session');
    for (const name of [cookie, `${cookie}.sig`]) deleteCookie(c, name, { path: '/identity' });
    return c.redirect(address, 302);
  });
  return pages;
}

const unknownClientPage = () =>
  messagePage({
    title: 'You are not signed out',
    text: 'This provider does not know the application that sent you (client_id). Go back and try again.',
  });

const unknownAddressPage = () =>
  messagePage({
    title: 'You are not signed out',
    text: 'The address to go to afterwards (logout_uri) is not one of the portal. Go back and try again.',
  });
