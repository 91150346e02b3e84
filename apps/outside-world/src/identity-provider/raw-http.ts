import { type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Handler } from 'hono';
import { type Provider } from 'oidc-provider';
import { type Dialect } from './dialects/dialect';

/** The library speaks Node's HTTP: its handlers need the request and response beneath Hono's. */
export interface RawHttp {
  Bindings: HttpBindings;
}

const discovery = '/.well-known/openid-configuration';

/** Leaves a request to the library, below the mount of its dialect; discovery is where the issuer says. It keeps the headers that are set already. */
export function leaveTo(
  provider: Provider,
  { mount, issuer }: Pick<Dialect, 'mount' | 'issuer'>,
  headers: Record<string, string>,
): Handler<RawHttp> {
  const answer = provider.callback();
  const discoveryOfIssuer = issuer.replace(/\/$/, '') + discovery;
  return async (c) => {
    const { incoming, outgoing } = c.env;
    const { url = '/' } = incoming;
    const originalUrl = c.req.path === discoveryOfIssuer ? mount + discovery : url;
    if (!originalUrl.startsWith(`${mount}/`)) return c.notFound();
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    Object.assign(incoming, { originalUrl, url: originalUrl.slice(mount.length) });
    await answer(incoming, outgoing);
    return RESPONSE_ALREADY_SENT;
  };
}
