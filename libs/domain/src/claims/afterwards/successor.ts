import { type PlainDate } from '../../base/plain-date';
import { entryAges } from '../../lives/entry-age';
import { ageOn } from '../../people/age';
import { type ChildLeft, type ExtendedMemberLeft, type LifeOnPolicyLeft, type LivesLeft } from './lives-left';

export const successorRoles = ['SPOUSE', 'CHILD', 'EXTENDED_MEMBER', 'GUARDIAN'] as const;

/** Who may take over a policy after its main member's death; a guardian pays for the children and is not covered. */
export type Successor =
  | { role: 'SPOUSE'; life: LifeOnPolicyLeft }
  | { role: 'CHILD'; life: ChildLeft }
  | { role: 'EXTENDED_MEMBER'; life: ExtendedMemberLeft }
  | { role: 'GUARDIAN'; life: null };

/**
 * Who may take over: the spouse; else the eldest covered life of 18 to 75, of equals the first on the policy; else the guardian of the
 * covered children. Null: nobody. Source: docs/domain/claims.md#c8-3.
 */
export function successorOf({ spouse, children, extendedMembers }: LivesLeft, on: PlainDate): Successor | null {
  if (spouse) return { role: 'SPOUSE', life: spouse };
  const others: Successor[] = [
    ...children.map((life) => ({ role: 'CHILD' as const, life })),
    ...extendedMembers.map((life) => ({ role: 'EXTENDED_MEMBER' as const, life })),
  ];
  const [eldest] = others
    .filter(({ life }) => life !== null && isOfAge(ageOn(life.Date_Of_Birth, on)))
    .toSorted((one, other) => bornOf(one).localeCompare(bornOf(other)));
  return eldest ?? (children.length > 0 ? { role: 'GUARDIAN', life: null } : null);
}

const { youngest, oldest } = entryAges.mainMember;
const isOfAge = (age: number) => age >= youngest && age <= oldest;
const bornOf = ({ life }: Successor) => life?.Date_Of_Birth ?? '';
