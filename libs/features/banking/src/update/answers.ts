import { anyOf, bankingDetailsEntries, chosenPaymentMethods, uploads, written } from '@portal/contract';
import * as v from 'valibot';

/** From which account: the one on record, or one that is given now. */
export const accountChoices = ['KEEP', 'NEW'] as const;

/** What somebody answers about how they want to pay. The account is asked for only where we collect from another one. */
export const AnswersSchema = written({
  Payment_Method: v.picklist(chosenPaymentMethods, 'Select the payment method'),
  Account_Choice: v.optional(v.picklist(accountChoices, 'Select an account')),
  ...anyOf(bankingDetailsEntries),
  Documents: uploads,
});
export type Answers = v.InferOutput<typeof AnswersSchema>;

interface Asked {
  readonly Payment_Method?: unknown;
  readonly Account_Choice?: unknown;
}

export const isDebitOrder = ({ Payment_Method: method }: Asked): boolean => method === 'DEBIT_ORDER';

/** Whether an account is given now: always, where none can be kept. */
export const givesAccount =
  (canKeep: boolean) =>
  (answers: Asked): boolean =>
    isDebitOrder(answers) && (!canKeep || answers.Account_Choice === 'NEW');
