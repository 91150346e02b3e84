import { CollectionResultSchema, reportHeaders } from '@portal/contract';
import * as v from 'valibot';
import { ProviderUnavailable } from '../payment-provider';
import { providerCall } from '../provider-call';
import { signatureOf } from '../signature';
import { type CollectingBank, DebitRefused } from './collecting-bank';

interface Options {
  url: string;
  secret: string;
  now: () => Date;
  fetch?: typeof fetch;
}

const AnswerSchema = v.object({ result: v.nullable(v.omit(CollectionResultSchema, ['sentAt'])) });
/** Answers by which a bank says that it has read an instruction and will not take it. */
const refusals = [400, 409, 422];

/** Debits over HTTP: what is sent is signed, as what comes back is. */
export function collectingBankOverHttp({ url, secret, now, fetch = globalThis.fetch }: Options): CollectingBank {
  const base = url.replace(/\/+$/, '');
  const headersFor = (sent: string) => ({
    'content-type': 'application/json',
    [reportHeaders.debiCheckSignature]: signatureOf(secret, sent),
  });
  return {
    async collect(instruction) {
      const body = JSON.stringify({ ...instruction, sentAt: now().toISOString() });
      const init = { method: 'POST', body, headers: headersFor(body) };
      await providerCall({ fetch, url: `${base}/bank/api/collections`, init, reply: v.unknown() }).catch(
        (error: unknown) => {
          const isRefused = error instanceof ProviderUnavailable && refusals.includes(error.status ?? 0);
          throw isRefused ? new DebitRefused(error.message) : error;
        },
      );
    },
    async resultOf(instructionId) {
      const query = new URLSearchParams({ instructionId, sentAt: now().toISOString() });
      const path = `/bank/api/collections/result?${query}`;
      const answer = await providerCall({
        fetch,
        url: base + path,
        init: { headers: headersFor(path) },
        reply: AnswerSchema,
      });
      return answer.result;
    },
  };
}
