import { type ErrorCode, type OtpPurpose } from '@portal/contract';
import { type PipelineTools, type Refused } from '@portal/service-change-pipeline';
import { type Tools } from '../call/use-case';
import { Refusal } from '../wire/refusal';

/** The change pipeline over the service's own database, clock and PINs. */
export const pipelineTools = ({ database, identity, clock, random, issuer }: Tools): PipelineTools => ({
  database,
  clock,
  random,
  ...(issuer.shortName && { creditorShortName: issuer.shortName }),
  async verifyPin(tx, { policyNumber, purpose, otp, cellNumber }, { requestId, address }) {
    const guess = { policyNumber, purpose: purpose as OtpPurpose, otp, requestId, address };
    const refusal = await identity.verifyPin(tx, { ...guess, ...(cellNumber !== undefined && { cellNumber }) });
    if (refusal === null) return null;
    const { code, message } = refusal.failure;
    return { success: false, code: code as ErrorCode, message };
  },
});

/** A refusal of the pipeline on its way out, once its transaction is over. */
export const refusalOf = ({ code, message, errors }: Refused): Refusal =>
  new Refusal(code, message, errors && { errors });
