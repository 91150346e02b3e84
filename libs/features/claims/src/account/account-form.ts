import { bankAccountRule, type BankReference, obeys, payeeAccountEntries, written } from '@portal/contract';
import { defineForm } from '@portal/forms';
import { accountFields } from '@portal/policy-workflow/changes';
import * as v from 'valibot';

const AccountSchema = written(payeeAccountEntries);
export type TypedAccount = v.InferOutput<typeof AccountSchema>;

/** The same with what the banks ask for: bank, branch and number go together. */
export const accountAt = (banks: readonly BankReference[]) => v.pipe(AccountSchema, obeys(bankAccountRule(banks)));

const [, holder, , ...account] = accountFields({ ownName: '' });

/** The own account of whoever is paid: the fields of an account that premiums are collected from, without the payer. */
export const payeeAccountForm = defineForm({
  name: 'payee-account',
  schema: AccountSchema,
  refusals: {
    ACCOUNT_IN_OTHER_NAME: 'Account_Holder_Name',
    ACCOUNT_VERIFICATION_FAILED: 'Account_Number',
  },
  items: [holder, ...account],
});
