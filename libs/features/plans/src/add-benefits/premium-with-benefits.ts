import { type Policy, type SupplementaryBenefit } from '@portal/contract';
import { priceOf } from '../shared/benefit-price';

/** The premium of the policy now and with more benefits, rand a month. */
export function premiumWithBenefits(
  { Monthly_Premium, Base_Premium }: Pick<Policy, 'Monthly_Premium' | 'Base_Premium'>,
  chosen: readonly SupplementaryBenefit[],
) {
  const more = chosen.reduce((sum, benefit) => sum + priceOf(benefit, Base_Premium), 0);
  return { before: Monthly_Premium, after: Monthly_Premium + more };
}
