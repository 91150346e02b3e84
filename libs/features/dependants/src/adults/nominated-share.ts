import { type Policy } from '@portal/contract';
import { activeBeneficiaries, type Identified, isSamePerson } from '@portal/domain';

/** The share of the benefit that a covered person is nominated for, in percent; null when they are no beneficiary. */
export function nominatedShare(person: Identified, policy: Pick<Policy, 'Beneficiaries'>): number | null {
  const nomination = activeBeneficiaries(policy).find((one) => isSamePerson(one, person));
  return nomination?.Benefit_Share ?? null;
}
