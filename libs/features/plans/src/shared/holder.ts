import { pricing, type Policy, type SupplementaryBenefit } from '@portal/contract';
import {
  ageOn,
  agesCountOn,
  type BenefitHolder,
  isActiveLife,
  isPaidFor,
  isUninsured,
  type PlanHolder,
  type PremiumHolder,
} from '@portal/domain';

/** The catalogue's benefits that a policy has. */
export const benefitsOf = ({ SupplementaryBenefits }: Policy, all: readonly SupplementaryBenefit[]) =>
  all.filter(({ id }) => SupplementaryBenefits.some((held) => held.id === id && held.status !== 'REMOVED'));

/** The main member's age when the policy was to begin: it decides the premium band for good. */
export const inceptionAge = (policy: Policy): number => ageOn(policy.MainMember.Date_Of_Birth, agesCountOn(policy));

/** The policy as far as moving to another plan, and its price there, goes. Agreed prices stay; parts of the base move with it. */
export function holderOf(policy: Policy, all: readonly SupplementaryBenefit[]): PlanHolder & PremiumHolder {
  const held = benefitsOf(policy, all);
  return {
    currentProductId: policy.Product.id,
    inceptionAge: inceptionAge(policy),
    extendedMembers: policy.ExtendedMembers.filter(isActiveLife),
    extendedPremiums: policy.ExtendedMembers.filter(isPaidFor).map(({ Monthly_Premium }) => Monthly_Premium),
    benefits: held.map((benefit) => {
      const agreed = policy.SupplementaryBenefits.find(({ id }) => id === benefit.id)?.price ?? null;
      const price = benefit.pricingType === 'FIXED' ? { ...benefit, price: agreed ?? benefit.price } : benefit;
      return { ...benefit, ...pricing(price) };
    }),
  };
}

/** The policy as far as adding benefits goes. */
export const benefitHolderOf = (policy: Policy, all: readonly SupplementaryBenefit[]): BenefitHolder => ({
  levelOfCover: policy.Product.levelOfCover,
  isLegacy: policy.Is_Legacy_Product,
  isUninsured: isUninsured(policy.MainMember),
  held: benefitsOf(policy, all),
});
