import * as v from 'valibot';
import { reference } from '../fields/given';
import { chosen } from '../fields/choice';
import {
  ageOn,
  checkExtendedCover,
  checkDateOfBirth,
  checkExtendedMemberAge,
  checkIdNumber,
  extendedCoverAmounts,
  extendedRelationships,
  formatTypedDate,
  type PlainDate,
} from '@portal/domain';
import { count, day, dayOrNull, instant, key, rand, randOrNull, text, textOrNull, yesNo } from '../fields/plain';
import { optionalDay } from '../fields/day';
import { obeys, refusal, type Rule } from '../fields/rules';
import { optionalCode } from '../fields/text';
import { written } from '../fields/written';
import { anyDay } from '../identity-rules';
import { quoteStatuses, quoteTypes, quoteWarnings } from '../wire-codes';

/** What a change would cost and do (docs/domain/records.md#r9-18). Amounts in rand a month. */
export const QuoteSchema = v.object({
  /** The id that accepts the quote. */
  id: key,
  /** What is quoted. */
  quoteType: v.picklist(quoteTypes),
  /** The policy. */
  policyNumber: text,
  /** The plan now; null for an extended member. */
  currentProductId: textOrNull,
  /** The plan that is quoted; null for an extended member. */
  productId: textOrNull,
  /** The cover that is quoted for an extended member; null for a change of plan. */
  coverAmount: randOrNull,
  /** The premium now, a month. */
  currentPremium: rand,
  /** The premium afterwards, a month. */
  newPremium: rand,
  /** What is added to the premium; less than nothing when it falls. */
  difference: rand,
  /** The premium by its parts, now and afterwards. */
  breakdown: v.array(
    v.object({
      /** The part, in words. */
      label: text,
      /** Now, a month. */
      current: rand,
      /** Afterwards, a month. */
      proposed: rand,
    }),
  ),
  /** Cover that changes, now and afterwards. */
  coverChanges: v.array(
    v.object({
      /** Whose cover, by the name of the amount. */
      field: text,
      /** Whose cover, in words. */
      label: text,
      /** Cover now. */
      current: rand,
      /** Cover afterwards. */
      proposed: rand,
    }),
  ),
  /** From which day the change would hold. */
  effectiveDate: day,
  /** The last day on which the quote can be accepted. */
  validUntil: day,
  /** Months of waiting for what is added. */
  waitingPeriodMonths: count,
  /** The last day of that waiting period. */
  waitingPeriodEndDate: dayOrNull,
  /** Whether cover becomes less. */
  isDowngrade: yesNo,
  /** What the policyholder must know before accepting. */
  warnings: v.array(
    v.object({
      /** What kind of warning it is. */
      code: v.picklist(quoteWarnings),
      /** The warning in words. */
      message: text,
    }),
  ),
  /** Whether it can still be accepted. */
  status: v.picklist(quoteStatuses),
  /** When it was made. */
  createdAt: instant,
});
export type Quote = v.InferOutput<typeof QuoteSchema>;

interface Relative {
  Date_Of_Birth: PlainDate | null;
  Id_Number: string | null;
  Cover_Amount: number | null;
  Member_Id: string | null;
}

/** The date of birth is given, or an ID number to read it from. */
const birthKnown: Rule<Relative> = ({ Date_Of_Birth, Id_Number }) => {
  if (Id_Number) return refusal('Id_Number', checkIdNumber(Id_Number, anyDay));
  return Date_Of_Birth === null && Id_Number === null
    ? [{ field: 'Date_Of_Birth', message: 'Enter the date of birth' }]
    : [];
};

/** For a relative whom the policy does not cover. */
export const notOnPolicy = 'This relative is not on the policy';

/** Who the quote is for. An amount of null asks for every amount allowed. */
export const ExtendedMemberQuoteSchema = v.pipe(
  written({
    /** When the relative was born; needed without an ID number. */
    Date_Of_Birth: optionalDay('Date of birth must be a real date').written,
    /** The relative's ID number; settles the age. */
    Id_Number: optionalCode,
    /** Who the relative is to the main member. */
    Relationship: chosen(extendedRelationships, 'Select the relationship to you'),
    /** The amount to quote for, in rand; null quotes every amount allowed. */
    Cover_Amount: v.nullish(v.picklist(extendedCoverAmounts, 'Select the cover amount'), null),
    /** Addition: the relative who is covered already and whose cover or birth date would change. */
    Member_Id: v.nullish(reference(notOnPolicy), null),
  }),
  obeys(birthKnown),
);
export type ExtendedMemberQuote = v.InferInput<typeof ExtendedMemberQuoteSchema>;

const quoteRuleOn =
  (today: PlainDate): Rule<Relative> =>
  ({ Date_Of_Birth, Id_Number, Cover_Amount, Member_Id }) => {
    const idNumber = Id_Number ? checkIdNumber(Id_Number, today) : null;
    if (idNumber && !idNumber.success) return refusal('Id_Number', idNumber);
    const birth = idNumber?.value.dateOfBirth ?? Date_Of_Birth;
    if (!birth) return [];
    const born = refusal('Date_Of_Birth', checkDateOfBirth(formatTypedDate(birth), today));
    // Who is covered already has entered at another age.
    const age = born.length > 0 || Member_Id ? born : refusal('Date_Of_Birth', checkExtendedMemberAge(birth, today));
    if (age.length > 0 || !Cover_Amount) return age;
    return refusal('Cover_Amount', checkExtendedCover(ageOn(birth, today), Cover_Amount, Number.POSITIVE_INFINITY));
  };

/** The same body with the rules of the day. */
export const extendedMemberQuoteInput = (today: PlainDate) =>
  v.pipe(ExtendedMemberQuoteSchema, obeys(quoteRuleOn(today)));

const accept = 'Accept the new premium and waiting period';

/** A change to the quoted plan (docs/domain/records.md#r9-7). */
export const ProductChangeSchema = written({
  /** The plan to change to. */
  productId: reference('Select the plan'),
  /** The quote that is accepted. */
  quoteId: reference('Request a quote first'),
  /** True: the terms of the plan are accepted. */
  acceptTerms: v.literal(true, accept),
  /** True: the waiting period for what is added is accepted. */
  acceptWaitingPeriod: v.literal(true, accept),
  /** Needed when the quote warns that somebody loses cover. */
  acceptLossOfCover: v.optional(v.boolean(), false),
});
