import { type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Handler } from 'hono';
import { type Provider } from 'oidc-provider';

/** The library speaks Node's HTTP: its handlers need the request and response beneath Hono's. */
export interface RawHttp {
  Bindings: HttpBindings;
}

/** Leaves a request to the library, below the path of its issuer. It keeps the headers that are set already. */
export function leaveTo(provider: Provider, path: string, headers: Record<string, string>): Handler<RawHttp> {
  const answer = provider.callback();
  return async ({ env: { incoming, outgoing } }) => {
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    const { url = '/' } = incoming;
    Object.assign(incoming, { originalUrl: url, url: url.slice(path.length) || '/' });
    await answer(incoming, outgoing);
    return RESPONSE_ALREADY_SENT;
  };
}
