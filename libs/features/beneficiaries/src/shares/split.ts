import { type Beneficiary, type Policy, type ShareAllocation } from '@portal/contract';

/** Those who would be paid today, the removed ones left out. */
export const activeBeneficiaries = ({ Beneficiaries }: Pick<Policy, 'Beneficiaries'>): Beneficiary[] =>
  Beneficiaries.filter(({ Beneficiary_Status }) => Beneficiary_Status === 'ACTIVE');

/** The split as it stands. */
export const splitOf = (people: readonly Pick<Beneficiary, 'id' | 'Benefit_Share'>[]): ShareAllocation =>
  people.map(({ id, Benefit_Share }) => ({ id, Benefit_Share }));
