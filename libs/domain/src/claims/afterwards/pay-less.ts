import { type PlainDate } from '../../base/plain-date';
import { type PlanToMoveTo } from '../../plan/change-of-plan';
import { planCategory, type PlanCategory } from '../../plan/plan-category';
import { agesCountOn, type BegunPolicy } from '../../policy/application-dates';
import { basePremium } from '../../premium/premium';
import { ageOn } from '../../people/age';
import { type LivesLeft } from './lives-left';
import { categoryFor, planOfSameTier } from './plan-for-those-left';

/** A plan of the same tier that would do for who is left, and what its part of the premium would be. */
export interface PayLess {
  plan: PlanToMoveTo;
  /** Rand a month, for the plan alone. */
  basePremium: number;
  sentence: string;
}

const names: Record<PlanCategory, string> = {
  family: 'Family',
  'single-parent': 'Single Parent',
  'single-member': 'Single Member',
};

const payLessSentence = (category: PlanCategory) => `You could now pay less: see the ${names[category]} plan.`;

interface PlanHeld extends BegunPolicy {
  Base_Premium: number;
  Product: PlanToMoveTo;
  MainMember: { Date_Of_Birth: PlainDate };
}

/**
 * The cheaper plan to offer when the spouse or the last child of a policy has died. Their own part of the premium is nothing: they are
 * inside the plan. Null: the plan that is held is the one for who is left, or none is cheaper. Source: docs/domain/claims.md#c8-2.
 */
export function payLessAfterDeath(policy: PlanHeld, left: LivesLeft, plans: readonly PlanToMoveTo[]): PayLess | null {
  const { Product, MainMember, Base_Premium } = policy;
  const category = categoryFor({ hasSpouse: left.spouse !== null, hasChildren: left.children.length > 0 });
  const plan = planOfSameTier(Product, category, plans);
  const premium = basePremium(plan.premiums, ageOn(MainMember.Date_Of_Birth, agesCountOn(policy)));
  const isOther = plan.id !== Product.id && planCategory(plan.Product_Name) === category;
  return isOther && premium !== null && premium < Base_Premium
    ? { plan, basePremium: premium, sentence: payLessSentence(category) }
    : null;
}
