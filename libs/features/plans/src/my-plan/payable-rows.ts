import { type Policy } from '@portal/contract';
import {
  addDays,
  baseSentence,
  type CoverRole,
  extendedRelationships,
  fullName,
  isActiveLife,
  isUninsured,
  labelOf,
  limitSentence,
  type PersonCover,
  type PlainDate,
  type PolicyCover,
  threatSentence,
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

const roles: Partial<Record<CoverRole, string>> = { MAIN_MEMBER: 'You', SPOUSE: 'Spouse', CHILD: 'Child' };

/** Everybody on the policy with what would be paid on their death today, in the order of the policy. */
export function payableRows(policy: Policy, cover: PolicyCover): PayableRow[] {
  const { MainMember, Spouse, Children, ExtendedMembers } = policy;
  const people = [
    ...(isUninsured(MainMember) ? [] : [MainMember]),
    ...(Spouse ? [Spouse] : []),
    ...Children,
    ...ExtendedMembers,
  ];
  return cover.people.flatMap((one) => {
    const person = people.find(({ id }) => id === one.personId);
    if (!person || !isActiveLife(person)) return [];
    const relationship = ExtendedMembers.find(({ id }) => id === one.personId)?.Relationship ?? '';
    const who = roles[one.role] ?? labelOf(extendedRelationships, relationship);
    return [rowOf(one, { name: fullName(person), who }, cover.date)];
  });
}

function rowOf(cover: PersonCover, { name, who }: Pick<PayableRow, 'name' | 'who'>, today: PlainDate): PayableRow {
  const { personId: id, amounts, base } = cover;
  return {
    id,
    name,
    who,
    naturalCauses: amounts.natural,
    accident: amounts.accident,
    covered: [
      baseSentence(cover, today),
      ...cover.limits.map((limit) => limitSentence(limit, today)),
      ...cover.threats.map((threat) => threatSentence(threat, today)),
    ],
    suicideUntil: amounts.suicide < amounts.accident && base.anyCauseFrom ? addDays(base.anyCauseFrom, -1) : null,
    notForSuicide: amounts.accident - amounts.suicide,
  };
}
