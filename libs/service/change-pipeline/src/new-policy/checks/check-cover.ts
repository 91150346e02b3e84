import { type FieldError } from '@portal/contract';
import {
  checkBenefitCap,
  checkParents,
  coverElsewhereByDay,
  type CoveringPolicy,
  dayAboveMaximum,
  type PlainDate,
  totalCoverSentence,
} from '@portal/domain';
import { type Application, type ApplicationFacts, type Chosen } from '../application';
import { identityField, insuredPeople, type Placed } from '../insured-people';
import { refusals } from './refusals';

/**
 * The cover asked for keeps to the law and to the plan, over all policies of everybody (docs/domain/policy.md#r4-2,
 * docs/domain/plans.md#r5-4, docs/domain/records.md#r9-22).
 */
export function checkCover(application: Application, chosen: Chosen, facts: ApplicationFacts): FieldError[] {
  const riders = refusals('benefitIds', checkBenefitCap(chosen.plan.levelOfCover, chosen.benefits));
  return [
    ...riders,
    ...checkParentsOf(application),
    ...(riders.length > 0 ? [] : checkTotals(application, chosen, facts)),
  ];
}

/** The first relative who is one parent too many. */
function checkParentsOf({ ExtendedMembers }: Application): FieldError[] {
  const relationships = ExtendedMembers.map(({ Relationship }) => Relationship);
  const isTooMany = (_: string, place: number) => !checkParents(relationships.slice(0, place + 1)).success;
  const place = relationships.findIndex(isTooMany);
  return place < 0 ? [] : refusals(`ExtendedMembers.${place}.Relationship`, checkParents(relationships));
}

/** Nobody is above the law from the day the policy begins on; a child who grows older is held below it by then. */
function checkTotals(application: Application, chosen: Chosen, { inception, others }: ApplicationFacts): FieldError[] {
  const policy = asCovering(application, chosen, others, inception);
  const all = [[policy], ...others];
  const total = (field: string, person: Placed['person']) =>
    dayAboveMaximum(person, all, inception) === null ? [] : [{ field, message: totalCoverSentence(person.First_Name) }];
  return insuredPeople(application).flatMap((placed) => total(fieldOf(placed), placed.person));
}

/** The cover of the main member comes with the plan, a relative's is chosen. */
const fieldOf = (placed: Placed): string => {
  if (placed.field === 'MainMember') return 'productId';
  return placed.field.startsWith('ExtendedMembers') ? `${placed.field}.Cover_Amount` : identityField(placed);
};

/** The policy that is applied for, as far as the cover of its people goes. */
function asCovering(
  { MainMember, Spouse, Children, ExtendedMembers }: Application,
  { plan, benefits }: Chosen,
  others: ApplicationFacts['others'],
  inception: PlainDate,
): CoveringPolicy {
  const living = <Person>(person: Person, id: string) => ({ ...person, id, Life_Status: 'ACTIVE' });
  return {
    ...{ Policy_Type: 'FUNERAL', Policy_Status: 'PENDING', Product: plan, riders: benefits },
    MainMember: living(MainMember, 'main'),
    Spouse: Spouse && living(Spouse, 'spouse'),
    Children: Children.map((child, place) => ({
      ...living(child, `child ${place}`),
      Cover_Elsewhere: coverElsewhereByDay(child, others, inception).map(({ from, amount }) => ({
        ...{ from, amount: from === inception ? 0 : amount },
      })),
    })),
    ExtendedMembers: ExtendedMembers.map((member, place) => living(member, `relative ${place}`)),
  };
}
