import { type Policy, type UpdateBankingDetails, type UpdatePaymentMethod } from '@portal/contract';
import { type Answers, givesAccount } from './answers';

/** How premiums are paid now, as far as a change of it goes. */
export interface PaidNow {
  /** Null while no account is on record. */
  account: { id: string; Version: number } | null;
  method: Pick<Policy['PaymentMethod'], 'id' | 'Version' | 'Payment_Method' | 'Debit_Day'>;
  /** Whether premiums may be collected from the account on record. */
  canKeep: boolean;
}

/** What one of the two changes of the payment takes. PINs are added when it is sent. */
export type PaymentBody = UpdateBankingDetails | UpdatePaymentMethod;

/** Whether a body gives an account; the other one says how premiums are paid. */
export const isOfAccount = (body: PaymentBody): body is UpdateBankingDetails => !('Payment_Method' in body);

/** Whether premiums are collected from an account after a change. */
export const isByDebitOrder = (body: PaymentBody): boolean =>
  isOfAccount(body) || body.Payment_Method === 'DEBIT_ORDER';

const dayOf = ({ Payment_Method, Debit_Day }: Answers) =>
  Payment_Method === 'DEBIT_ORDER' ? (Debit_Day ?? null) : null;

/** Whether everything stays as it is. */
export const isAsItWas = (answers: Answers, { method, canKeep }: PaidNow): boolean =>
  !givesAccount(canKeep)(answers) &&
  answers.Payment_Method === method.Payment_Method &&
  (answers.Payment_Method !== 'DEBIT_ORDER' || dayOf(answers) === method.Debit_Day);

/**
 * What the answers send: another account is one change, another way to pay or another day of the account on record the other
 * (docs/domain/payments.md#r6-7, docs/domain/records.md#r9-14, #r9-15).
 */
export function bodyFor(answers: Answers, { account, method, canKeep }: PaidNow): PaymentBody {
  const { Payment_Method, Account_Choice: _choice, Documents, ...details } = answers;
  if (!givesAccount(canKeep)(answers)) {
    return { id: method.id, Version: method.Version, Payment_Method, Debit_Day: dayOf(answers) };
  }
  const body = {
    ...details,
    ...(account && { id: account.id, Version: account.Version }),
    ...(Documents.length > 0 && { Documents }),
  };
  // The rules of the form have seen to it that every answer is there.
  return body as UpdateBankingDetails;
}
