import { anybody, endpoint } from '../endpoint';
import { ReportReceiptSchema } from '../records/report-receipt';
import { VoucherReportSchema } from '../records/voucher-report';
import { reportHeaders } from '../report-headers';

/** What the provider of cash vouchers reports: no screen calls this. */
export const voucherReportAdditions = {
  voucherReport: endpoint('POST /vouchers/report', {
    summary: 'The provider of cash vouchers reports what became of one; signed in the header x-voucher-signature',
    callers: anybody,
    body: VoucherReportSchema,
    signature: reportHeaders.voucherSignature,
    reply: ReportReceiptSchema,
    errors: ['UNAUTHORIZED', 'NOT_FOUND'],
    isAddition: true,
  }),
};
