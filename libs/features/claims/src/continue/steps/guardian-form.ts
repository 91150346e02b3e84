import { GuardianSchema } from '@portal/contract';
import { adultIdTypes } from '@portal/domain';
import { defineForm } from '@portal/forms';
import { identityFields, nameFields } from '@portal/policy-workflow/changes';

/** Who a guardian is that takes over a policy: no record of ours says it. */
export const guardianForm = defineForm({
  name: 'continue-guardian',
  schema: GuardianSchema,
  items: [
    { legend: 'Your name', fields: nameFields },
    { legend: 'Your ID', fields: identityFields(adultIdTypes, 'Which ID do you have?') },
  ],
});
