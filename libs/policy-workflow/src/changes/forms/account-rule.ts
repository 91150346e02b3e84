import { bankAccountRule, type BankReference, refusal, type Rule } from '@portal/contract';
import { checkIdNumber, type PlainDate } from '@portal/domain';
import { isOfSomebodyElse } from './account-fields';

/** The answers that the rows of an account ask for, as far as rules about several of them go. */
export interface AccountAnswers {
  Account_Holder_Relationship: string;
  Account_Holder_Id_Number: string | null;
  Bank_Name: string;
  Branch_Code: string;
  Account_Number: string;
}

/** Bank, branch code and number go together, and somebody else's account has their ID number: on this day, for these banks. */
export const accountRule = (today: PlainDate, banks: readonly BankReference[]): Rule<AccountAnswers> => {
  const goTogether = bankAccountRule(banks);
  return (account) => [
    ...goTogether(account),
    ...(isOfSomebodyElse(account)
      ? refusal('Account_Holder_Id_Number', checkIdNumber(account.Account_Holder_Id_Number ?? '', today))
      : []),
  ];
};
