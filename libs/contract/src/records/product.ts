import * as v from 'valibot';
import { planCategories } from '../wire-codes';
import { count, dayOrNull, key, rand, text, yesNo } from '../fields/plain';

/** Rand; 0 is not covered. */
const coverEntries = {
  /** What is paid for the main member. */
  levelOfCover: rand,
  /** What is paid for the spouse. */
  spouseCover: rand,
  /** For a child of 1 to 5 years. */
  cover1To5: rand,
  /** For a child of 6 to 13 years. */
  cover6To13: rand,
  /** For a child of 0 to 11 months. */
  cover0To11: rand,
  /** For a child of 14 to 21 years. */
  cover14To21: rand,
  /** For a stillborn child. */
  coverStillborn: rand,
};

/** The premium of one age band at inception. */
const PremiumBandSchema = v.object({
  /** The youngest age of the band, in years. */
  minAge: count,
  /** The oldest age of the band, in years. */
  maxAge: count,
  /** The premium in this band, a month. */
  monthlyPremium: rand,
});

/** A plan that is or was sold (docs/domain/records.md#r9-12). */
export const ProductSchema = v.object({
  /** The id of the plan. */
  id: key,
  /** The code of the plan. */
  productCode: text,
  /** What the plan is called; its first words decide the category. */
  Product_Name: text,
  /** The category of the plan, as the service has it. */
  category: v.picklist(planCategories),
  /** What the plan is, in words. */
  description: text,
  ...coverEntries,
  /** Premiums by the main member's age. */
  premiums: v.array(PremiumBandSchema),
  /** The youngest age at which one can join, in years. */
  minEntryAge: count,
  /** The oldest age at which one can join, in years. */
  maxEntryAge: count,
  /** What the plan offers, sentence by sentence. */
  features: v.array(text),
  /** Whether it is no longer sold. */
  isLegacy: yesNo,
  /** The day from which it was not sold any more. */
  closedDate: dayOrNull,
  /** Sold now, and not this customer's plan already. */
  isAvailable: yesNo,
  /** Its place in the list. */
  sortOrder: count,
});
export type Product = v.InferOutput<typeof ProductSchema>;
