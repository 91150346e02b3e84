import { type StoredPerson, type StoredPolicy } from '../base/records';
import { type PersonKind } from '../schema/policies';

/** Somebody on a policy, and as whom. */
export interface PersonOnPolicy {
  kind: PersonKind;
  person: StoredPerson;
}

/** Everybody on a policy, the main member first; whoever was removed is still on record. */
export function peopleOn(policy: StoredPolicy): PersonOnPolicy[] {
  const groups: [PersonKind, StoredPerson[]][] = [
    ['MAIN_MEMBER', [policy.MainMember]],
    ['SPOUSE', policy.Spouse ? [policy.Spouse] : []],
    ['CHILD', policy.Children],
    ['EXTENDED_MEMBER', policy.ExtendedMembers],
    ['BENEFICIARY', policy.Beneficiaries],
  ];
  return groups.flatMap(([kind, people]) => people.map((person) => ({ kind, person })));
}
