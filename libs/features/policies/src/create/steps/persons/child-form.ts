import { ChildInputSchema } from '@portal/contract';
import { defineForm } from '@portal/forms';
import { childFields } from '@portal/policy-workflow/changes';

const { who, identity, studiesAndHealth, contact, guardian } = childFields;

/** Everything that is asked about a child (docs/domain/records.md#r9-9); documents come later. */
export const childForm = defineForm({
  name: 'application-child',
  schema: ChildInputSchema,
  items: [who, identity, studiesAndHealth, contact, guardian],
});
