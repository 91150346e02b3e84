import { type Identity } from '@portal/contract';
import { type StoredPolicy } from '@portal/service-store';
import { type Application } from './application';

type Named = Identity & { First_Name: string; Surname: string };

/** Somebody in an application, and where: `Children.0`. */
export interface Placed<Person = Named> {
  field: string;
  person: Person;
}

const placed = <Person>(field: string, people: readonly Person[]): Placed<Person>[] =>
  people.map((person, index) => ({ field: `${field}.${index}`, person }));

/** Everybody who would be covered, the main member first. */
export const insuredPeople = ({ MainMember, Spouse, Children, ExtendedMembers }: Application): Placed[] => [
  { field: 'MainMember', person: MainMember },
  ...(Spouse ? [{ field: 'Spouse', person: Spouse }] : []),
  ...placed<Named>('Children', Children),
  ...placed<Named>('ExtendedMembers', ExtendedMembers),
];

export const nominees = ({ Beneficiaries }: Application): Placed[] => placed<Named>('Beneficiaries', Beneficiaries);

/** The field that says who somebody is: where a refusal about the person stands. */
export function identityField({ field, person: { Id_Type } }: Placed): string {
  const names = { SA_ID: 'Id_Number', PASSPORT: 'Passport_Number', REFUGEE_PERMIT: 'Permit_Number' } as const;
  return `${field}.${Id_Type === 'BIRTH_CERTIFICATE' ? 'First_Name' : names[Id_Type]}`;
}

/** Everybody covered by a policy that stands. */
export const livesOn = ({ MainMember, Spouse, Children, ExtendedMembers }: StoredPolicy) => [
  MainMember,
  ...(Spouse ? [Spouse] : []),
  ...Children,
  ...ExtendedMembers,
];
