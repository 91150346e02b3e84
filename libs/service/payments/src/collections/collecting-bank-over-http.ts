import { CollectionResultSchema, reportHeaders } from '@portal/contract';
import * as v from 'valibot';
import { ProviderUnavailable } from '../payment-provider';
import { type PartnerOptions, signedPartner } from '../signed-partner';
import { type CollectingBank, DebitRefused } from './collecting-bank';

const AnswerSchema = v.object({ result: v.nullable(v.omit(CollectionResultSchema, ['sentAt'])) });
/** Answers by which a bank says that it has read an instruction and will not take it. */
const refusals = [400, 409, 422];

/** Debits over HTTP: what is sent is signed, as what comes back is. */
export function collectingBankOverHttp(options: PartnerOptions): CollectingBank {
  const bank = signedPartner(reportHeaders.debiCheckSignature, options);
  return {
    async collect(instruction) {
      await bank.post('/bank/api/collections', instruction, v.unknown()).catch((error: unknown) => {
        const isRefused = error instanceof ProviderUnavailable && refusals.includes(error.status ?? 0);
        throw isRefused ? new DebitRefused(error.message) : error;
      });
    },
    resultOf: async (instructionId) =>
      (await bank.get('/bank/api/collections/result', { instructionId }, AnswerSchema)).result,
  };
}
