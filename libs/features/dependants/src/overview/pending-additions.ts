import { type ApprovalAction } from '@portal/contract';
import {
  ageOn,
  childRelationships,
  type EntityType,
  extendedRelationships,
  fullName,
  isPlainDate,
  labelOf,
  type PlainDate,
} from '@portal/domain';
import { additionsOf } from '@portal/policy-workflow/changes';
import { ageInWords } from '../shared/age-in-words';

/** Somebody who was asked for and is not on the policy yet. */
export interface PendingAddition {
  id: string;
  name: string;
  /** "Biological child, 3 years". */
  about: string;
  action: ApprovalAction;
}

const relationships = [{ code: 'SPOUSE', label: 'Spouse' }, ...childRelationships, ...extendedRelationships];
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Additions of one kind that wait, without those that are on the policy by now. */
export const pendingAdditionsOf = (
  actions: readonly ApprovalAction[],
  entityType: EntityType,
  present: ReadonlySet<string>,
  today: PlainDate,
): PendingAddition[] =>
  additionsOf(actions, entityType)
    .filter(({ entityId }) => !present.has(entityId))
    .map((action) => newPerson(action, today));

/** What the request says of the person; the label of the request where it says nothing. */
function newPerson(action: ApprovalAction, today: PlainDate): PendingAddition {
  const { First_Name, Surname, Relationship, Date_Of_Birth: birth } = action.proposedValue ?? {};
  const name = fullName({ First_Name: text(First_Name), Surname: text(Surname) }) || action.entityLabel;
  const relationship = labelOf(relationships, text(Relationship));
  const age = isPlainDate(birth) ? ageInWords(ageOn(birth, today)) : '';
  return { id: action.entityId, name, about: [relationship, age].filter(Boolean).join(', '), action };
}
