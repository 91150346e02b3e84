import { type CappedBenefit, mainMemberCover } from './benefit-cap';
import { coverAmount, type CoveredProduct, type CoverField, coverLines } from './cover-breakdown';
import { limits } from '../base/limits';
import { livesOf } from './lives';
import { formatCover } from '../base/money';
import { basePremium, type PremiumBand } from '../premium/premium';

/** Moving a policy to another plan. Source: docs/domain/policy.md#r4-2 to docs/domain/lives.md#r4-5, docs/domain/plans.md#r5-2 to #r5-4. */

/** Said of a plan that is no longer sold. */
export const planClosed = 'This plan is closed to new policies.';

/** A plan as far as moving to it goes. */
export type PlanToMoveTo = CoveredProduct & {
  id: string;
  isLegacy: boolean;
  premiums: readonly PremiumBand[];
};

/** The policy that would move. */
export interface PlanHolder {
  currentProductId: string;
  /** Of the main member, when the policy began: the band never moves with age. */
  inceptionAge: number;
  /** Supplementary benefits held. */
  benefits: readonly CappedBenefit[];
  extendedMembers: readonly { First_Name: string; Cover_Amount: number }[];
}

/** Why this plan is not for this policyholder, in a sentence; null when it is. */
export function whyNotPlan(plan: PlanToMoveTo, holder: PlanHolder): string | null {
  if (plan.id === holder.currentProductId) return 'You are already on this plan.';
  if (plan.isLegacy) return planClosed;
  if (basePremium(plan.premiums, holder.inceptionAge) === null) {
    return `This plan has no premium for the age of ${holder.inceptionAge} at which your policy began.`;
  }
  const cover = coverAmount(plan, 'levelOfCover');
  // The same check as for a benefit, on a bigger plan.
  if (mainMemberCover(cover, holder.benefits) > limits.MAX_BENEFIT_PER_LIFE) {
    return `This plan would take the cover on your life above the legal maximum of ${formatCover(limits.MAX_BENEFIT_PER_LIFE)}`;
  }
  const above = holder.extendedMembers.filter(({ Cover_Amount }) => Cover_Amount > cover);
  return above.length > 0
    ? `Cover may not be more than your own cover of ${formatCover(cover)}. ` +
        `Lower the cover of ${namesOf(above)} first.`
    : null;
}

interface CoveredPeople<Spouse, Child> {
  Spouse: Spouse | null;
  Children: readonly Child[];
}

/** Everybody on the policy whom this plan does not take: their cover ends on the day the plan changes. */
export function livesLosingCover<OneSpouse, OneChild>(
  { Product_Name }: Pick<CoveredProduct, 'Product_Name'>,
  { Spouse, Children }: CoveredPeople<OneSpouse, OneChild>,
): (OneSpouse | OneChild)[] {
  const takes = livesOf(Product_Name);
  return [...(Spouse && !takes.spouse ? [Spouse] : []), ...(takes.children ? [] : Children)];
}

/** One amount of two plans. */
export interface CoverChange {
  field: CoverField;
  label: string;
  /** Rand; 0 is not covered. */
  current: number;
  proposed: number;
}

/** What two plans pay, amount by amount; amounts that neither has are left out. */
export const coverChanges = (current: CoveredProduct, proposed: CoveredProduct): CoverChange[] =>
  coverLines
    .map(({ field, label }) => ({
      field,
      label,
      current: coverAmount(current, field),
      proposed: coverAmount(proposed, field),
    }))
    .filter((line) => line.current > 0 || line.proposed > 0);

/** Whether some amount is higher on the new plan: only then does a waiting period start, for the difference. */
export const isIncrease = (changes: readonly CoverChange[]): boolean =>
  changes.some(({ current, proposed }) => proposed > current);

/** Names as people say them: `Thabo, Sipho and Naledi`. */
export const namesOf = (people: readonly { First_Name: string }[]): string =>
  listed(people.map(({ First_Name }) => First_Name));

/** Several in one sentence, at least one: `Thabo Nkosi, Sipho Nkosi and Naledi Dube`. */
export const listed = (names: readonly string[]): string =>
  names.reduce((before, name, place) => before + joint(place, names.length) + name);

const joint = (place: number, count: number) => (place === count - 1 ? ' and ' : ', ');
