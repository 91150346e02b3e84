import { type ErrorCode, type OtpPurpose } from '@portal/contract';
import { type PipelineTools, type Refused } from '@portal/service-change-pipeline';
import { type AnyCaller } from '../caller/caller';
import { type Tools } from '../call/use-case';
import { Refusal } from '../wire/refusal';

/** The change pipeline over the service's own database, clock and PINs: a PIN is compared for the customer's session alone. */
export const pipelineTools = (
  { database, identity, clock, random, issuer }: Tools,
  caller: AnyCaller,
): PipelineTools => ({
  database,
  clock,
  random,
  ...(issuer.shortName && { creditorShortName: issuer.shortName }),
  async verifyPin(tx, { purpose, ...check }, { requestId, address }) {
    if (caller.kind !== 'customer') throw new Error('Only a customer confirms with a PIN');
    const by = { sessionId: caller.session.id };
    const guess = { ...check, purpose: purpose as OtpPurpose, by, requestId, address };
    const refusal = await identity.verifyPin(tx, guess);
    if (refusal === null) return null;
    const { code, message } = refusal.failure;
    return { success: false, code: code as ErrorCode, message };
  },
});

/** A refusal of the pipeline on its way out, once its transaction is over. */
export const refusalOf = ({ code, message, errors }: Refused): Refusal =>
  new Refusal(code, message, errors && { errors });
