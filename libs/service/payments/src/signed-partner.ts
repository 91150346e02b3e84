import type * as v from 'valibot';
import { providerCall } from './provider-call';
import { signatureOf } from './signature';

/** A partner who reads only what we have signed. */
export interface PartnerOptions {
  /** Where the partner listens. */
  url: string;
  /** Signs what we send, and what comes back. */
  secret: string;
  now: () => Date;
  fetch?: typeof fetch;
}

/**
 * Calls to a partner over HTTP: everything is signed in a header of theirs, with the moment at which it was sent (decision 001): a body, or path and
 * query. Both reject with `ProviderUnavailable`.
 */
export function signedPartner(header: string, { url, secret, now, fetch = globalThis.fetch }: PartnerOptions) {
  const base = url.replace(/\/+$/, '');
  const headersFor = (sent: string) => ({ 'content-type': 'application/json', [header]: signatureOf(secret, sent) });
  const sentAt = () => now().toISOString();
  return {
    post<Reply extends v.GenericSchema>(path: string, message: object, reply: Reply) {
      const body = JSON.stringify({ ...message, sentAt: sentAt() });
      return providerCall({
        fetch,
        url: base + path,
        init: { method: 'POST', body, headers: headersFor(body) },
        reply,
      });
    },
    get<Reply extends v.GenericSchema>(path: string, query: Record<string, string>, reply: Reply) {
      const asked = `${path}?${new URLSearchParams({ ...query, sentAt: sentAt() })}`;
      return providerCall({ fetch, url: base + asked, init: { headers: headersFor(asked) }, reply });
    },
  };
}
