import { type Policy, type Product, type SupplementaryBenefit } from '@portal/contract';
import { type PlanOffer, premiumOnPlan, whyNotPlan } from '@portal/domain';
import { holderOf } from '../shared/holder';

/** A plan with what it would cost this policyholder and whether they can have it. */
export interface Offer extends PlanOffer<Product> {
  isMine: boolean;
  /** Why it is not available, in a sentence; null for a plan that is, and for the one they have. */
  whyNot: string | null;
  /** Rand a month more or less than now; null without a premium. */
  difference: number | null;
}

/** Every plan as an offer, in the order of the catalogue. The own plan costs what it costs now. */
export function offersOf(
  policy: Policy,
  plans: readonly Product[],
  benefits: readonly SupplementaryBenefit[],
): Offer[] {
  const holder = holderOf(policy, benefits);
  return plans
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
    .map((plan) => {
      const isMine = plan.id === policy.Product.id;
      const premium = isMine ? policy.Monthly_Premium : premiumOnPlan(plan, holder);
      return {
        plan,
        premium,
        isMine,
        whyNot: isMine ? null : whyNotPlan(plan, holder),
        difference: premium === null ? null : premium - policy.Monthly_Premium,
      };
    });
}

/** The plan one has as an offer, sold or closed. */
export const ownOffer = ({ Product: plan, Monthly_Premium: premium }: Policy): Offer => ({
  plan,
  premium,
  isMine: true,
  whyNot: null,
  difference: 0,
});

/** What can be chosen, the own plan among it. */
export const availableOf = (offers: readonly Offer[]): Offer[] => offers.filter(({ whyNot }) => whyNot === null);
