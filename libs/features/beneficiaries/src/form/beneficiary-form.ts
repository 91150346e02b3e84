import { beneficiaryRelationships, sharesHint } from '@portal/domain';
import { checkbox, defineForm, phone, select, text } from '@portal/forms';
import { identityFields, nameFields } from '@portal/policy-workflow/changes';
import { policyShares } from '../shares/policy-shares';
import { NominationSchema } from './nomination';

const who = {
  legend: 'The person',
  fields: [
    ...nameFields,
    { name: 'Relationship', label: 'This person is my', widget: select(beneficiaryRelationships) },
  ],
} as const;

const identity = { legend: 'Identity', fields: identityFields() } as const;

const contact = {
  legend: 'Contact',
  hint: 'We tell this person by SMS when you have died.',
  fields: [
    { name: 'Cell_Number', label: 'Cellphone number', widget: phone() },
    { name: 'Email_Address', label: 'Email address', widget: text({ type: 'email', autoComplete: 'off' }) },
  ],
} as const;

const split = {
  legend: 'Shares',
  fields: [
    {
      name: 'ShareAllocation',
      label: 'How is your benefit shared?',
      hint: `${sharesHint} You can change the shares of everybody here.`,
      widget: policyShares(),
    },
  ],
} as const;

const missing = 'Confirm that you may share this person’s information';

/** Everything that is asked about somebody new (docs/domain/records.md#r9-11), and how the benefit is shared from then on. */
export const newBeneficiaryForm = defineForm({
  name: 'new-beneficiary',
  schema: NominationSchema,
  refusals: { DUPLICATE: 'Id_Number' },
  items: [
    who,
    identity,
    contact,
    split,
    {
      name: 'May_Share',
      extra: true,
      label: 'I confirm that I may share this person’s information.',
      widget: checkbox(),
      check: (value) => (value === true ? null : missing),
    },
  ],
});

/** The same of somebody who is nominated already: shares first, for they change most. */
export const beneficiaryForm = defineForm({
  name: 'beneficiary',
  schema: NominationSchema,
  items: [split, who, identity, contact],
});
