import { type SupplementaryBenefit } from '@portal/contract';
import { formatRand, supplementaryPrice, type SupplementaryPrice } from '@portal/domain';

type Priced = Pick<SupplementaryBenefit, 'pricingType' | 'price' | 'percent' | 'minPrice'>;

/** How a benefit is priced, as the rules know it. */
export const pricing = ({ pricingType, price, percent, minPrice }: Priced): SupplementaryPrice =>
  pricingType === 'FIXED'
    ? { pricingType, price: price ?? 0 }
    : { pricingType, percent: percent ?? 0, minPrice: minPrice ?? 0 };

/** `R 18.00 a month`; a part of the premium says so while no plan is chosen. */
export const priceInWords = (benefit: Priced, base: number | null): string =>
  benefit.pricingType === 'FIXED' || base !== null
    ? `${formatRand(supplementaryPrice(pricing(benefit), base ?? 0))} a month`
    : `${benefit.percent} % of the premium of the plan`;
