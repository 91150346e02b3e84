import { type Policy } from '@portal/contract';
import {
  ageOn,
  ages,
  childRelationships,
  extendedRelationships,
  fullName,
  hasLeftPolicy,
  labelOf,
  type PlainDate,
  roleWords,
} from '@portal/domain';
import { unregistered } from './who-died';

/** What of a policy says who can have died and who a mother can be. */
export type Family = Pick<Policy, 'MainMember' | 'Spouse' | 'Children' | 'ExtendedMembers'>;

/** Somebody on the policy whose death can be reported. */
interface Person {
  id: string;
  name: string;
  /** What they are to the policyholder. */
  who: string;
  birth: PlainDate;
}

/** Everybody on the policy but its holder and those who have left it, in the order of the policy. */
export function peopleOf({ Spouse, Children, ExtendedMembers }: Family): Person[] {
  const spouse = Spouse ? [{ life: Spouse, who: roleWords.SPOUSE }] : [];
  const children = Children.map((life) => ({ life, who: labelOf(childRelationships, life.Relationship) }));
  const relatives = ExtendedMembers.map((life) => ({ life, who: labelOf(extendedRelationships, life.Relationship) }));
  return [...spouse, ...children, ...relatives]
    .filter(({ life }) => !hasLeftPolicy(life))
    .map(({ life, who }) => ({ id: life.id, name: fullName(life), who, birth: life.Date_Of_Birth }));
}

/** Somebody to choose. */
export interface Choice {
  code: string;
  label: string;
  hint?: string;
}

/** Who can have died: these people, then the children who were never on the policy. */
export const whoCanHaveDied = (people: readonly Pick<Person, 'id' | 'name' | 'who'>[]): Choice[] => [
  ...people.map(({ id, name, who }) => ({ code: id, label: name, hint: who })),
  { code: unregistered.stillborn, label: 'A stillborn child' },
  { code: unregistered.newborn, label: 'A baby not yet added' },
];

/** Who the mother of a stillborn child can be, by the id of her record: the women among main member and spouse, where the policy knows one. */
export function mothersOf({ MainMember, Spouse }: Family): Choice[] {
  const both = [MainMember, ...(Spouse ? [Spouse] : [])].filter((life) => !hasLeftPolicy(life));
  const women = both.filter(({ Gender }) => Gender === 'FEMALE');
  return (women.length > 0 ? women : both).map((life) => ({ code: life.id, label: fullName(life) }));
}

/** Whether what other insurers paid counts: of a child so young the law limits what is paid in all. Source: docs/domain/claims.md#c4-2. */
export function paidElsewhereCounts(people: readonly Person[], lifeId: unknown, on: PlainDate): boolean {
  if (lifeId === unregistered.newborn) return true;
  const person = people.find(({ id }) => id === lifeId);
  return person !== undefined && ageOn(person.birth, on) < ages.afterMinorLimits;
}
