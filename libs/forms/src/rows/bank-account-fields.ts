import { accountTypes } from '@portal/domain';
import { type Option } from '../definition/option';
import { accountNumber } from '../widgets/account-number';
import { radios } from '../widgets/radios';
import { select } from '../widgets/select';
import { text } from '../widgets/text';
import { confirmField } from './confirm-field';

/** A bank as the list of the service names it. */
interface Bank {
  readonly Bank_Name: string;
  readonly Branch_Code: string;
}

/** The banks to choose from, for `lists={{ Bank_Name: bankOptions(banks) }}`. The bank settles the branch code. */
export const bankOptions = (banks: readonly Bank[]): readonly (Option & { code: string })[] =>
  banks.map(({ Bank_Name, Branch_Code }) => ({ code: Bank_Name, label: Bank_Name, fills: { Branch_Code } }));

/** A bank account: the bank from a list, its branch code, the kind of account, and the number twice. */
/* @__NO_SIDE_EFFECTS__ */
export function bankAccountFields() {
  return [
    { name: 'Bank_Name', label: 'Bank', widget: select(undefined, { nothing: 'Select the bank' }) },
    {
      name: 'Branch_Code',
      label: 'Branch code',
      widget: text(),
      when: (account: { Branch_Code?: unknown }) => Boolean(account.Branch_Code),
      locked: () => true,
    },
    { name: 'Account_Type', label: 'Account type', widget: radios(accountTypes) },
    { name: 'Account_Number', label: 'Account number', widget: accountNumber() },
    confirmField({
      name: 'Confirm_Account_Number',
      of: 'Account_Number',
      label: 'Account number again',
      widget: accountNumber(),
      differs: 'Account numbers do not match',
      missing: 'Enter the account number again',
    }),
  ] as const;
}
