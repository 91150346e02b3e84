import {
  ageOn,
  beneficiaryRelationships,
  childRelationships,
  type CodeList,
  coverForChild,
  extendedRelationships,
  formatCover,
  formatDate,
  fullName,
  inceptionAfter,
  isPlainDate,
  unionTypes,
} from '@portal/domain';
import { type Application, type Kind, type Typed } from './application';
import { chosenPlan, type Situation } from './situation';

const lists: Record<Kind, { field: string; list: CodeList }> = {
  Spouse: { field: 'Union_Type', list: unionTypes },
  Children: { field: 'Relationship', list: childRelationships },
  ExtendedMembers: { field: 'Relationship', list: extendedRelationships },
  Beneficiaries: { field: 'Relationship', list: beneficiaryRelationships },
};

export const nameOf = ({ First_Name, Surname }: Typed): string =>
  fullName({ First_Name: String(First_Name ?? ''), Surname: String(Surname ?? '') }).trim() || 'Somebody';

/** What is said of somebody in a list: "Mother, 68 years old, born on 12 September 1958. Cover R 10 000." */
export function lineOf(kind: Kind, person: Typed, application: Application, situation: Situation): string {
  const { field, list } = lists[kind];
  const relation = list.find(({ code }) => code === person[field])?.label;
  const birth = person['Date_Of_Birth'];
  const age = isPlainDate(birth) ? `${ageOn(birth, situation.today)} years old, born on ${formatDate(birth)}` : '';
  const cover = coverOf(kind, person, application, situation);
  const said = [relation, age].filter(Boolean).join(', ');
  return cover === null ? said : `${said}. Cover ${formatCover(cover)}.`;
}

/** Rand on this person's life, as far as plan and birth date say. */
export function coverOf(kind: Kind, person: Typed, application: Application, situation: Situation): number | null {
  const plan = chosenPlan(application, situation);
  const { Date_Of_Birth: birth, Cover_Amount: cover } = person;
  if (kind === 'ExtendedMembers') return typeof cover === 'number' ? cover : null;
  if (plan === null || kind === 'Beneficiaries') return null;
  if (kind === 'Spouse') return plan.spouseCover || null;
  return isPlainDate(birth) ? coverForChild(plan, birth, inceptionAfter(situation.today)) || null : null;
}
