import { obeys, refusal, type Rule, ShareAllocationSchema, type ShareAllocation, written } from '@portal/contract';
import { checkSplit, sharesHint } from '@portal/domain';
import { defineForm } from '@portal/forms';
import { shares } from '@portal/policy-workflow/changes';
import * as v from 'valibot';
import { PlanShares } from './plan-shares';

interface Split {
  ShareAllocation: ShareAllocation;
}

const wholeSplit: Rule<Split> = ({ ShareAllocation: split }) =>
  split === undefined ? [] : refusal('ShareAllocation', checkSplit(split));

/** How the benefit is shared among those who are nominated; they go by their place. */
export const splitForm = defineForm({
  name: 'application-shares',
  schema: v.pipe(written({ ShareAllocation: ShareAllocationSchema }), obeys(wholeSplit)),
  items: [
    {
      name: 'ShareAllocation',
      label: 'How is your benefit shared?',
      hint: sharesHint,
      widget: shares(PlanShares),
    },
  ],
});
