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
    Date_Of_Birth: optionalDay('Date of birth must be a real date').written,
    Id_Number: optionalCode,
    Relationship: chosen(extendedRelationships, 'Select the relationship to you'),
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
  productId: reference('Select the plan'),
  quoteId: reference('Request a quote first'),
  acceptTerms: v.literal(true, accept),
  acceptWaitingPeriod: v.literal(true, accept),
  /** Needed when the quote warns that somebody loses cover. */
  acceptLossOfCover: v.optional(v.boolean(), false),
});
