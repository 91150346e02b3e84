import { IssuedVoucherSchema, reportHeaders } from '@portal/contract';
import { codesOf, voucherFailures } from '@portal/domain';
import * as v from 'valibot';
import { providerCall } from '../../provider-call';
import { signatureOf } from '../../signature';
import { type VoucherProvider } from './voucher-provider';

interface Options {
  /** Where the provider listens; its calls are below `/vouchers/api`. */
  url: string;
  /** Signs what we send, and what comes back. */
  secret: string;
  now: () => Date;
  fetch?: typeof fetch;
}

const AnswerSchema = v.variant('status', [
  v.object({ status: v.literal('TAKEN'), reason: v.null() }),
  v.object({ status: v.literal('REFUSED'), reason: v.picklist(codesOf(voucherFailures)) }),
]);
const AskedSchema = v.object({ isKnown: v.boolean(), voucher: v.nullable(IssuedVoucherSchema) });
const ListSchema = v.object({
  vouchers: v.array(v.object({ payoutId: v.string(), amountCents: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
});

/** The provider of vouchers over HTTP: what is sent is signed, as what comes back is. */
export function voucherProviderOverHttp({ url, secret, now, fetch = globalThis.fetch }: Options): VoucherProvider {
  const base = url.replace(/\/+$/, '');
  const headersFor = (sent: string) => ({
    'content-type': 'application/json',
    [reportHeaders.voucherSignature]: signatureOf(secret, sent),
  });
  const read = <Reply extends v.GenericSchema>(call: string, query: Record<string, string>, reply: Reply) => {
    const path = `/vouchers/api/${call}?${new URLSearchParams({ ...query, sentAt: now().toISOString() })}`;
    return providerCall({ fetch, url: base + path, init: { headers: headersFor(path) }, reply });
  };
  return {
    issue(order) {
      const body = JSON.stringify({ ...order, sentAt: now().toISOString() });
      const init = { method: 'POST', body, headers: headersFor(body) };
      return providerCall({ fetch, url: `${base}/vouchers/api/vouchers`, init, reply: AnswerSchema });
    },
    async ask(payoutId) {
      const { isKnown, voucher } = await read('vouchers/one', { payoutId }, AskedSchema);
      return voucher ?? (isKnown ? 'ISSUED' : 'UNKNOWN');
    },
    async listOf(day) {
      const { vouchers } = await read('vouchers/day', { day }, ListSchema);
      return vouchers.map((cashed) => ({ ...cashed, kind: 'PAID' as const }));
    },
  };
}
