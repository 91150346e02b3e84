import { ContinuePolicySchema, written } from '@portal/contract';
import { maritalStatuses } from '@portal/domain';
import { addressFields, defineForm, select } from '@portal/forms';
import { emailField, languageField } from '@portal/policy-workflow/changes';

const { Email_Address, Marital_Status, Preferred_Language, PhysicalAddress } = ContinuePolicySchema.entries;

/** What whoever takes over a policy says about themselves; who they are is known. */
export const contactForm = defineForm({
  name: 'continue-contact',
  schema: written({ Email_Address, Marital_Status, Preferred_Language, PhysicalAddress }),
  items: [
    {
      legend: 'About you',
      fields: [
        { ...emailField, hint: '' },
        languageField,
        { name: 'Marital_Status', label: 'Marital status', widget: select(maritalStatuses) },
      ],
    },
    { legend: 'Home address', fields: addressFields('PhysicalAddress', { autoComplete: true }) },
  ],
});
