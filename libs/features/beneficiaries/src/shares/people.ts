import { type Beneficiary } from '@portal/contract';
import { fullName } from '@portal/domain';
import { type Options } from '@portal/forms';
import { newPerson } from '@portal/policy-workflow/changes';

type Person = Pick<Beneficiary, 'id' | 'First_Name' | 'Surname'>;

/** The people of a split as options, by id; with the one who is being added where there is one. */
export const peopleOptions = (people: readonly Person[], addsOne: boolean): Options => [
  ...people.map((person) => ({ code: person.id, label: fullName(person) })),
  ...(addsOne ? [{ code: newPerson, label: 'The new beneficiary' }] : []),
];
