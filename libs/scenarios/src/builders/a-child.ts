import { addDays, idOutstandingDate, type PlainDate } from '@portal/domain';
import { type SeedPolicy } from '@portal/service-store';
import { aPerson, type Who } from './a-person';

export type SeedChild = NonNullable<SeedPolicy['Children']>[number];

/** A child of the main member. */
export const aChild = (today: PlainDate, who: Who & Partial<SeedChild>): SeedChild => ({
  Relationship: 'BIOLOGICAL_CHILD',
  Is_Student: false,
  Is_Disabled: false,
  Is_Married: false,
  ...aPerson<Partial<SeedChild>>(today, who),
});

/** A baby of 45 days who has a birth certificate and no ID number yet. */
export function aNewborn(today: PlainDate, who: Omit<Who, 'age'>): SeedChild {
  const Date_Of_Birth = addDays(today, -45);
  return aChild(today, {
    ...who,
    age: 0,
    Date_Of_Birth,
    Id_Type: 'BIRTH_CERTIFICATE',
    Id_Number: null,
    Id_Outstanding_Date: idOutstandingDate(Date_Of_Birth),
  });
}
