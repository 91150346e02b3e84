import { nameKey, numberKey, searchableName } from '@portal/domain';
import { peopleOn } from './people-on-policy';
import { type StoredPerson, type StoredPolicy } from '../base/records';
import { type PolicyPersonRow } from '../schema/policies';

/** The people of a policy as rows to find it by. */
export const peopleOf = (policy: StoredPolicy): PolicyPersonRow[] =>
  peopleOn(policy).map(({ kind, person }) => ({
    policyId: policy.id,
    personId: person.id,
    kind,
    idNumber: person.Id_Number ?? null,
    cellNumber: person.Cell_Number ?? null,
    ...nameKeys(person),
    ...(kind === 'BENEFICIARY' ? nobody : { numberKey: numberKey(person), personKey: nameKey(person) }),
  }));

/** Who is only paid is not covered. */
const nobody = { numberKey: null, personKey: null };

/** `nkosi thandi` and `thandi nkosi`: whichever way round somebody starts to type a name. */
const nameKeys = ({ Surname = '', First_Name = '' }: Pick<StoredPerson, 'Surname' | 'First_Name'>) => ({
  nameKey: searchableName(`${Surname} ${First_Name}`),
  firstNameKey: searchableName(`${First_Name} ${Surname}`),
});
