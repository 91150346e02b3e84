import { quoteFirst } from '@portal/contract';
import {
  ageOn,
  checkExtendedCover,
  checkParents,
  childCoverEnd,
  coverForChild,
  entryDay,
  extendedPremium,
  idOutstandingDate,
  isActiveLife,
  titleOn,
} from '@portal/domain';
import { extendedRates } from '@portal/domain/catalogue';
import { type QuoteRow, type StoredPolicy } from '@portal/service-store';
import {
  against,
  type ChangeContext,
  done,
  type EntityRecord,
  type Outcome,
  type Planner,
  refused,
  refusedFields,
} from '../base/change';
import { childKind, extendedMemberKind, spouseKind } from '../rules/life-kinds';
import { addLife } from './add-life';
import { circumstancesOf } from './life-details';

/** The spouse, with the cover that the plan gives. */
export const addSpouse: Planner<object> = addLife(spouseKind, ({ Product }, spouse) =>
  done({ ...spouse, Relationship: 'SPOUSE', Cover_Amount: Product.spouseCover }),
);

/** A child, with the cover for its age and the day that ends; a newborn brings the number within 90 days. */
export const addChild: Planner<object> = addLife(childKind, ({ Product }, child, { today }, ageOverridden) => {
  const birth = String(child['Date_Of_Birth']);
  return done({
    ...child,
    Title: titleOn(child['Title'] ?? null, birth, today),
    Cover_Amount: coverForChild(Product, birth, today),
    Cover_End_Date: childCoverEnd(birth, circumstancesOf(child, ageOverridden)),
    Id_Outstanding_Date: child['Id_Type'] === 'BIRTH_CERTIFICATE' ? idOutstandingDate(birth) : null,
  });
});

/** A relative on a quote, and no more than two parents of each side. */
export const addExtendedMember: Planner<object> = addLife(extendedMemberKind, (policy, member, context) => {
  const priced = pricedMember(policy, member, context);
  if (!priced.success) return priced;
  const parents = checkParents([...relationships(policy, context), String(member['Relationship'])]);
  return against('Relationship', parents) ?? priced;
});

const relationships = ({ ExtendedMembers }: StoredPolicy, { open }: ChangeContext) => [
  ...ExtendedMembers.filter(isActiveLife).map(({ Relationship }) => String(Relationship)),
  ...open
    .filter(({ actionType }) => actionType === 'ADD_EXTENDED_MEMBER')
    .map(({ proposedValue }) => String(proposedValue?.['Relationship'])),
];

/**
 * The member with the premium of the quote: it is kept at its price for its days, whatever birthday comes meanwhile. Refused when the
 * quote is of somebody else, of another amount, or too old, or when the cover is too high. `joined`: the member as covered already.
 */
export function pricedMember(
  policy: StoredPolicy,
  member: EntityRecord,
  { quote, today }: Pick<ChangeContext, 'quote' | 'today'>,
  joined: { id: string; Cover_Start_Date: string } | null = null,
): Outcome<EntityRecord> {
  const relative = { Date_Of_Birth: String(member['Date_Of_Birth']), Cover_Amount: Number(member['Cover_Amount']) };
  const entry = entryDay(joined, today);
  if (!quote || !isQuoteOf(quote.record, member, joined, extendedPremium(extendedRates, relative, entry))) {
    return refusedFields([{ field: 'Quote_Id', message: quoteFirst }]);
  }
  if (quote.validUntil < today || quote.status !== 'OPEN') return refused('QUOTE_EXPIRED');
  // The quote was within the limits of the entry; what is asked again is what holds today.
  const allowed = checkExtendedCover(
    ageOn(relative.Date_Of_Birth, today),
    relative.Cover_Amount,
    policy.Product.levelOfCover,
  );
  return (
    against('Cover_Amount', allowed) ??
    done({ ...member, Monthly_Premium: quote.record.premium ?? quote.record.difference })
  );
}

/** Whether a quote is of this person, as one who joins or is covered already, and of this cover. */
function isQuoteOf(
  { coverAmount, birthDate, idNumber, memberId = null, premium }: QuoteRow['record'],
  member: EntityRecord,
  joined: { id: string } | null,
  price: number | null,
): boolean {
  const isOfPerson = !idNumber || idNumber === member['Id_Number'];
  // A quote that names nobody is as good as one of the member while it says the same price.
  const isOfMember = memberId === (joined?.id ?? null) || (memberId === null && premium === price);
  return isOfPerson && isOfMember && coverAmount === member['Cover_Amount'] && birthDate === member['Date_Of_Birth'];
}
