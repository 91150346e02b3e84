import { BankedPayoutSchema, reportHeaders } from '@portal/contract';
import { codesOf, payoutFailures } from '@portal/domain';
import * as v from 'valibot';
import { type PartnerOptions, signedPartner } from '../signed-partner';
import { type PayoutBank } from './payout-bank';

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
export function payoutBankOverHttp(options: PartnerOptions): PayoutBank {
  const bank = signedPartner(reportHeaders.payoutBankSignature, options);
  return {
    pay: (order) => bank.post('/payout-bank/api/payouts', order, AnswerSchema),
    async ask(payoutId) {
      const { isKnown, payout } = await bank.get('/payout-bank/api/payouts/one', { payoutId }, AskedSchema);
      return payout ?? (isKnown ? 'UNDER_WAY' : 'UNKNOWN');
    },
    listOf: async (day) => (await bank.get('/payout-bank/api/payouts/day', { day }, ListSchema)).payouts,
  };
}
