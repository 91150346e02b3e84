import { type Policy, type SupplementaryBenefit } from '@portal/contract';
import { ageOn, extendedRate, monthlyPremium, supplementaryPrice } from '@portal/domain';
import { extendedRates, products, supplementaryBenefits } from '@portal/domain/catalogue';
import fc from 'fast-check';

const inception = '2024-03-01';

/** All benefits as the service gives them. */
export const allBenefits = supplementaryBenefits.map((benefit) => ({
  ...benefit,
  isActive: true,
  price: benefit.pricingType === 'FIXED' ? benefit.price : null,
  percent: benefit.pricingType === 'FIXED' ? null : benefit.percent,
  minPrice: benefit.pricingType === 'FIXED' ? null : benefit.minPrice,
})) as unknown as SupplementaryBenefit[];

/** What a family is made of: the rest follows from the catalogue. */
export interface Family {
  plan: (typeof products)[number];
  /** Of the main member, when the policy began. */
  age: number;
  members: readonly { ageAtEntry: number; cover: number }[];
  benefitIds: readonly string[];
}

const members = extendedRates.flatMap(({ minAge, maxAge, rates }) =>
  Object.keys(rates).map((cover) =>
    fc.record({ ageAtEntry: fc.integer({ min: minAge, max: maxAge }), cover: fc.constant(Number(cover)) }),
  ),
);

/** Any family that could buy a plan: up to ten relatives at any age and cover that is sold, any benefits. */
export const anyFamily: fc.Arbitrary<Family> = fc.record({
  plan: fc.constantFrom(...products),
  age: fc.integer({ min: 18, max: 75 }),
  members: fc.array(fc.oneof(...members), { maxLength: 10 }),
  benefitIds: fc.subarray(supplementaryBenefits.map(({ id }) => id)),
});

/** The premium of a family by the rules of the domain alone. Throws when it has none. */
export function premiumByTheRules({ plan, age, members: extendedMembers, benefitIds }: Family) {
  const benefits = supplementaryBenefits.filter(({ id }) => benefitIds.includes(id));
  const premium = monthlyPremium({ bands: plan.premiums, inceptionAge: age, extendedRates, extendedMembers, benefits });
  if (premium === null) throw new Error(`No premium at ${age} on ${plan.id}`);
  return premium;
}

/** The family's policy as far as its premium goes, as it is read from the service. */
export function policyOf(family: Family): Policy {
  const { plan, age, members: relatives, benefitIds } = family;
  const premium = premiumByTheRules(family);
  const born = `${2024 - age}-03-01`;
  if (ageOn(born, inception) !== age) throw new Error('The age is another one');
  return {
    Policy_Status: 'ACTIVE',
    Inception_Date: inception,
    Is_Legacy_Product: false,
    Product: plan,
    Base_Premium: premium.base,
    Extended_Premium: premium.extended,
    Supplementary_Premium: premium.supplementary,
    Monthly_Premium: premium.monthly,
    MainMember: { First_Name: 'Thandi', Date_Of_Birth: born },
    Spouse: null,
    Children: [],
    ExtendedMembers: relatives.map(({ ageAtEntry, cover }, place) => ({
      id: `member-${place}`,
      First_Name: 'Grace',
      Surname: 'Dlamini',
      Relationship: 'AUNT',
      Life_Status: 'ACTIVE',
      Cover_Amount: cover,
      Monthly_Premium: extendedRate(extendedRates, ageAtEntry, cover) ?? 0,
    })),
    SupplementaryBenefits: supplementaryBenefits
      .filter(({ id }) => benefitIds.includes(id))
      .map((benefit) => ({
        id: benefit.id,
        name: benefit.name,
        status: 'ACTIVE',
        startDate: inception,
        price: supplementaryPrice(benefit, premium.base),
      })),
  } as unknown as Policy;
}
