import {
  checkBenefitCap,
  coverElsewhereByDay,
  type CoveringPolicy,
  dayAboveMaximum,
  type PlainDate,
  totalCoverSentence,
} from '@portal/domain';
import { type FieldError } from '../failure';
import {
  type ApplicationRecord,
  type ApplicationSurroundings,
  type Applying,
  type ChosenCover,
} from './application-record';
import { identityField, insuredPeople, type Placed } from './applying-people';
import { refusals } from './refusals';

/**
 * The cover asked for keeps to the law, over all policies of everybody (docs/domain/policy.md#r4-2, docs/domain/plans.md#r5-4,
 * docs/domain/records.md#r9-22).
 */
export function checkTotals(
  application: ApplicationRecord,
  chosen: ChosenCover,
  surroundings: ApplicationSurroundings,
): FieldError[] {
  const riders = refusals('benefitIds', checkBenefitCap(chosen.plan.levelOfCover, chosen.benefits));
  return riders.length > 0 ? riders : checkEverybody(application, chosen, surroundings);
}

/** Nobody is above the law from the day the policy begins on; a child who grows older is held below it by then. */
function checkEverybody(
  application: ApplicationRecord,
  chosen: ChosenCover,
  { inception, others }: ApplicationSurroundings,
): FieldError[] {
  const policy = asCovering(application, chosen, others, inception);
  if (policy === null) return [];
  const all = [[policy], ...others];
  return insuredPeople(application).flatMap((placed) =>
    isBorn(placed.person) && dayAboveMaximum(placed.person, all, inception) !== null
      ? [{ field: fieldOf(placed), message: totalCoverSentence(placed.person.First_Name ?? '') }]
      : [],
  );
}

/** The cover of the main member comes with the plan, a relative's is chosen. */
const fieldOf = (placed: Placed): string => {
  if (placed.field === 'MainMember') return 'productId';
  return placed.field.startsWith('ExtendedMembers') ? `${placed.field}.Cover_Amount` : identityField(placed);
};

const isBorn = <Person extends Applying>(person: Person): person is Person & { Date_Of_Birth: PlainDate } =>
  Boolean(person.Date_Of_Birth);

/** The policy that is applied for, as far as the cover of its people goes: of those whose age is known. */
function asCovering(
  { MainMember, Spouse, Children, ExtendedMembers }: ApplicationRecord,
  { plan, benefits }: ChosenCover,
  others: ApplicationSurroundings['others'],
  inception: PlainDate,
): CoveringPolicy | null {
  if (!isBorn(MainMember)) return null;
  const living = <Person>(person: Person, id: string) => ({ ...person, id, Life_Status: 'ACTIVE' });
  return {
    Policy_Type: 'FUNERAL',
    Policy_Status: 'PENDING',
    Product: plan,
    riders: benefits,
    MainMember: living(MainMember, 'main'),
    Spouse: Spouse && isBorn(Spouse) ? living(Spouse, 'spouse') : null,
    Children: Children.filter(isBorn).map((child, place) => ({
      ...living(child, `child ${place}`),
      Is_Student: child.Is_Student ?? false,
      Is_Disabled: child.Is_Disabled ?? false,
      Cover_Elsewhere: coverElsewhereByDay(child, others, inception).map(({ from, amount }) => ({
        from,
        amount: from === inception ? 0 : amount,
      })),
    })),
    ExtendedMembers: ExtendedMembers.filter(isBorn).map((member, place) => ({
      ...living(member, `relative ${place}`),
      Cover_Amount: member.Cover_Amount ?? 0,
    })),
  };
}
