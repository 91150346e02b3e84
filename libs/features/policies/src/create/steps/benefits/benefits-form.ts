import { obeys, refusal, type Rule, type SupplementaryBenefit } from '@portal/contract';
import { checkBenefitCap, limits } from '@portal/domain';
import { checkboxCards, defineForm } from '@portal/forms';
import * as v from 'valibot';

const BenefitsSchema = v.strictObject({ benefitIds: v.optional(v.array(v.string()), []) });

export const benefitsForm = defineForm({
  name: 'application-benefits',
  schema: BenefitsSchema,
  items: [
    {
      name: 'benefitIds',
      label: 'Which benefits do you want?',
      hint: `None of them is needed. Cover for natural causes starts after ${limits.WAITING_MONTHS_NATURAL} months, as for the plan.`,
      widget: checkboxCards(),
    },
  ],
});

interface Chosen {
  benefitIds: readonly string[];
}

/** The same with what the law allows on one life (docs/domain/plans.md#r5-4). */
export const benefitsWithin = (levelOfCover: number, benefits: readonly SupplementaryBenefit[]) => {
  const rule: Rule<Chosen> = ({ benefitIds = [] }) =>
    refusal(
      'benefitIds',
      checkBenefitCap(
        levelOfCover,
        benefits.filter(({ id }) => benefitIds.includes(id)),
      ),
    );
  return v.pipe(BenefitsSchema, obeys(rule));
};
