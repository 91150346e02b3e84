import { reportHeaders } from '@portal/contract';
import * as v from 'valibot';
import { type DebtorBank } from './debtor-bank';
import { providerCall } from './provider-call';
import { signatureOf } from './signature';

interface Options {
  url: string;
  secret: string;
  now: () => Date;
  fetch?: typeof fetch;
}

/** DebiCheck over HTTP: what is sent is signed, as what comes back is. */
export const debtorBankOverHttp = ({ url, secret, now, fetch = globalThis.fetch }: Options): DebtorBank => ({
  async ask(mandate) {
    const body = JSON.stringify({ ...mandate, sentAt: now().toISOString() });
    const headers = {
      'content-type': 'application/json',
      [reportHeaders.debiCheckSignature]: signatureOf(secret, body),
    };
    await providerCall({
      fetch,
      url: `${url.replace(/\/+$/, '')}/bank/api/mandates`,
      reply: v.unknown(),
      init: { method: 'POST', body, headers },
    });
  },
});
