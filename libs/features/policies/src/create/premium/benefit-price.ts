import { pricing, type SupplementaryBenefit } from '@portal/contract';
import { formatRand, supplementaryPrice } from '@portal/domain';

type Priced = Pick<SupplementaryBenefit, 'pricingType' | 'price' | 'percent' | 'minPrice'>;

/** `R 18.00 a month`; a part of the premium says so while no plan is chosen. */
export const priceInWords = (benefit: Priced, base: number | null): string =>
  benefit.pricingType === 'FIXED' || base !== null
    ? `${formatRand(supplementaryPrice(pricing(benefit), base ?? 0))} a month`
    : `${benefit.percent} % of the premium of the plan`;
