import { type PlainDate } from '@portal/domain';
import { type SeedPolicy } from '@portal/service-store';
import { aCellNumber, aPerson, type Who } from './a-person';

export type SeedBeneficiary = NonNullable<SeedPolicy['Beneficiaries']>[number];
type Needed = Pick<SeedBeneficiary, 'Relationship'>;

/** Somebody who is paid: everything, unless shares that add up to 100 are named. Give a spouse the same name and age again. */
export const aBeneficiary = (today: PlainDate, who: Who & Needed & Partial<SeedBeneficiary>): SeedBeneficiary => ({
  Cell_Number: aCellNumber(who.name),
  Beneficiary_Status: 'ACTIVE',
  Benefit_Share: 100,
  ...aPerson<Needed & Partial<SeedBeneficiary>>(today, who),
});
