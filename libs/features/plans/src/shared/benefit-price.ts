import { pricing, type SupplementaryBenefit } from '@portal/contract';
import { supplementaryPrice } from '@portal/domain';

type Priced = Pick<SupplementaryBenefit, 'pricingType' | 'price' | 'percent' | 'minPrice'>;

/** Rand a month beside this base premium. */
export const priceOf = (benefit: Priced, basePremium: number): number =>
  supplementaryPrice(pricing(benefit), basePremium);

/** How the price comes about, where it is not fixed: "10 % of the premium of your plan". */
export const shareInWords = ({ pricingType, percent }: Priced): string | null =>
  pricingType === 'FIXED' ? null : `${percent} % of the premium of your plan`;
