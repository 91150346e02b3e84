import { addDays, addYears, type Gender, type PlainDate } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import { pick } from './derived';

/** Who somebody is. */
export interface Who {
  /** First name, a space, surname: `Pieter van der Merwe`. */
  name: string;
  /** Completed years today. */
  age: number;
  gender: Gender;
}

/** A birth date that makes somebody this old today. The birthday is 60 to 359 days past, so ages hold for weeks. */
const bornOn = (today: PlainDate, { name, age }: Pick<Who, 'name' | 'age'>): PlainDate =>
  addDays(addYears(today, -age), -60 - pick(name, 300));

/** First name and surname. */
export function namesOf(name: string): { First_Name: string; Surname: string } {
  const [First_Name = '', ...others] = name.split(' ');
  return { First_Name, Surname: others.join(' ') };
}

/** A person with an ID number of nobody, unless the given fields say otherwise. */
export function aPerson<Fields extends object>(today: PlainDate, { name, age, gender, ...fields }: Who & Fields) {
  const Date_Of_Birth = bornOn(today, { name, age });
  return {
    ...namesOf(name),
    Title: gender === 'MALE' ? ('MR' as const) : age < 18 ? ('MISS' as const) : ('MS' as const),
    Gender: gender,
    Date_Of_Birth,
    Id_Type: 'SA_ID' as const,
    Id_Number: anIdNumber({ born: Date_Of_Birth, gender, sequence: pick(`${name}/sequence`, 10) }),
    ...fields,
  };
}

/** A cellphone number of a block that is nobody's: 082 000 0xxx. */
export const aCellNumber = (name: string): string => `27820000${String(pick(`${name}/mobile`, 1000)).padStart(3, '0')}`;

/** An address that reaches nobody. */
export const anEmailAddress = (name: string): string =>
  `${name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.')}@example.com`;
