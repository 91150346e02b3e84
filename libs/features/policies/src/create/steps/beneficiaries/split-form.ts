import { obeys, refusal, type Rule, ShareAllocationSchema, type ShareAllocation, written } from '@portal/contract';
import { checkShares } from '@portal/domain';
import { defineForm } from '@portal/forms';
import { shares } from '@portal/policy-workflow/changes';
import * as v from 'valibot';
import { PlanShares } from './plan-shares';

interface Split {
  ShareAllocation: ShareAllocation;
}

const wholeSplit: Rule<Split> = ({ ShareAllocation: split }) =>
  split === undefined ? [] : refusal('ShareAllocation', checkShares(split.map(({ Benefit_Share }) => Benefit_Share)));

/** How the benefit is shared among those who are nominated; they go by their place. */
export const splitForm = defineForm({
  name: 'application-shares',
  schema: v.pipe(written({ ShareAllocation: ShareAllocationSchema }), obeys(wholeSplit)),
  items: [
    {
      name: 'ShareAllocation',
      label: 'How is your benefit shared?',
      hint: 'Whole numbers that add up to 100.',
      widget: shares(PlanShares),
    },
  ],
});
