import { type Policy } from '@portal/contract';
import {
  childRelationships,
  extendedRelationships,
  formatDate,
  fullName,
  hasLeftPolicy,
  labelOf,
} from '@portal/domain';
import { type DescriptionRow } from '@portal/ui-kit';

/** Everybody on the policy, with what they are and their day of birth. */
export function peopleRows({ MainMember, Spouse, Children, ExtendedMembers }: Policy): DescriptionRow[] {
  const people = [
    { ...MainMember, who: 'You' },
    ...(Spouse ? [{ ...Spouse, who: 'Your spouse' }] : []),
    ...Children.map((child) => ({ ...child, who: labelOf(childRelationships, child.Relationship) })),
    ...ExtendedMembers.map((member) => ({ ...member, who: labelOf(extendedRelationships, member.Relationship) })),
  ];
  return people
    .filter((person) => !hasLeftPolicy(person))
    .map((person) => ({ label: fullName(person), value: `${person.who}, born ${formatDate(person.Date_Of_Birth)}` }));
}
