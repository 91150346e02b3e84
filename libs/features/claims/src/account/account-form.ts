import {
  bankAccountRule,
  type BankReference,
  obeys,
  payeeAccountEntries,
  refusal,
  type Rule,
  written,
} from '@portal/contract';
import { accountHolders, checkAccountHolder, useForChildDeclaration } from '@portal/domain';
import { checkbox, defineForm, radios } from '@portal/forms';
import { accountFields } from '@portal/policy-workflow/changes';
import * as v from 'valibot';

const AccountSchema = written(payeeAccountEntries);
export type TypedAccount = v.InferOutput<typeof AccountSchema>;

const [, holder, , ...account] = accountFields({ ownName: '' });

const refusals = {
  ACCOUNT_IN_OTHER_NAME: 'Account_Holder_Name',
  ACCOUNT_VERIFICATION_FAILED: 'Account_Number',
} as const;

/** The own account of whoever is paid: the fields of an account that premiums are collected from, without the payer. */
export const payeeAccountForm = defineForm({
  name: 'payee-account',
  schema: AccountSchema,
  refusals,
  items: [holder, ...account],
});

/** The answers, in the words of whoever speaks for a child. */
const whoseAccounts = [
  { code: 'REPRESENTATIVE', label: 'My own account' },
  { code: 'PAYEE', label: 'An account in the child’s own name' },
] as const;

const ChildAccountSchema = written({
  holder: v.picklist(accountHolders, 'Choose whose account it is'),
  willUseForChild: v.optional(v.boolean(), false),
  ...payeeAccountEntries,
});
export type TypedChildAccount = v.InferOutput<typeof ChildAccountSchema>;

/** The account that a child's part is paid into: the child's own, or that of a parent or guardian, who says what the money is for. */
export const childAccountForm = defineForm({
  name: 'child-account',
  schema: ChildAccountSchema,
  refusals,
  items: [
    { name: 'holder', label: 'Whose account is it?', widget: radios(whoseAccounts) },
    {
      name: 'willUseForChild',
      label: useForChildDeclaration,
      widget: checkbox(),
      when: ({ holder: of }: { holder?: unknown }) => of === 'REPRESENTATIVE',
    },
    holder,
    ...account,
  ],
});

/** The same with what the banks ask for: bank, branch and number go together. */
export const accountAt = (banks: readonly BankReference[]) => v.pipe(AccountSchema, obeys(bankAccountRule(banks)));

/** The same of a child's part, for whoever was let in to speak for the child. */
export const childAccountAt = (banks: readonly BankReference[]) =>
  v.pipe(ChildAccountSchema, obeys(holderRule), obeys(bankAccountRule(banks)));

const holderRule: Rule<TypedChildAccount> = ({ holder: of, willUseForChild = false }) =>
  of === undefined
    ? []
    : refusal(
        'willUseForChild',
        checkAccountHolder({ kind: 'CHILD', isRepresented: true }, { holder: of, willUseForChild }),
      );
