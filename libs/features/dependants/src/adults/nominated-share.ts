import { type Policy } from '@portal/contract';

interface Person {
  readonly First_Name: string;
  readonly Surname: string;
  readonly Date_Of_Birth: string;
  readonly Id_Number: string | null;
  readonly Passport_Number: string | null;
  readonly Permit_Number: string | null;
}

const numbers = ['Id_Number', 'Passport_Number', 'Permit_Number'] as const;

/** Whether two records are of one person: a number they share; for who has none, the name and the day of birth. */
export function isSamePerson(one: Person, other: Person): boolean {
  const number = numbers.find((field) => one[field] && other[field]);
  if (number) return one[number] === other[number];
  const keyOf = ({ First_Name, Surname, Date_Of_Birth }: Person) =>
    `${First_Name} ${Surname} ${Date_Of_Birth}`.toLocaleLowerCase('en-ZA');
  return keyOf(one) === keyOf(other);
}

/** The share of the benefit that a covered person is nominated for, in percent; null when they are no beneficiary. */
export function nominatedShare(person: Person, { Beneficiaries }: Pick<Policy, 'Beneficiaries'>): number | null {
  const nomination = Beneficiaries.find((one) => one.Beneficiary_Status === 'ACTIVE' && isSamePerson(one, person));
  return nomination?.Benefit_Share ?? null;
}
