import { bankAccountRule, type BankReference, obeys, parlourEntries, written } from '@portal/contract';
import { defineForm, money, text } from '@portal/forms';
import { accountFields } from '@portal/policy-workflow/changes';
import * as v from 'valibot';

const ParlourSchema = written(parlourEntries);
export type TypedParlour = v.InferOutput<typeof ParlourSchema>;

/** The same with what the banks ask for: bank, branch and number go together. */
export const parlourAt = (banks: readonly BankReference[]) => v.pipe(ParlourSchema, obeys(bankAccountRule(banks)));

const [, holder, , ...account] = accountFields({ ownName: '' });

/** A funeral parlour, what its invoice comes to, and its business account: the fields of an account, without the payer. */
export const parlourForm = defineForm({
  name: 'funeral-parlour',
  schema: ParlourSchema,
  items: [
    { name: 'name', label: 'Name of the funeral parlour', widget: text({ autoComplete: 'off' }) },
    {
      name: 'registrationNumber',
      label: 'Registration number',
      hint: 'It stands on the invoice',
      widget: text({ autoComplete: 'off', spellCheck: false, inputWidth: 20 }),
    },
    { name: 'invoiceAmount', label: 'Amount of the invoice', widget: money() },
    { legend: 'Business account of the funeral parlour', fields: [holder, ...account] },
  ],
});
