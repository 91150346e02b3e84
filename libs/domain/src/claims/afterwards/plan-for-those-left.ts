import { type PlanToMoveTo } from '../../plan/change-of-plan';
import { coverAmount } from '../../plan/cover-breakdown';
import { planCategory, type PlanCategory } from '../../plan/plan-category';
import { basePremium, type PremiumBand } from '../../premium/premium';

/** The category of plan that takes who is left, and nobody more. */
export function categoryFor({ hasSpouse, hasChildren }: { hasSpouse: boolean; hasChildren: boolean }): PlanCategory {
  if (hasSpouse) return 'family';
  return hasChildren ? 'single-parent' : 'single-member';
}

/**
 * The plan of the same tier in another category: one on sale that pays the main member the same. A plan that is no longer sold stays as it
 * is, and so does one beside which nothing of the kind is sold. Source: docs/domain/claims.md#c8-3.
 *
 * @param plans those of the catalogue that are on sale
 */
export const planOfSameTier = (
  current: PlanToMoveTo,
  category: PlanCategory,
  plans: readonly PlanToMoveTo[],
): PlanToMoveTo =>
  current.isLegacy || planCategory(current.Product_Name) === category
    ? current
    : (plans.find(
        (plan) =>
          planCategory(plan.Product_Name) === category &&
          coverAmount(plan, 'levelOfCover') === coverAmount(current, 'levelOfCover'),
      ) ?? current);

/** The premium of a plan for an age at inception; whoever was younger than its bands pays the lowest, whoever was older the highest. Null: it has none. */
export function premiumAtAnyAge(bands: readonly PremiumBand[], age: number): number | null {
  const youngest = Math.min(...bands.map(({ minAge }) => minAge));
  const oldest = Math.max(...bands.map(({ maxAge }) => maxAge));
  return basePremium(bands, Math.min(Math.max(age, youngest), oldest));
}
