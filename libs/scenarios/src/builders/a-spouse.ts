import { addYears, type PlainDate } from '@portal/domain';
import { type SeedPolicy } from '@portal/service-store';
import { aCellNumber, aPerson, type Who } from './a-person';

type Spouse = NonNullable<SeedPolicy['Spouse']>;

/** A spouse of a civil marriage of twelve years. */
export const aSpouse = (today: PlainDate, who: Who & Partial<Spouse>): Spouse => ({
  Cell_Number: aCellNumber(who.name),
  Relationship: 'SPOUSE',
  Union_Type: 'CIVIL_MARRIAGE',
  Union_Date: addYears(today, -12),
  ...aPerson<Partial<Spouse>>(today, who),
});
