import { sharesHint } from '@portal/domain';
import { defineForm } from '@portal/forms';
import { SplitSchema } from '../form/nomination';
import { policyShares } from '../shares/policy-shares';

/** Who gets what when somebody is no beneficiary any more. */
export const removalForm = defineForm({
  name: 'beneficiary-removal',
  schema: SplitSchema,
  items: [
    {
      name: 'ShareAllocation',
      label: 'How is your benefit shared among the others?',
      hint: sharesHint,
      widget: policyShares(),
    },
  ],
});
