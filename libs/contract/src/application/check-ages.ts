import {
  checkChildAge,
  checkExtendedMemberAge,
  checkMainMemberAge,
  checkSpouseAge,
  type PlainDate,
  type Result,
} from '@portal/domain';
import { type FieldError } from '../failure';
import { type ApplicationRecord, type Applying } from './application-record';
import { refusals } from './refusals';

const ofAge = (
  field: string,
  { Date_Of_Birth }: Applying,
  check: (birth: PlainDate) => Result<number>,
): FieldError[] => (Date_Of_Birth ? refusals(`${field}.Date_Of_Birth`, check(Date_Of_Birth)) : []);

/**
 * Ages on the day the policy begins: a birthday may lie between the application and that day (docs/domain/lives.md#r4-5, docs/domain/plans.md#r5-3).
 * What an age refuses today is refused in the record itself.
 */
export const checkAges = (
  { MainMember, Spouse, Children, ExtendedMembers }: ApplicationRecord,
  inception: PlainDate,
): FieldError[] => [
  ...ofAge('MainMember', MainMember, (birth) => checkMainMemberAge(birth, inception)),
  ...(Spouse ? ofAge('Spouse', Spouse, (birth) => checkSpouseAge(birth, inception)) : []),
  ...Children.flatMap((child, index) => {
    const { Is_Student: isStudent = false, Is_Disabled: isDisabled = false } = child;
    return ofAge(`Children.${index}`, child, (birth) => checkChildAge(birth, inception, { isStudent, isDisabled }));
  }),
  ...ExtendedMembers.flatMap((member, index) =>
    ofAge(`ExtendedMembers.${index}`, member, (birth) => checkExtendedMemberAge(birth, inception)),
  ),
];
