import * as v from 'valibot';
import { extendedRelationships } from '../codes';
import { count, day, dayOrNull, instant, key, rand, randOrNull, text, textOrNull, yesNo } from '../fields/plain';
import { optionalDay } from '../fields/day';
import { written } from '../fields/written';
import { quoteStatuses, quoteTypes, quoteWarnings } from '../wire-codes';
import { extendedCoverAmounts } from './extended-member';

/** What a change would cost and do (domain rules 9.18). Amounts in rand a month. */
export const QuoteSchema = v.object({
  id: key,
  quoteType: v.picklist(quoteTypes),
  policyNumber: text,
  currentProductId: textOrNull,
  productId: textOrNull,
  /** Of an extended member. */
  coverAmount: randOrNull,
  currentPremium: rand,
  newPremium: rand,
  difference: rand,
  breakdown: v.array(v.object({ label: text, current: rand, proposed: rand })),
  coverChanges: v.array(v.object({ field: text, label: text, current: rand, proposed: rand })),
  effectiveDate: day,
  validUntil: day,
  waitingPeriodMonths: count,
  waitingPeriodEndDate: dayOrNull,
  isDowngrade: yesNo,
  warnings: v.array(v.object({ code: v.picklist(quoteWarnings), message: text })),
  status: v.picklist(quoteStatuses),
  createdAt: instant,
});
export type Quote = v.InferOutput<typeof QuoteSchema>;

/** Who the quote is for. An amount of null asks for every amount allowed. */
export const ExtendedMemberQuoteSchema = written({
  Date_Of_Birth: optionalDay('Enter a valid date of birth (DD/MM/YYYY)').written,
  Id_Number: v.pipe(
    v.nullish(v.string(), null),
    v.transform((number) => number?.replace(/\s+/g, '') || null),
  ),
  Relationship: v.picklist(extendedRelationships, 'Select the relationship to you'),
  Cover_Amount: v.nullish(v.picklist(extendedCoverAmounts, 'Select a cover amount'), null),
});
export type ExtendedMemberQuote = v.InferInput<typeof ExtendedMemberQuoteSchema>;

const accept = 'Please accept the new premium and waiting period';

/** A change to the quoted plan (domain rules 9.7). */
export const ProductChangeSchema = written({
  productId: v.pipe(v.string('Select a plan'), v.nonEmpty('Select a plan')),
  quoteId: v.pipe(v.string('Request a quote first'), v.nonEmpty('Request a quote first')),
  acceptTerms: v.literal(true, accept),
  acceptWaitingPeriod: v.literal(true, accept),
  /** Needed when the quote warns that somebody loses cover. */
  acceptLossOfCover: v.optional(v.boolean(), false),
});
export type ProductChange = v.InferInput<typeof ProductChangeSchema>;
