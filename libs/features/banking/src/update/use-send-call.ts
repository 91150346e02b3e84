import { type Answer } from '@portal/api-client';
import { bankingEndpoints, type Change } from '@portal/contract';
import { type TypedPins, useSendChange } from '@portal/policy-workflow/changes';
import { type Call } from './call-for';

/** Sends whichever of the two changes the answers make. */
export function useSendCall() {
  const updateBankingDetails = useSendChange(bankingEndpoints.updateBankingDetails);
  const updatePaymentMethod = useSendChange(bankingEndpoints.updatePaymentMethod);
  return ({ action, body }: Call, { otp }: TypedPins, idempotencyKey: string): Promise<Answer<Change>> => {
    const pin = otp === undefined ? {} : { otp };
    return action === 'UPDATE_BANKING_DETAILS'
      ? updateBankingDetails({ ...body, ...pin }, idempotencyKey)
      : updatePaymentMethod({ ...body, ...pin }, idempotencyKey);
  };
}
