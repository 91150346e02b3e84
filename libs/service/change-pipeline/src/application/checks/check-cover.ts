import { type FieldError, type Identity } from '@portal/contract';
import {
  checkBenefitCap,
  checkParents,
  checkTotalCover,
  coverForChild,
  mainMemberCover,
  spouseCoverWithRiders,
} from '@portal/domain';
import { type Application, type ApplicationFacts, type Chosen } from '../application';
import { coverElsewhere } from '../cover-elsewhere';
import { identityField } from '../insured-people';
import { refusals } from './refusals';

/** The cover asked for keeps to the law and to the plan, over all policies of everybody (domain rules 4.2, 5.4, 9.22). */
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

function checkTotals(
  { MainMember, Spouse, Children, ExtendedMembers }: Application,
  { plan, benefits }: Chosen,
  { inception, known }: ApplicationFacts,
): FieldError[] {
  const total = (field: string, person: Identity & { First_Name: string }, cover: number) =>
    refusals(
      field,
      checkTotalCover({ ...person, cover, coverElsewhere: coverElsewhere(person, known, inception) }, inception),
    );
  return [
    ...total('productId', MainMember, mainMemberCover(plan.levelOfCover, benefits)),
    ...(Spouse
      ? total(
          identityField({ field: 'Spouse', person: Spouse }),
          Spouse,
          spouseCoverWithRiders(plan.spouseCover, benefits),
        )
      : []),
    ...Children.flatMap((child, index) => {
      const field = identityField({ field: `Children.${index}`, person: child });
      return total(field, child, coverForChild(plan, child.Date_Of_Birth, inception));
    }),
    ...ExtendedMembers.flatMap((member, index) =>
      total(`ExtendedMembers.${index}.Cover_Amount`, member, member.Cover_Amount),
    ),
  ];
}
