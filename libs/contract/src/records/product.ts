import * as v from 'valibot';
import { planCategories } from '../wire-codes';
import { count, dayOrNull, key, rand, text, yesNo } from '../fields/plain';

/** Rand; 0 is not covered. */
const coverEntries = {
  levelOfCover: rand,
  spouseCover: rand,
  cover1To5: rand,
  cover6To13: rand,
  cover0To11: rand,
  cover14To21: rand,
  coverStillborn: rand,
};

/** The premium of one age band at inception. */
const PremiumBandSchema = v.object({ minAge: count, maxAge: count, monthlyPremium: rand });

/** A plan that is or was sold (docs/domain/records.md#r9-12). */
export const ProductSchema = v.object({
  id: key,
  productCode: text,
  /** Decides the plan category. */
  Product_Name: text,
  /** The service's own copy of the category. */
  category: v.picklist(planCategories),
  description: text,
  ...coverEntries,
  premiums: v.array(PremiumBandSchema),
  minEntryAge: count,
  maxEntryAge: count,
  features: v.array(text),
  isLegacy: yesNo,
  closedDate: dayOrNull,
  /** Sold now, and not this customer's plan already. */
  isAvailable: yesNo,
  sortOrder: count,
});
export type Product = v.InferOutput<typeof ProductSchema>;
