import { type SupplementaryBenefit } from '@portal/contract';
import { formatRand, supplementaryPrice, type SupplementaryPrice } from '@portal/domain';

type Priced = Pick<SupplementaryBenefit, 'pricingType' | 'price' | 'percent' | 'minPrice'>;

/** How a benefit is priced, as the rules know it. */
export const pricing = ({ pricingType, price, percent, minPrice }: Priced): SupplementaryPrice =>
  pricingType === 'FIXED'
    ? { pricingType, price: price ?? 0 }
    : { pricingType, percent: percent ?? 0, minPrice: minPrice ?? 0 };

/** Rand a month beside this base premium. */
export const priceOf = (benefit: Priced, basePremium: number): number =>
  supplementaryPrice(pricing(benefit), basePremium);

/** The price as it is shown: "R 18,00 a month". */
export const priceInWords = (benefit: Priced, basePremium: number): string => {
  const amount = `${formatRand(priceOf(benefit, basePremium))} a month`;
  return benefit.pricingType === 'FIXED' ? amount : `${amount}, ${benefit.percent} % of the premium of your plan`;
};
