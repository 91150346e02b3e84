import { accountHolderRelationships, maskAccountNumber } from '@portal/domain';
import { accountNumber, bankAccountFields, checkbox, idNumber, radios, text } from '@portal/forms';
import { AccountNumberHint } from './account-number-hint';

interface Held {
  readonly Account_Holder_Relationship?: unknown;
}

/** Somebody else pays: then their ID number is asked for. */
export const isOfSomebodyElse = ({ Account_Holder_Relationship: who }: Held): boolean => Boolean(who) && who !== 'SELF';

/** What a payer who is not the policyholder has to do, and what paying does not give them (docs/domain/banking.md#r3-4). */
export const thirdPartyPayer =
  'The account holder approves the debit order at their own bank. Paying for the policy does not make them its owner: ' +
  'they cannot change or cancel it.';

/** Answers of these rows that never leave the page before they are sent: no draft has them. */
export const onlyInThisSitting: readonly string[] = ['Account_Number', 'Confirm_Account_Number', 'Authorisation'];

/**
 * Whose account it is and which: the rows of an account that premiums are collected from (docs/domain/banking.md#r3-4). `ownName` is filled
 * in for an account of the policyholder, and taken away again for somebody else's.
 */
/* @__NO_SIDE_EFFECTS__ */
export function accountFields({ ownName }: { ownName: string }) {
  const [bank, branchCode, accountType, number, numberAgain] = bankAccountFields();
  /** Masked wherever answers are read (docs/domain/conduct.md#r8-2). */
  const masked = {
    ...accountNumber(),
    words: (value: unknown) => (typeof value === 'string' && value !== '' ? maskAccountNumber(value) : ''),
  };
  return [
    {
      name: 'Account_Holder_Relationship',
      label: 'The account holder is',
      widget: radios(accountHolderRelationships),
      fills: (who: unknown, account: { readonly Account_Holder_Name?: unknown }) => {
        if (who === 'SELF') return { Account_Holder_Name: ownName };
        return account.Account_Holder_Name === ownName ? { Account_Holder_Name: '' } : {};
      },
    },
    {
      name: 'Account_Holder_Name',
      label: 'Account holder',
      hint: 'As the bank writes it',
      widget: text({ inputWidth: 20 }),
    },
    {
      name: 'Account_Holder_Id_Number',
      label: 'ID number of the account holder',
      hint: thirdPartyPayer,
      optional: false,
      widget: idNumber(),
      when: isOfSomebodyElse,
    },
    bank,
    branchCode,
    accountType,
    { ...number, widget: masked, hint: <AccountNumberHint /> },
    numberAgain,
  ] as const;
}

/** What is agreed to before a premium is collected from an account. */
export const authorisation = {
  name: 'Authorisation',
  label: 'I authorise you to collect my premium from this account.',
  widget: checkbox(),
} as const;
