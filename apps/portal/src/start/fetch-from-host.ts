import { headerNames, type PortalConfig } from '@portal/contract';

/**
 * A fetch that sends calls to the backend the configuration names, once it is known. The page does not wait for it. A backend elsewhere may
 * not let browsers send what was added to the headers, and refuse every call for it: there the id of the request has to do.
 */
export const fetchFromHost =
  (config: Promise<PortalConfig>): typeof fetch =>
  async (input, init) => {
    const { host } = await config;
    if (!host) return fetch(input, init);
    const request = new Request(input, init);
    const { method, headers, signal } = request;
    headers.delete(headerNames.traceParent);
    const { pathname, search } = new URL(request.url);
    // The bytes, not the request: given another request, a browser streams its body, which few servers take.
    const body = await request.arrayBuffer();
    const address = host.replace(/\/+$/, '') + pathname + search;
    return fetch(address, { method, headers, signal, ...(body.byteLength > 0 && { body }) });
  };
