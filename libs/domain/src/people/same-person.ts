import { type PlainDate } from '../base/plain-date';
import { searchableName } from '../base/searchable-name';

/** Who somebody is, as far as a record says so. */
export interface Identified {
  Id_Number?: string | null | undefined;
  Passport_Number?: string | null | undefined;
  Passport_Country?: string | null | undefined;
  Permit_Number?: string | null | undefined;
  First_Name?: string | null | undefined;
  Surname?: string | null | undefined;
  Date_Of_Birth?: PlainDate | null | undefined;
}

/** A number as it is compared: in capitals, without spaces. */
const plainNumber = (number: string | null | undefined): string | null =>
  number?.replace(/\s/g, '').toUpperCase() || null;

/** The numbers of a person by their kind. A passport is known by its country and its number. */
const numbersOf = ({ Id_Number, Passport_Number, Passport_Country, Permit_Number }: Identified) => {
  const passport = plainNumber(Passport_Number);
  return {
    ID: plainNumber(Id_Number),
    PASSPORT: passport && `${Passport_Country ?? ''}:${passport}`,
    PERMIT: plainNumber(Permit_Number),
  };
};
const kinds = ['ID', 'PASSPORT', 'PERMIT'] as const;

/** The number that a person is found by: `ID:8001015009087`, `PASSPORT:ZW:FN123456`; null for somebody without one. */
export function numberKey(person: Identified): string | null {
  const numbers = numbersOf(person);
  const kind = kinds.find((one) => numbers[one] !== null);
  return kind === undefined ? null : `${kind}:${numbers[kind]}`;
}

/** Names and day of birth that a person is found by, however they are spelled; null where one of them is not known. */
export function nameKey({ First_Name, Surname, Date_Of_Birth }: Identified): string | null {
  if (!First_Name || !Surname || !Date_Of_Birth) return null;
  const letters = searchableName(`${Surname} ${First_Name}`).replace(/[\s'’-]/g, '');
  return `${letters} ${Date_Of_Birth}`;
}

/** Everything that a person is found by: two records of one person have one of these in common. */
export const identityKeys = (person: Identified): string[] => {
  const name = nameKey(person);
  return [numberKey(person), name && `NAME:${name}`].filter((key) => key !== null);
};

/**
 * Whether two records are about one person: a number of a kind that both have decides; where they have no kind in common,
 * the names and the day of birth do. Source: docs/domain/people.md#r1-3, #r1-7 and docs/domain/records.md#r9-22.
 */
export function isSamePerson(one: Identified, other: Identified): boolean {
  const [first, second] = [numbersOf(one), numbersOf(other)];
  const kind = kinds.find((name) => first[name] !== null && second[name] !== null);
  if (kind !== undefined) return first[kind] === second[kind];
  const name = nameKey(one);
  return name !== null && name === nameKey(other);
}
