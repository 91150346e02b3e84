import { type FieldError } from '../failure';
import { type Rule } from '../fields/rules';
import { type BankReference } from './bank';

/** The fields of an account that a list of banks can judge. */
export interface BankAccount {
  Bank_Name: string;
  Branch_Code: string;
  Account_Number: string;
}

const lengthOf = ({ minLength, maxLength }: BankReference) =>
  minLength === maxLength ? `${minLength}` : `${minLength} to ${maxLength}`;

/** Whether bank, branch code and account number go together (domain rules 3.1 and 3.4). The list is the service's. */
export const bankAccountRule =
  (banks: readonly BankReference[]): Rule<BankAccount> =>
  ({ Bank_Name, Branch_Code, Account_Number }) => {
    if (Bank_Name === undefined) return [];
    const bank = banks.find((one) => one.Bank_Name === Bank_Name);
    if (bank === undefined) return [{ field: 'Bank_Name', message: 'Select a bank' }];
    const refusals: FieldError[] = [];
    if (Branch_Code !== undefined && Branch_Code !== bank.Branch_Code) {
      refusals.push({ field: 'Branch_Code', message: 'Branch code does not match the bank' });
    }
    if (Account_Number === undefined) return refusals;
    if (Account_Number.length < bank.minLength || Account_Number.length > bank.maxLength) {
      const message = `Account number must be ${lengthOf(bank)} digits for ${Bank_Name}`;
      refusals.push({ field: 'Account_Number', message });
    } else if (bank.prefix !== null && !Account_Number.startsWith(bank.prefix)) {
      refusals.push({ field: 'Account_Number', message: 'Account number is not valid' });
    }
    return refusals;
  };
