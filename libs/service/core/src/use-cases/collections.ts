import { CollectionResultSchema } from '@portal/contract';
import { receiveDebitResult } from '@portal/service-payments';
import { type ReportCall, type Tools } from '../call/use-case';
import { readSigned } from '../wire/read-signed';
import { Refusal } from '../wire/refusal';

/** Takes in what a payer's bank says of one debit; whoever cannot sign it is nobody. */
export async function collectionCallback({ raw, signature, request }: ReportCall, tools: Tools) {
  const signed = { raw, signature, secret: tools.secrets.debiCheck, now: request.now };
  const report = readSigned(CollectionResultSchema, signed);
  const received = await receiveDebitResult(tools.payments, report);
  request.after(tools.sendEnqueued);
  if (received === 'UNKNOWN') throw new Refusal('NOT_FOUND', 'We have no such debit. Somebody looks into it.');
  return { received: true } as const;
}
