import { type Beneficiary } from '@portal/contract';
import { fullName } from '@portal/domain';
import { type Options } from '@portal/forms';

/** The code of the person who is being added, among the people of a split. */
export const newcomer = 'new';

type Person = Pick<Beneficiary, 'id' | 'First_Name' | 'Surname'>;

/** The people of a split as options, by id; with the one who is being added where there is one. */
export const peopleOptions = (people: readonly Person[], addsOne: boolean): Options => [
  ...people.map((person) => ({ code: person.id, label: fullName(person) })),
  ...(addsOne ? [{ code: newcomer, label: 'The new beneficiary' }] : []),
];
