import { type BeneficiaryStatus } from '../code-lists/relationships';

interface Nominated {
  Beneficiary_Status: BeneficiaryStatus;
}

/**
 * Whether somebody would be paid today: not while the nomination waits, nor after it was withdrawn. An age never ends a nomination:
 * it counts on the day somebody is nominated. Source: docs/domain/lives.md#r4-6.
 */
export const isActiveBeneficiary = ({ Beneficiary_Status }: Nominated): boolean => Beneficiary_Status === 'ACTIVE';

/** All who would be paid today. */
export const activeBeneficiaries = <Person extends Nominated>({
  Beneficiaries,
}: {
  Beneficiaries: readonly Person[];
}): Person[] => Beneficiaries.filter(isActiveBeneficiary);

/** The active beneficiary with the largest share; of equals, the first. */
export function primaryBeneficiary<Person extends Nominated & { Benefit_Share: number }>(policy: {
  Beneficiaries: readonly Person[];
}): Person | undefined {
  const active = activeBeneficiaries(policy);
  const largest = Math.max(...active.map(({ Benefit_Share }) => Benefit_Share));
  return active.find(({ Benefit_Share }) => Benefit_Share === largest);
}
