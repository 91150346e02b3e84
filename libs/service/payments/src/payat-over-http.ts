import { PayatCallbackSchema, reportHeaders } from '@portal/contract';
import * as v from 'valibot';
import { type PaymentProvider } from './payment-provider';
import { type PartnerOptions, signedPartner } from './signed-partner';

const StartedSchema = v.object({ redirectUrl: v.pipe(v.string(), v.url()) });
const ReconciliationSchema = v.object({ transactions: v.array(v.omit(PayatCallbackSchema, ['sentAt', 'currency'])) });

/** Pay@ over HTTP. Everything sent is signed, with the moment at which it was (decision 001). */
export function payatOverHttp(options: PartnerOptions): PaymentProvider {
  const payat = signedPartner(reportHeaders.payatSignature, options);
  return {
    async start(request) {
      const { redirectUrl } = await payat.post('/payat/api/transactions', request, StartedSchema);
      return { redirectUrl };
    },
    async changesSince(from) {
      const query = { from: from.toISOString() };
      return (await payat.get('/payat/api/reconciliation', query, ReconciliationSchema)).transactions;
    },
  };
}
