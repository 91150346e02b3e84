import { SpouseInputSchema } from '@portal/contract';
import { defineForm } from '@portal/forms';
import {
  aliveDeclaration,
  contactFields,
  identityFields,
  nameFields,
  unionFields,
} from '@portal/policy-workflow/changes';

/** Everything that is asked about the spouse (docs/domain/records.md#r9-8); documents come later. */
export const spouseForm = defineForm({
  name: 'application-spouse',
  schema: SpouseInputSchema,
  items: [
    { legend: 'Your spouse or partner', fields: nameFields },
    { legend: 'Identity', fields: identityFields() },
    { legend: 'Your union', fields: unionFields },
    { legend: 'Contact', fields: contactFields },
    aliveDeclaration,
  ],
});
