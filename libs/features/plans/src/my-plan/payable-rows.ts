import { type Policy } from '@portal/contract';
import {
  extendedRelationships,
  formatCover,
  formatDate,
  fullName,
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
  /** Where the waiting period stands, a sentence each. */
  waiting: string[];
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
        waiting: waitingOf(person, payable, today),
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

function waitingOf(person: Person, { waiting }: PayableToday, today: PlainDate): string[] {
  const { Cover_Start_Date: starts, Waiting_Period_End_Date: waitsUntil, Cover_End_Date: ends = null } = person;
  if (ends !== null && ends <= today) return [`Cover ended on ${formatDate(ends)}`];
  if (starts > today) return [`Cover starts on ${formatDate(starts)}, for natural causes on ${formatDate(waitsUntil)}`];
  if (waiting.length > 0) {
    return waiting.map(({ amount, naturalFrom, isAdded }) =>
      isAdded
        ? `Until ${formatDate(naturalFrom)} for the extra ${formatCover(amount)}`
        : `Until ${formatDate(naturalFrom)}`,
    );
  }
  return [waitsUntil > starts ? `Ended on ${formatDate(waitsUntil)}` : 'None'];
}
