import { ageOn, checkExtendedCover, checkExtendedMemberAge, checkParents, type PlainDate } from '@portal/domain';
import { type FieldError } from '../failure';
import { type ApplicationRecord, type ApplyingRelative, type ChosenCover } from './application-record';
import { refusals } from './refusals';

type Relatives = Pick<ApplicationRecord, 'ExtendedMembers'>;

/** The first relative who is one parent too many. */
export function checkParentsOf({ ExtendedMembers }: Relatives): FieldError[] {
  const relationships = ExtendedMembers.map(({ Relationship }) => Relationship ?? '');
  const isTooMany = (_: string, place: number) => !checkParents(relationships.slice(0, place + 1)).success;
  const place = relationships.findIndex(isTooMany);
  return place < 0 ? [] : refusals(`ExtendedMembers.${place}.Relationship`, checkParents(relationships));
}

/** What a relative may have at that age and beside the plan; nothing about somebody whose age is refused. */
export const checkCoverOfRelatives = (
  { ExtendedMembers }: Relatives,
  { plan: { levelOfCover } }: ChosenCover,
  inception: PlainDate,
): FieldError[] =>
  ExtendedMembers.flatMap(({ Date_Of_Birth: birth, Cover_Amount: cover }: ApplyingRelative, index) =>
    birth && cover !== null && cover !== undefined && checkExtendedMemberAge(birth, inception).success
      ? refusals(
          `ExtendedMembers.${index}.Cover_Amount`,
          checkExtendedCover(ageOn(birth, inception), cover, levelOfCover),
        )
      : [],
  );
