import { type FieldToUndo } from '@portal/domain';
import { type StoredPolicy, type UndoAfterDeath } from '@portal/service-store';
import { isKept, isSame, partsOfField, valueOf } from './policy-fields';

type Fields = Pick<UndoAfterDeath, 'fields'>;

/**
 * Which fields of a policy still are as the changes left them: those go back. Whoever joined or left goes back as a whole or stays as a whole.
 * Pure.
 */
export function fieldsStanding(policy: StoredPolicy, { fields }: Fields): FieldToUndo[] {
  const moved = fields.filter((one) => !stands(policy, one));
  return fields.filter((field) => {
    const presence = fields.find((one) => isOfOne(one, field) && isPresence(one));
    // Of somebody who was taken off nothing else is there.
    if (presence?.from === null) return !moved.includes(presence);
    return !moved.includes(field) && !(presence && moved.some((one) => isOfOne(one, field)));
  });
}

/** The others: somebody else has set them since, so they stay. */
export function fieldsLeft(policy: StoredPolicy, undo: Fields): FieldToUndo[] {
  const standing = fieldsStanding(policy, undo);
  return undo.fields.filter((field) => !standing.includes(field));
}

const stands = (policy: StoredPolicy, field: FieldToUndo): boolean =>
  isKept(partsOfField(field.field).name) || isSame(valueOf(policy, field), field.from);

/** Two fields of one record. */
export const isOfOne = (one: FieldToUndo, other: FieldToUndo): boolean =>
  one.entityId === other.entityId && partsOfField(one.field).of === partsOfField(other.field).of;

/** The field that says whether somebody is there at all. */
export const isPresence = ({ field, from, to }: FieldToUndo): boolean =>
  partsOfField(field).name === 'id' && (from === null || to === null);
