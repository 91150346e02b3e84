import { pricing } from '@portal/contract';
import {
  applicationPremium,
  basePremium,
  type ExtendedRateBand,
  inceptionAfter,
  isPlainDate,
  type PlainDate,
  type PremiumParts,
} from '@portal/domain';
import { type Application, type Typed } from '../application/application';
import { ageAtInception, chosenBenefits, chosenPlan, type Situation } from '../application/situation';

interface PricedMember {
  Date_Of_Birth: PlainDate;
  Cover_Amount: number;
}

/** Somebody counts once birth date and cover are known. */
const isPriced = (member: Typed): member is Typed & PricedMember =>
  isPlainDate(member['Date_Of_Birth']) && typeof member['Cover_Amount'] === 'number';

/** The premium of a plan alone for whoever applies. Null: nobody of that age can take it. */
export const planPremium = (plan: Parameters<typeof basePremium>[0], situation: Pick<Situation, 'policy' | 'today'>) =>
  basePremium(plan, ageAtInception(situation));

/**
 * What the policy would cost, as far as it is known. Null while no plan is chosen, while the rates of extended members are on their
 * way, or when somebody's age or cover has no rate.
 */
export function runningPremium(
  application: Application,
  situation: Pick<Situation, 'policy' | 'products' | 'benefits' | 'today'>,
  rates: readonly ExtendedRateBand[] | undefined,
): PremiumParts | null {
  const plan = chosenPlan(application, situation);
  const members = application.ExtendedMembers.filter(isPriced);
  if (!plan || (members.length > 0 && !rates)) return null;
  return applicationPremium(
    {
      premiums: plan.premiums,
      MainMember: situation.policy.MainMember,
      ExtendedMembers: members,
      benefits: chosenBenefits(application, situation).map(pricing),
    },
    rates ?? [],
    inceptionAfter(situation.today),
  );
}
