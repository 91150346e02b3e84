import { type StoredPerson, type StoredPolicy } from './records';
import { type PersonKind, type PolicyPersonRow } from './schema/policies';

/** The people of a policy as rows to find it by. */
export function peopleOf(policy: StoredPolicy): PolicyPersonRow[] {
  const groups: [PersonKind, StoredPerson[]][] = [
    ['MAIN_MEMBER', [policy.MainMember]],
    ['SPOUSE', policy.Spouse ? [policy.Spouse] : []],
    ['CHILD', policy.Children],
    ['EXTENDED_MEMBER', policy.ExtendedMembers],
    ['BENEFICIARY', policy.Beneficiaries],
  ];
  return groups.flatMap(([kind, people]) =>
    people.map((person) => ({
      policyId: policy.id,
      personId: person.id,
      kind,
      idNumber: person.Id_Number ?? null,
      cellNumber: person.Cell_Number ?? null,
      nameKey: nameKey(person),
    })),
  );
}

/** Surname, then first name, lower case and without accents: `nkosi thandi`. */
export const nameKey = ({ Surname = '', First_Name = '' }: Pick<StoredPerson, 'Surname' | 'First_Name'>): string =>
  `${Surname} ${First_Name}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
