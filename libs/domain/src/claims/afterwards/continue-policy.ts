import { firstOfNextMonth, type PlainDate } from '../../base/plain-date';
import { type AddedCover } from '../../cover/parts-of-cover';
import { childCoverOn } from '../../lives/person-cover';
import { ageOn } from '../../people/age';
import { type PlanToMoveTo } from '../../plan/change-of-plan';
import { coverAmount } from '../../plan/cover-breakdown';
import { agesCountOn, type BegunPolicy } from '../../policy/application-dates';
import { changeEffectiveDate, waitingPeriodEnd } from '../../policy/policy-dates';
import { premiumParts, type PremiumParts } from '../../premium/premium';
import { type LivesLeft } from './lives-left';
import { categoryFor, planOfSameTier, premiumAtAnyAge } from './plan-for-those-left';
import { type HeldRider, type PremiumWaiver, premiumWaiverAfter } from './premium-waiver';
import { type RidersAfterwards, ridersAfterwards, type RiderTerms } from './riders-afterwards';
import { type Successor } from './successor';

/** A policy whose main member died, as it stood on that day. Rand. */
export interface PolicyToContinue extends BegunPolicy {
  Base_Premium: number;
  Product: PlanToMoveTo;
  SupplementaryBenefits: readonly HeldRider[];
}

/** What is known when somebody takes over. */
export interface Takeover {
  died: PlainDate;
  /** Who is covered beside the main member on the day of the takeover. */
  left: LivesLeft;
  successor: Successor;
  /** Of the successor, or of the guardian. */
  successorBirth: PlainDate;
  /** The day on which the takeover is approved. */
  approvedOn: PlainDate;
  /** Those of the catalogue that are on sale. */
  plans: readonly PlanToMoveTo[];
  riders: readonly RiderTerms[];
}

/** The policy as it goes on. Number, dates and waiting periods stay as they are. Rand. */
export interface ContinuedPolicy {
  plan: PlanToMoveTo;
  premium: PremiumParts;
  /** The first month that the successor pays for: the one after the death, or the one after the months without premiums. */
  premiumFrom: PlainDate;
  waiver: PremiumWaiver | null;
  riders: RidersAfterwards;
  /** What the successor is covered for; null for a guardian, who is not. */
  cover: number | null;
  /** The part of that cover that waits: what a successor who was not the spouse had not before. */
  increase: AddedCover | null;
}

/**
 * The policy after somebody took it over: the same tier in the category that takes who is left, at the successor's age when the policy
 * began; a plan that is no longer sold stays as it is, and costs what it cost. Null: the plan has no premium.
 * Source: docs/domain/claims.md#c8-3.
 */
export function continuePolicy(policy: PolicyToContinue, takeover: Takeover): ContinuedPolicy | null {
  const { died, left, successor, successorBirth, approvedOn, plans, riders: terms } = takeover;
  const hasChildren = left.children.some(({ id }) => id !== successor.life?.id);
  const plan = planOfSameTier(policy.Product, categoryFor({ hasSpouse: false, hasChildren }), plans);
  const base = plan.isLegacy
    ? policy.Base_Premium
    : premiumAtAnyAge(plan.premiums, ageOn(successorBirth, agesCountOn(policy)));
  if (base === null) return null;
  const waiver = premiumWaiverAfter(died, policy.SupplementaryBenefits, terms);
  const from = changeEffectiveDate(approvedOn);
  const around = { terms, basePremium: base, successorRole: successor.role, from, isWaived: waiver !== null };
  const riders = ridersAfterwards(policy.SupplementaryBenefits, around);
  const cover = successor.role === 'GUARDIAN' ? null : coverAmount(plan, 'levelOfCover');
  return {
    plan,
    premium: premiumParts(base, extendedPremiums(left, successor), riders.goOn.map(agreedPrice)),
    premiumFrom: waiver?.resumesOn ?? firstOfNextMonth(died),
    waiver,
    riders,
    cover,
    increase: cover === null ? null : increaseOf(successor, { cover, from, before: policy.Product }),
  };
}

/** Whoever was an extended member and takes over is the main member, and pays as one. */
const extendedPremiums = ({ extendedMembers }: LivesLeft, { life }: Successor): number[] =>
  extendedMembers.filter(({ id }) => id !== life?.id).map(({ Monthly_Premium }) => Monthly_Premium);

const agreedPrice = ({ price }: HeldRider) => ({ pricingType: 'FIXED', price }) as const;

interface CoverNow {
  cover: number;
  from: PlainDate;
  /** The plan until now. */
  before: PlanToMoveTo;
}

/** The spouse waits for nothing anew; anybody else for what is more than before. */
function increaseOf(successor: Successor, { cover, from, before }: CoverNow): AddedCover | null {
  const had = coverBefore(successor, before, from);
  if (had === null || successor.life === null || cover <= had) return null;
  return {
    lifeId: successor.life.id,
    amount: cover - had,
    startDate: from,
    waitingPeriodEndDate: waitingPeriodEnd(from),
  };
}

function coverBefore(successor: Successor, plan: PlanToMoveTo, on: PlainDate): number | null {
  switch (successor.role) {
    case 'CHILD':
      return childCoverOn(successor.life, plan, on);
    case 'EXTENDED_MEMBER':
      return successor.life.Cover_Amount;
    default:
      return null;
  }
}
