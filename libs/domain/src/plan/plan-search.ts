import { coverAmount, type CoveredProduct } from './cover-breakdown';
import { type PlanCategory, planCategory } from './plan-category';
import { basePremium, type PremiumBand, premiumParts, type SupplementaryPrice } from '../premium/premium';

/** Finding a plan by what it pays, or by what it costs. Amounts in rand, premiums in rand a month. */

/** What a policy has besides its plan, as far as its premium goes. */
export interface PremiumHolder {
  /** Of the main member, when the policy began: the band never moves with age. */
  inceptionAge: number;
  /** Each as it was fixed when the member joined. */
  extendedPremiums: readonly number[];
  benefits: readonly SupplementaryPrice[];
}

/** The whole premium of this policyholder on a plan, members and benefits included. Null: no premium at this age. */
export function premiumOnPlan(plan: { premiums: readonly PremiumBand[] }, holder: PremiumHolder): number | null {
  const base = basePremium(plan.premiums, holder.inceptionAge);
  return base === null ? null : premiumParts(base, holder.extendedPremiums, holder.benefits).monthly;
}

/** A plan beside what it would cost this policyholder. */
export interface PlanOffer<Plan extends CoveredProduct = CoveredProduct> {
  plan: Plan;
  /** Of the whole policy; null where the plan has none at this age. */
  premium: number | null;
}

/** Who a plan covers, from one person to the whole family. */
export const kindsOfPlan: readonly PlanCategory[] = ['single-member', 'single-parent', 'family'];

type Priced<Plan extends CoveredProduct> = PlanOffer<Plan> & { premium: number };

const isPriced = <Plan extends CoveredProduct>(offer: PlanOffer<Plan>): offer is Priced<Plan> => offer.premium !== null;
const coverOf = ({ plan }: PlanOffer) => coverAmount(plan, 'levelOfCover');

/** The best plan of each kind among those that pass, in the order of `kindsOfPlan`. */
const bestOfEach = <Plan extends CoveredProduct>(
  offers: readonly PlanOffer<Plan>[],
  passes: (offer: Priced<Plan>) => boolean,
  compare: (one: Priced<Plan>, other: Priced<Plan>) => number,
): Priced<Plan>[] => {
  const passing = offers.filter(isPriced).filter(passes).toSorted(compare);
  return kindsOfPlan.flatMap(
    (category) => passing.find(({ plan }) => planCategory(plan.Product_Name) === category) ?? [],
  );
};

/** For so much cover of the main member: the cheapest plan of each kind that pays at least that. */
export const plansForCover = <Plan extends CoveredProduct>(offers: readonly PlanOffer<Plan>[], cover: number) =>
  bestOfEach(
    offers,
    (offer) => coverOf(offer) >= cover,
    (one, other) => one.premium - other.premium || coverOf(other) - coverOf(one),
  );

/** For so much a month: the plan of each kind with the most cover that costs no more than that. */
export const plansForPremium = <Plan extends CoveredProduct>(offers: readonly PlanOffer<Plan>[], premium: number) =>
  bestOfEach(
    offers,
    (offer) => offer.premium <= premium,
    (one, other) => coverOf(other) - coverOf(one) || one.premium - other.premium,
  );

/** The least that any of these plans costs; null when none has a premium. */
export const leastPremium = (offers: readonly PlanOffer[]): number | null => {
  const premiums = offers.filter(isPriced).map(({ premium }) => premium);
  return premiums.length === 0 ? null : Math.min(...premiums);
};
