import { beneficiaryEntries, beneficiaryRuleOn, identityRule, obeys, written } from '@portal/contract';
import { beneficiaryRelationships, type PlainDate } from '@portal/domain';
import { checkbox, defineForm, phone, select, text } from '@portal/forms';
import { identityFields, nameFields } from '../changes/forms/identity-fields';
import * as v from 'valibot';

/** The share is typed beside those of the others. */
const { Benefit_Share: _inTheSplit, ...entries } = beneficiaryEntries;
const NomineeSchema = v.pipe(written(entries), obeys(identityRule));

const missing = 'Confirm that you may share this person’s information';

/** Everything that is asked about somebody who is to be paid (docs/domain/records.md#r9-11). */
export const beneficiaryForm = defineForm({
  name: 'application-beneficiary',
  schema: NomineeSchema,
  items: [
    {
      legend: 'The person',
      fields: [
        ...nameFields,
        { name: 'Relationship', label: 'This person is my', widget: select(beneficiaryRelationships) },
      ],
    },
    { legend: 'Identity', fields: identityFields() },
    {
      legend: 'Contact',
      hint: 'We tell this person by SMS when you have died.',
      fields: [
        { name: 'Cell_Number', label: 'Cellphone number', widget: phone() },
        { name: 'Email_Address', label: 'Email address', widget: text({ type: 'email', autoComplete: 'off' }) },
      ],
    },
    {
      name: 'May_Share',
      extra: true,
      label: 'I confirm that I may share this person’s information.',
      widget: checkbox(),
      check: (value) => (value === true ? null : missing),
    },
  ],
});

export const beneficiaryOn = (today: PlainDate) => v.pipe(NomineeSchema, obeys(beneficiaryRuleOn(today)));
