import { type ApplicationRecord, type Applying } from './application-record';

/** Somebody in an application, and where: `Children.0`. */
export interface Placed {
  field: string;
  person: Applying;
}

const placed = (field: string, people: readonly Applying[]): Placed[] =>
  people.map((person, index) => ({ field: `${field}.${index}`, person }));

type Insured = Pick<ApplicationRecord, 'MainMember' | 'Spouse' | 'Children' | 'ExtendedMembers'>;

/** Everybody who would be covered, the main member first. */
export const insuredPeople = ({ MainMember, Spouse, Children, ExtendedMembers }: Insured): Placed[] => [
  { field: 'MainMember', person: MainMember },
  ...(Spouse ? [{ field: 'Spouse', person: Spouse }] : []),
  ...placed('Children', Children),
  ...placed('ExtendedMembers', ExtendedMembers),
];

export const nominees = ({ Beneficiaries }: Pick<ApplicationRecord, 'Beneficiaries'>): Placed[] =>
  placed('Beneficiaries', Beneficiaries);

const numberFields = {
  SA_ID: 'Id_Number',
  PASSPORT: 'Passport_Number',
  REFUGEE_PERMIT: 'Permit_Number',
  BIRTH_CERTIFICATE: 'First_Name',
} as const;

/** The field that says who somebody is: where a refusal about the person stands. */
export const identityField = ({ field, person: { Id_Type = 'SA_ID' } }: Placed): string =>
  `${field}.${numberFields[Id_Type]}`;
