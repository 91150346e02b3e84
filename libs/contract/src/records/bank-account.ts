import { checkAccountNumber } from '@portal/domain';
import { type FieldError } from '../failure';
import { refusal, type Rule } from '../fields/rules';
import { type BankReference } from './bank';

/** The fields of an account that a list of banks can judge. */
export interface BankAccount {
  Bank_Name: string;
  Branch_Code: string;
  Account_Number: string;
}

/** Whether bank, branch code and account number go together (docs/domain/banking.md#r3-1 and #r3-4). The list is the service's. */
export const bankAccountRule =
  (banks: readonly BankReference[]): Rule<BankAccount> =>
  ({ Bank_Name, Branch_Code, Account_Number }) => {
    if (Bank_Name === undefined) return [];
    const bank = banks.find((one) => one.Bank_Name === Bank_Name);
    if (bank === undefined) return [{ field: 'Bank_Name', message: 'Select the bank' }];
    const refusals: FieldError[] = [];
    if (Branch_Code !== undefined && Branch_Code !== bank.Branch_Code) {
      refusals.push({ field: 'Branch_Code', message: 'Branch code does not match the bank' });
    }
    return Account_Number === undefined
      ? refusals
      : [...refusals, ...refusal('Account_Number', checkAccountNumber(bank, Account_Number))];
  };
