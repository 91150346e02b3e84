import {
  addDays,
  ageOn,
  checkExtendedCover,
  checkParents,
  childCoverEnd,
  coverForChild,
  extendedRate,
} from '@portal/domain';
import { extendedRates } from '@portal/domain/catalogue';
import { type StoredPolicy } from '@portal/service-store';
import {
  against,
  type ChangeContext,
  done,
  type EntityRecord,
  type Outcome,
  type Planner,
  refused,
  refusedFields,
} from '../change';
import { childKind, extendedMemberKind, spouseKind } from '../rules/life-kinds';
import { addLife } from './add-life';
import { circumstancesOf } from './life-details';

/** The spouse, with the cover that the plan gives. */
export const addSpouse: Planner<object> = addLife(spouseKind, ({ Product }, spouse) =>
  done({ ...spouse, Relationship: 'SPOUSE', Cover_Amount: Product.spouseCover }),
);

/** A child, with the cover for its age and the day that ends; a newborn brings the number within 90 days. */
export const addChild: Planner<object> = addLife(childKind, ({ Product }, child, { today }, letIn) => {
  const birth = String(child['Date_Of_Birth']);
  return done({
    ...child,
    Cover_Amount: coverForChild(Product, birth, today),
    Cover_End_Date: childCoverEnd(birth, circumstancesOf(child, letIn)),
    Id_Outstanding_Date: child['Id_Type'] === 'BIRTH_CERTIFICATE' ? addDays(birth, 90) : null,
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
  ...ExtendedMembers.filter(({ Life_Status }) => Life_Status === 'ACTIVE').map(({ Relationship }) =>
    String(Relationship),
  ),
  ...open
    .filter(({ actionType }) => actionType === 'ADD_EXTENDED_MEMBER')
    .map(({ proposedValue }) => String(proposedValue?.['Relationship'])),
];

/** The member with the premium of the quote; refused when the quote is another one's, too old, or the cover too high. */
export function pricedMember(
  policy: StoredPolicy,
  member: EntityRecord,
  { quote, today }: ChangeContext,
): Outcome<EntityRecord> {
  const cover = Number(member['Cover_Amount']);
  const birth = String(member['Date_Of_Birth']);
  if (!quote || quote.record.coverAmount !== cover || quote.record.birthDate !== birth) {
    return refusedFields([{ field: 'Quote_Id', message: 'Request a quote first' }]);
  }
  if (quote.validUntil < today || quote.status !== 'OPEN') return refused('QUOTE_EXPIRED');
  const age = ageOn(birth, today);
  const allowed = against('Cover_Amount', checkExtendedCover(age, cover, policy.Product.levelOfCover));
  if (allowed) return allowed;
  const Monthly_Premium = extendedRate(extendedRates, age, cover);
  return Monthly_Premium === null
    ? refusedFields([{ field: 'Cover_Amount', message: 'Select the cover amount' }])
    : done({ ...member, Monthly_Premium });
}
