import { type FieldError } from '@portal/contract';
import {
  ageOn,
  checkChildAge,
  checkExtendedCover,
  checkExtendedMemberAge,
  checkMainMemberAge,
  checkSpouseAge,
  type PlainDate,
} from '@portal/domain';
import { type Application, type Chosen } from '../application';
import { refusals } from './refusals';

/**
 * Ages on the day the policy begins: a birthday may lie between the application and that day (docs/domain/lives.md#r4-5 and
 * docs/domain/plans.md#r5-3). What an age refuses today has been refused before.
 */
export function checkAges(
  { MainMember, Spouse, Children, ExtendedMembers }: Application,
  { plan: { levelOfCover } }: Chosen,
  inception: PlainDate,
): FieldError[] {
  return [
    ...refusals('MainMember.Date_Of_Birth', checkMainMemberAge(MainMember.Date_Of_Birth, inception)),
    ...(Spouse ? refusals('Spouse.Date_Of_Birth', checkSpouseAge(Spouse.Date_Of_Birth, inception)) : []),
    ...Children.flatMap(({ Date_Of_Birth, Is_Student: isStudent, Is_Disabled: isDisabled }, index) =>
      refusals(`Children.${index}.Date_Of_Birth`, checkChildAge(Date_Of_Birth, inception, { isStudent, isDisabled })),
    ),
    ...ExtendedMembers.flatMap(({ Date_Of_Birth, Cover_Amount }, index) => {
      const age = refusals(`ExtendedMembers.${index}.Date_Of_Birth`, checkExtendedMemberAge(Date_Of_Birth, inception));
      const cover = checkExtendedCover(ageOn(Date_Of_Birth, inception), Cover_Amount, levelOfCover);
      return age.length > 0 ? age : refusals(`ExtendedMembers.${index}.Cover_Amount`, cover);
    }),
  ];
}
