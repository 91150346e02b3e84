import { anybody, endpoint } from '../endpoint';
import { CollectionResultSchema } from '../records/collection-result';
import { DebiCheckReportSchema } from '../records/debicheck-report';
import { PayatCallbackSchema } from '../records/payat-callback';
import { ReportReceiptSchema } from '../records/report-receipt';
import { reportHeaders } from '../report-headers';

/** What other systems report to the service: no screen calls these. */
export const reportAdditions = {
  payatCallback: endpoint('POST /payments/payat/callback', {
    summary: 'The payment provider reports the result of a payment; signed in the header x-payat-signature',
    callers: anybody,
    body: PayatCallbackSchema,
    signature: reportHeaders.payatSignature,
    reply: ReportReceiptSchema,
    errors: ['UNAUTHORIZED', 'NOT_FOUND'],
    isAddition: true,
  }),
  debiCheckCallback: endpoint('POST /debicheck/callback', {
    summary: "A payer's bank reports the answer about a debit order; signed in the header x-debicheck-signature",
    callers: anybody,
    body: DebiCheckReportSchema,
    signature: reportHeaders.debiCheckSignature,
    reply: ReportReceiptSchema,
    errors: ['UNAUTHORIZED', 'NOT_FOUND'],
    isAddition: true,
  }),
  collectionCallback: endpoint('POST /collections/callback', {
    summary: "A payer's bank reports what became of one debit; signed in the header x-debicheck-signature",
    callers: anybody,
    body: CollectionResultSchema,
    signature: reportHeaders.debiCheckSignature,
    reply: ReportReceiptSchema,
    errors: ['UNAUTHORIZED', 'NOT_FOUND'],
    isAddition: true,
  }),
};
