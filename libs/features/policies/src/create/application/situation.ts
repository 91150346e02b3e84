import { type BankReference, type Policy, type Product, type SupplementaryBenefit } from '@portal/contract';
import { ageOn, inceptionAfter, type PlainDate } from '@portal/domain';
import { type Application } from './application';

/** What an application is judged and priced by besides what was typed. */
export interface Situation {
  /** The policy on screen: whoever applies is its main member. */
  policy: Policy;
  /** All policies of the applicant that cover people now. */
  own: readonly Policy[];
  /** Plans that are sold, and what can be added to them. */
  products: readonly Product[];
  benefits: readonly SupplementaryBenefit[];
  banks: readonly BankReference[];
  today: PlainDate;
}

export const chosenPlan = ({ plan }: Application, { products }: Pick<Situation, 'products'>): Product | null =>
  products.find(({ id }) => id === plan['productId']) ?? null;

export const chosenBenefits = (
  { benefits: { benefitIds } }: Application,
  { benefits }: Pick<Situation, 'benefits'>,
): SupplementaryBenefit[] => benefits.filter(({ id }) => Array.isArray(benefitIds) && benefitIds.includes(id));

/** The age that decides the premium: on the day the policy begins. */
export const ageAtInception = ({ policy, today }: Pick<Situation, 'policy' | 'today'>): number =>
  ageOn(policy.MainMember.Date_Of_Birth, inceptionAfter(today));
