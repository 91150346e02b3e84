import { type BeneficiaryAtDeath } from '../payee';

/** A grown-up beneficiary who lives and had no part in the death. */
export const aBeneficiary = (
  id: string,
  Benefit_Share: number,
  more: Partial<BeneficiaryAtDeath> = {},
): BeneficiaryAtDeath => ({
  id,
  Benefit_Share,
  Beneficiary_Status: 'ACTIVE',
  Date_Of_Birth: '1990-04-20',
  diedOn: null,
  partInDeath: 'NONE',
  minorPaidInto: null,
  ...more,
});
