import { type SupplementaryPrice } from '@portal/domain';
import * as v from 'valibot';
import { reference } from '../fields/given';
import { count, day, key, rand, randOrNull, text, yesNo } from '../fields/plain';
import { written } from '../fields/written';
import { benefitStatuses, coveredLives, pricingTypes } from '../wire-codes';

/** A benefit that can be added to a plan (docs/domain/records.md#r9-13). */
export const SupplementaryBenefitSchema = v.object({
  id: key,
  code: text,
  name: text,
  description: text,
  pricingType: v.picklist(pricingTypes),
  /** Rand a month, when the price is fixed. */
  price: randOrNull,
  /** Of the base premium, when it is not. */
  percent: v.nullable(v.number()),
  minPrice: randOrNull,
  /** Its value in money. */
  benefitAmount: rand,
  coveredLives: v.picklist(coveredLives),
  waitingPeriodMonths: count,
  isActive: yesNo,
  isAvailableOnLegacy: yesNo,
  /** On the selected policy already. */
  selected: yesNo,
  sortOrder: count,
});
export type SupplementaryBenefit = v.InferOutput<typeof SupplementaryBenefitSchema>;

/** How a benefit is priced, as the rules of premiums take it. */
export const pricing = ({
  pricingType,
  price,
  percent,
  minPrice,
}: Pick<SupplementaryBenefit, 'pricingType' | 'price' | 'percent' | 'minPrice'>): SupplementaryPrice =>
  pricingType === 'FIXED'
    ? { pricingType, price: price ?? 0 }
    : { pricingType, percent: percent ?? 0, minPrice: minPrice ?? 0 };

/** A benefit as a policy carries it. */
export const PolicyBenefitSchema = v.object({
  id: key,
  name: text,
  /** Rand a month. */
  price: rand,
  startDate: day,
  status: v.picklist(benefitStatuses),
});
export type PolicyBenefit = v.InferOutput<typeof PolicyBenefitSchema>;

const selectOne = 'Select at least one benefit';

/** Benefits to add. To drop one the customer calls. */
export const AddSupplementaryBenefitsSchema = written({
  benefitIds: v.pipe(
    v.array(reference(selectOne), selectOne),
    v.nonEmpty(selectOne),
    v.maxLength(20, selectOne),
    v.transform((ids) => [...new Set(ids)]),
  ),
});
