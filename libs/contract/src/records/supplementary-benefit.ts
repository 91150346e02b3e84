import { type SupplementaryPrice } from '@portal/domain';
import * as v from 'valibot';
import { reference } from '../fields/given';
import { count, day, key, rand, randOrNull, text, yesNo } from '../fields/plain';
import { written } from '../fields/written';
import { benefitStatuses, coveredLives, pricingTypes } from '../wire-codes';

/** A benefit that can be added to a plan (docs/domain/records.md#r9-13). */
export const SupplementaryBenefitSchema = v.object({
  /** The id of the benefit. */
  id: key,
  /** The code of the benefit. */
  code: text,
  /** What it is called. */
  name: text,
  /** What it is, in words. */
  description: text,
  /** Whether the price is fixed or a part of the base premium. */
  pricingType: v.picklist(pricingTypes),
  /** The price when it is fixed, rand a month; null when it is a part of the premium. */
  price: randOrNull,
  /** The price in percent of the base premium; null when it is fixed. */
  percent: v.nullable(v.number()),
  /** The least it costs, rand a month, when the price is a part of the premium. */
  minPrice: randOrNull,
  /** Its value in money. */
  benefitAmount: rand,
  /** Whom it covers. */
  coveredLives: v.picklist(coveredLives),
  /** Months of waiting. */
  waitingPeriodMonths: count,
  /** Whether it is sold. */
  isActive: yesNo,
  /** Whether it can be added to a plan that is no longer sold. */
  isAvailableOnLegacy: yesNo,
  /** On the selected policy already. */
  selected: yesNo,
  /** Its place in the list. */
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
  /** The id of the benefit. */
  id: key,
  /** What it is called. */
  name: text,
  /** What it costs, rand a month. */
  price: rand,
  /** The first day of the benefit. */
  startDate: day,
  /** Where it stands. */
  status: v.picklist(benefitStatuses),
});
export type PolicyBenefit = v.InferOutput<typeof PolicyBenefitSchema>;

const selectOne = 'Select at least one benefit';

/** Benefits to add. To drop one the customer calls. */
export const AddSupplementaryBenefitsSchema = written({
  /** The benefits to add, 1 to 20, from the list of benefits. */
  benefitIds: v.pipe(
    v.array(reference(selectOne), selectOne),
    v.nonEmpty(selectOne),
    v.maxLength(20, selectOne),
    v.transform((ids) => [...new Set(ids)]),
  ),
});
