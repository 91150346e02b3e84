import * as v from 'valibot';
import { type AccountVerifier } from './account-verifier';
import { providerCall } from './provider-call';

interface Options {
  url: string;
  secret: string;
  fetch?: typeof fetch;
}

const AnswerSchema = v.object({
  result: v.picklist(['VERIFIED', 'FAILED', 'NO_ANSWER']),
  reason: v.nullable(
    v.picklist(['CDV_FAILED', 'ACCOUNT_NOT_FOUND', 'ID_MISMATCH', 'ACCOUNT_CLOSED', 'DEBITS_REFUSED']),
  ),
});

/** Account verification over HTTP, let in by a bearer secret. */
export const accountVerifierOverHttp = ({ url, secret, fetch = globalThis.fetch }: Options): AccountVerifier => ({
  verify: (question) =>
    providerCall({
      fetch,
      reply: AnswerSchema,
      timeoutMs: 6000,
      url: `${url.replace(/\/+$/, '')}/account-verification/verify`,
      init: {
        method: 'POST',
        body: JSON.stringify(question),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      },
    }),
});
