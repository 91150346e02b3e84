import { bankingEndpoints, type Policy, type UpdateBankingDetails, type UpdatePaymentMethod } from '@portal/contract';
import { type Answers, givesAccount } from './answers';

/** How premiums are paid now, as far as a change of it goes. */
export interface PaidNow {
  /** Null while no account is on record. */
  account: { id: string; Version: number } | null;
  method: Pick<Policy['PaymentMethod'], 'id' | 'Version' | 'Payment_Method' | 'Debit_Day'>;
  /** Whether premiums may be collected from the account on record. */
  canKeep: boolean;
}

/** One call of the contract with what it takes. PINs are added when it is sent. */
export type Call =
  | {
      action: 'UPDATE_BANKING_DETAILS';
      endpoint: typeof bankingEndpoints.updateBankingDetails;
      body: UpdateBankingDetails;
    }
  | {
      action: 'UPDATE_PAYMENT_METHOD';
      endpoint: typeof bankingEndpoints.updatePaymentMethod;
      body: UpdatePaymentMethod;
    };

/**
 * Which call the answers make: another account is one change, another way to pay or another day of the account on record the
 * other (docs/domain/payments.md#r6-7, docs/domain/records.md#r9-14, #r9-15). Null when everything is as it was.
 */
export function callFor(answers: Answers, { account, method, canKeep }: PaidNow): Call | null {
  const { Payment_Method, Account_Choice: _choice, Documents, ...details } = answers;
  if (givesAccount(canKeep)(answers)) {
    const body = {
      ...details,
      ...(account && { id: account.id, Version: account.Version }),
      ...(Documents.length > 0 && { Documents }),
    };
    // The rules of the form have seen to it that every answer is there.
    return {
      action: 'UPDATE_BANKING_DETAILS',
      endpoint: bankingEndpoints.updateBankingDetails,
      body: body as UpdateBankingDetails,
    };
  }
  const Debit_Day = Payment_Method === 'DEBIT_ORDER' ? (details.Debit_Day ?? null) : null;
  const isAsItWas =
    Payment_Method === method.Payment_Method && (Payment_Method !== 'DEBIT_ORDER' || Debit_Day === method.Debit_Day);
  if (isAsItWas) return null;
  const body = { id: method.id, Version: method.Version, Payment_Method, Debit_Day };
  return { action: 'UPDATE_PAYMENT_METHOD', endpoint: bankingEndpoints.updatePaymentMethod, body };
}

/** Whether premiums are collected from an account after a change. */
export const isByDebitOrder = (call: Call): boolean =>
  call.action === 'UPDATE_BANKING_DETAILS' || call.body.Payment_Method === 'DEBIT_ORDER';

/** Why there is nothing to send. */
export const nothingToSend = 'You have not changed anything';
