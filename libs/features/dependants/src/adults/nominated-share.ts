import { type Policy } from '@portal/contract';
import { type Identified, isSamePerson } from '@portal/domain';

/** The share of the benefit that a covered person is nominated for, in percent; null when they are no beneficiary. */
export function nominatedShare(person: Identified, { Beneficiaries }: Pick<Policy, 'Beneficiaries'>): number | null {
  const nomination = Beneficiaries.find((one) => one.Beneficiary_Status === 'ACTIVE' && isSamePerson(one, person));
  return nomination?.Benefit_Share ?? null;
}
