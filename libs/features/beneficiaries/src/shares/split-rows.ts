import { type Beneficiary, type ShareAllocation } from '@portal/contract';
import { fullName } from '@portal/domain';

/** One line of a split: what somebody gets now and then; null for who is not there yet, or any more. */
export interface SplitRow {
  id: string;
  name: string;
  now: number | null;
  then: number | null;
}

type Person = Pick<Beneficiary, 'id' | 'First_Name' | 'Surname' | 'Benefit_Share'>;

/** The split as it is beside the split as it would be: everybody who has a share in one of them. */
export function splitRows(people: readonly Person[], split: ShareAllocation, nameOfNewPerson: string): SplitRow[] {
  const thenOf = (id: string | null) => split.find((part) => part.id === id)?.Benefit_Share ?? null;
  const present = people.map((person) => ({
    id: person.id,
    name: fullName(person),
    now: person.Benefit_Share,
    then: thenOf(person.id),
  }));
  const added = thenOf(null);
  return added === null ? present : [...present, { id: 'new', name: nameOfNewPerson, now: null, then: added }];
}
