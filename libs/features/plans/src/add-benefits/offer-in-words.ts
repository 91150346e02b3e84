import { type Policy, type SupplementaryBenefit } from '@portal/contract';
import { formatRand } from '@portal/domain';
import { priceOf, shareInWords } from '../shared/benefit-price';

/** What a benefit costs on this policy and what it pays: "R 18 a month. R1 000 a month for 6 months ..." */
export function offerInWords(benefit: SupplementaryBenefit, { Base_Premium }: Pick<Policy, 'Base_Premium'>): string {
  const price = `${formatRand(priceOf(benefit, Base_Premium))} a month`;
  const share = shareInWords(benefit);
  return `${share === null ? price : `${price}, ${share}`}. ${benefit.description}.`;
}
