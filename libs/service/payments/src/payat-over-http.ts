import { PayatCallbackSchema, reportHeaders } from '@portal/contract';
import * as v from 'valibot';
import { type PaymentProvider } from './payment-provider';
import { providerCall } from './provider-call';
import { signatureOf } from './signature';

interface Options {
  /** Where Pay@ listens; its calls are below `/payat/api`. */
  url: string;
  /** Signs what we send, and what comes back. */
  secret: string;
  now: () => Date;
  fetch?: typeof fetch;
}

const StartedSchema = v.object({ redirectUrl: v.pipe(v.string(), v.url()) });
const ReconciliationSchema = v.object({ transactions: v.array(v.omit(PayatCallbackSchema, ['sentAt', 'currency'])) });

/** Pay@ over HTTP. Everything sent is signed, with the moment at which it was (decision 001). */
export function payatOverHttp({ url, secret, now, fetch = globalThis.fetch }: Options): PaymentProvider {
  const base = url.replace(/\/+$/, '');
  const headersFor = (sent: string) => ({
    'content-type': 'application/json',
    [reportHeaders.payatSignature]: signatureOf(secret, sent),
  });
  return {
    async start(request) {
      const body = JSON.stringify({ ...request, sentAt: now().toISOString() });
      const init = { method: 'POST', body, headers: headersFor(body) };
      const started = await providerCall({ fetch, url: `${base}/payat/api/transactions`, init, reply: StartedSchema });
      return { redirectUrl: started.redirectUrl };
    },
    async changesSince(from) {
      const query = new URLSearchParams({ from: from.toISOString(), sentAt: now().toISOString() });
      const path = `/payat/api/reconciliation?${query}`;
      const init = { headers: headersFor(path) };
      return (await providerCall({ fetch, url: base + path, init, reply: ReconciliationSchema })).transactions;
    },
  };
}
