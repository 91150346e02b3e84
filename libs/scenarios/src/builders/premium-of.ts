import { ageOn, monthlyPremium, type PremiumParts } from '@portal/domain';
import { extendedRates } from '@portal/domain/catalogue';
import { type PolicyPlan } from './policy-plan';
import { benefitOf, planOf } from './plan';

/** What a policy costs by the catalogue. Throws when an age or a cover is not sold. */
export function premiumOf(given: PolicyPlan): PremiumParts {
  const { inception } = given;
  const premium = monthlyPremium({
    bands: planOf(given.plan).premiums,
    inceptionAge: ageOn(given.MainMember.Date_Of_Birth, inception),
    extendedRates,
    extendedMembers: (given.ExtendedMembers ?? []).map(({ Date_Of_Birth, Cover_Amount, Cover_Start_Date }) => ({
      ageAtEntry: ageOn(Date_Of_Birth, Cover_Start_Date ?? inception),
      cover: Cover_Amount,
    })),
    benefits: (given.benefits ?? []).map(benefitOf),
  });
  if (!premium) throw new Error(`There is no premium for policy ${given.number}`);
  return premium;
}
