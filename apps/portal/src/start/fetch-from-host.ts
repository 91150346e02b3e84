import { type PortalConfig } from '@portal/contract';

/** A fetch that sends calls to the backend the configuration names, once it is known. The page does not wait for it. */
export const fetchFromHost =
  (config: Promise<PortalConfig>): typeof fetch =>
  async (input, init) => {
    const { host } = await config;
    if (!host) return fetch(input, init);
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(new URL(pathname + search, host), request));
  };
