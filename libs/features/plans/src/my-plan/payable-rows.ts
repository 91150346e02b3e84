import { type Policy } from '@portal/contract';
import {
  coverSentence,
  extendedRelationships,
  formatCover,
  formatDate,
  fullName,
  isCovering,
  labelOf,
  type LifeWithCover,
  type PayableToday,
  payableToday,
  type PlainDate,
} from '@portal/domain';

/** What would be paid today on the death of one person. Amounts in rand. */
export interface PayableRow {
  id: string;
  name: string;
  /** Who they are to the policyholder: "You", "Child". */
  who: string;
  naturalCauses: number;
  accident: number;
  /** What they are covered for, a sentence each. */
  covered: string[];
  /** What is not paid for suicide until this day; null once everything is. */
  suicideUntil: PlainDate | null;
  notForSuicide: number;
}

type Person = LifeWithCover & { First_Name: string; Surname: string };

/** Everybody on the policy with what would be paid on their death today, in the order of the policy. */
export function payableRows(policy: Policy, today: PlainDate): PayableRow[] {
  const { MainMember, Spouse, Children, ExtendedMembers, Cover_Increases, Policy_Status } = policy;
  const rowOf = (person: Person, who: string): PayableRow[] => {
    if (person.Life_Status !== 'ACTIVE') return [];
    const payable = payableToday(person, Cover_Increases, Policy_Status, today);
    const covered = isCovering(Policy_Status) ? coveredFor(person, payable, today) : ['Not covered'];
    const { naturalCauses, accident, suicide, suicideUntil } = payable;
    return [
      {
        id: person.id,
        name: fullName(person),
        who,
        naturalCauses,
        accident,
        suicideUntil,
        notForSuicide: accident - suicide,
        covered,
      },
    ];
  };
  return [
    ...rowOf(MainMember, 'You'),
    ...(Spouse ? rowOf(Spouse, 'Spouse') : []),
    ...Children.flatMap((child) => rowOf(child, 'Child')),
    ...ExtendedMembers.flatMap((member) => rowOf(member, labelOf(extendedRelationships, member.Relationship))),
  ];
}

function coveredFor(person: Person, { naturalCauses, waiting }: PayableToday, today: PlainDate): string[] {
  const { Cover_End_Date: ends = null } = person;
  if (ends !== null && ends <= today) return [`Cover ended on ${formatDate(ends)}`];
  const added = waiting.filter(({ isAdded }) => isAdded).toSorted((a, b) => a.naturalFrom.localeCompare(b.naturalFrom));
  const rises = added.map(({ naturalFrom }, place) => {
    const more = added.slice(0, place + 1).reduce((sum, { amount }) => sum + amount, 0);
    return `${formatCover(naturalCauses + more)} from ${formatDate(naturalFrom)}`;
  });
  return [
    coverSentence(person, today),
    ...(rises.length > 0 && person.Waiting_Period_End_Date <= today
      ? [`For natural causes ${[`${formatCover(naturalCauses)} today`, ...rises].join(', ')}`]
      : []),
  ];
}
