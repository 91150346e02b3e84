import { VoucherReportSchema } from '@portal/contract';
import { asPayoutReport, receivePayoutReport } from '@portal/service-payments';
import { type ReportCall, type Tools } from '../../../call/use-case';
import { readSigned } from '../../../wire/read-signed';
import { Refusal } from '../../../wire/refusal';

/** Takes in what the provider of vouchers says of one; whoever cannot sign it is nobody (docs/domain/claims.md#c6-3). */
export async function voucherReport({ raw, signature, request }: ReportCall, tools: Tools) {
  const signed = { raw, signature, secret: tools.secrets.vouchers, now: request.now };
  const report = readSigned(VoucherReportSchema, signed);
  const received = await receivePayoutReport(tools, asPayoutReport(report), 'CASH_VOUCHER');
  request.after(tools.sendEnqueued);
  if (received === 'UNKNOWN') throw new Refusal('NOT_FOUND', 'We have no such voucher. Somebody looks into it.');
  return { received: true } as const;
}
