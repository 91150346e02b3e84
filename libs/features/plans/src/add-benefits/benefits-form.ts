import { AddSupplementaryBenefitsSchema, obeys, refusal } from '@portal/contract';
import { type CappedBenefit, checkBenefitCap } from '@portal/domain';
import { checkboxCards, defineForm } from '@portal/forms';
import * as v from 'valibot';

/** Which benefits join the policy (docs/domain/records.md#r9-13). The screen brings those that can. */
export const benefitsForm = defineForm({
  name: 'benefits',
  schema: AddSupplementaryBenefitsSchema,
  items: [
    {
      name: 'benefitIds',
      label: 'Which benefits do you want to add?',
      hint: 'You can choose more than one.',
      widget: checkboxCards(),
    },
  ],
});

interface Chosen {
  levelOfCover: number;
  held: readonly CappedBenefit[];
  /** The benefits of these ids. */
  chosen: (ids: readonly string[]) => readonly CappedBenefit[];
}

/** The same with the legal maximum on the main member's life, counted with everything that is chosen. */
export const withinLegalMaximum = ({ levelOfCover, held, chosen }: Chosen) =>
  v.pipe(
    AddSupplementaryBenefitsSchema,
    obeys(({ benefitIds = [] }) =>
      refusal('benefitIds', checkBenefitCap(levelOfCover, [...held, ...chosen(benefitIds)])),
    ),
  );
