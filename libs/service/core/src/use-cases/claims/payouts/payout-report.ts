import { PayoutReportSchema } from '@portal/contract';
import { receivePayoutReport } from '@portal/service-payments';
import { type ReportCall, type Tools } from '../../../call/use-case';
import { readSigned } from '../../../wire/read-signed';
import { Refusal } from '../../../wire/refusal';

/** Takes in what the bank that pays claims says of a payment; whoever cannot sign it is nobody (docs/domain/claims.md#c6-3). */
export async function payoutReport({ raw, signature, request }: ReportCall, tools: Tools) {
  const signed = { raw, signature, secret: tools.secrets.payoutBank, now: request.now };
  const report = readSigned(PayoutReportSchema, signed);
  const received = await receivePayoutReport(tools, report);
  request.after(tools.sendEnqueued);
  if (received === 'UNKNOWN') throw new Refusal('NOT_FOUND', 'We have no such payment. Somebody looks into it.');
  return { received: true } as const;
}
