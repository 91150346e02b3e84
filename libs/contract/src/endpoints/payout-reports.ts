import { anybody, endpoint } from '../endpoint';
import { PayoutReportSchema } from '../records/payout-report';
import { ReportReceiptSchema } from '../records/report-receipt';
import { reportHeaders } from '../report-headers';

/** What the bank that pays claims reports: no screen calls this. */
export const payoutReportAdditions = {
  payoutReport: endpoint('POST /payouts/report', {
    summary: 'The bank reports what became of a payment of a claim; signed in the header x-payout-bank-signature',
    callers: anybody,
    body: PayoutReportSchema,
    signature: reportHeaders.payoutBankSignature,
    reply: ReportReceiptSchema,
    errors: ['UNAUTHORIZED', 'NOT_FOUND'],
    isAddition: true,
  }),
};
