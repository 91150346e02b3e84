import { BankedPayoutSchema, reportHeaders } from '@portal/contract';
import { codesOf, payoutFailures } from '@portal/domain';
import * as v from 'valibot';
import { providerCall } from '../provider-call';
import { signatureOf } from '../signature';
import { type PayoutBank } from './payout-bank';

interface Options {
  /** Where the bank listens; its calls are below `/payout-bank/api`. */
  url: string;
  /** Signs what we send, and what comes back. */
  secret: string;
  now: () => Date;
  fetch?: typeof fetch;
}

const AnswerSchema = v.variant('status', [
  v.object({ status: v.literal('TAKEN'), reason: v.null() }),
  v.object({ status: v.literal('REFUSED'), reason: v.picklist(codesOf(payoutFailures)) }),
]);
const AskedSchema = v.object({ isKnown: v.boolean(), payout: v.nullable(BankedPayoutSchema) });
const ListSchema = v.object({
  payouts: v.array(
    v.object({
      payoutId: v.string(),
      kind: v.picklist(['PAID', 'RETURNED']),
      amountCents: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
});

/** The bank that pays claims over HTTP: what is sent is signed, as what comes back is. */
export function payoutBankOverHttp({ url, secret, now, fetch = globalThis.fetch }: Options): PayoutBank {
  const base = url.replace(/\/+$/, '');
  const headersFor = (sent: string) => ({
    'content-type': 'application/json',
    [reportHeaders.payoutBankSignature]: signatureOf(secret, sent),
  });
  const read = <Reply extends v.GenericSchema>(call: string, query: Record<string, string>, reply: Reply) => {
    const path = `/payout-bank/api/${call}?${new URLSearchParams({ ...query, sentAt: now().toISOString() })}`;
    return providerCall({ fetch, url: base + path, init: { headers: headersFor(path) }, reply });
  };
  return {
    pay(order) {
      const body = JSON.stringify({ ...order, sentAt: now().toISOString() });
      const init = { method: 'POST', body, headers: headersFor(body) };
      return providerCall({ fetch, url: `${base}/payout-bank/api/payouts`, init, reply: AnswerSchema });
    },
    async ask(payoutId) {
      const { isKnown, payout } = await read('payouts/one', { payoutId }, AskedSchema);
      return payout ?? (isKnown ? 'UNDER_WAY' : 'UNKNOWN');
    },
    listOf: async (day) => (await read('payouts/day', { day }, ListSchema)).payouts,
  };
}
