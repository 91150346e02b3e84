import { type SupplementaryBenefit } from '@portal/contract';

/** The benefits of a body or of a form as far as it is filled in. */
export function chosenBenefits(body: object, all: readonly SupplementaryBenefit[]): SupplementaryBenefit[] {
  const { benefitIds = [] } = body as { benefitIds?: readonly string[] };
  return all.filter(({ id }) => benefitIds.includes(id));
}
