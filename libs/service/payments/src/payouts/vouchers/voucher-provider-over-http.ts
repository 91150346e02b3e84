import { IssuedVoucherSchema, reportHeaders } from '@portal/contract';
import { codesOf, voucherFailures } from '@portal/domain';
import * as v from 'valibot';
import { type PartnerOptions, signedPartner } from '../../signed-partner';
import { type VoucherProvider } from './voucher-provider';

const AnswerSchema = v.variant('status', [
  v.object({ status: v.literal('TAKEN'), reason: v.null() }),
  v.object({ status: v.literal('REFUSED'), reason: v.picklist(codesOf(voucherFailures)) }),
]);
const AskedSchema = v.object({ isKnown: v.boolean(), voucher: v.nullable(IssuedVoucherSchema) });
const ListSchema = v.object({
  vouchers: v.array(v.object({ payoutId: v.string(), amountCents: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
});

/** The provider of vouchers over HTTP: what is sent is signed, as what comes back is. */
export function voucherProviderOverHttp(options: PartnerOptions): VoucherProvider {
  const provider = signedPartner(reportHeaders.voucherSignature, options);
  return {
    issue: (order) => provider.post('/vouchers/api/vouchers', order, AnswerSchema),
    async ask(payoutId) {
      const { isKnown, voucher } = await provider.get('/vouchers/api/vouchers/one', { payoutId }, AskedSchema);
      return voucher ?? (isKnown ? 'ISSUED' : 'UNKNOWN');
    },
    async listOf(day) {
      const { vouchers } = await provider.get('/vouchers/api/vouchers/day', { day }, ListSchema);
      return vouchers.map((cashed) => ({ ...cashed, kind: 'PAID' as const }));
    },
  };
}
