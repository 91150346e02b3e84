import { isFinalStatus } from '@portal/domain';
import { type PolicyRow } from '@portal/service-store';
import { isAdministrator } from '../world/staff';
import { type PolicyInvariant } from './seen';

/** One request waits for a death that is confirmed, none for another, and none runs out. Source: docs/domain/claims.md#c8-1. */
const undoIsOfDeath: PolicyInvariant = ({ row, undos, claims }) => {
  if (!isFinalStatus(row.status) && undos.some(({ status }) => status === 'EXPIRED'))
    return 'a request to undo changes has run out';
  const waiting = undos.filter(({ status }) => status === 'PENDING').map(({ entityId }) => entityId);
  if (new Set(waiting).size < waiting.length) return 'two requests wait to undo what one death undoes';
  const confirmed = claims
    .filter(({ status, record }) => status !== 'VOID' && record.deathConfirmed !== null)
    .map(({ record }) => record.lifeId);
  return waiting.every((id) => confirmed.includes(id)) ? null : 'changes wait to be undone and nobody has died';
};

/** An administrator decides who did not confirm the death. */
const undoTakesTwo: PolicyInvariant = ({ undos }) => {
  const decided = undos.flatMap(({ record: { decidedBy, requestedBy } }) =>
    decidedBy ? [{ by: decidedBy.id, asked: requestedBy.id }] : [],
  );
  return decided.every(({ by, asked }) => by !== asked && isAdministrator(by))
    ? null
    : 'whoever confirmed a death, or a consultant, decided what it undoes';
};

/** What still was as the changes left it is as it was before them. Somebody who joined or left goes back as a whole, which is not looked at here. */
const undoneIsUndone: PolicyInvariant = ({ row, before, undos, undosBefore }) => {
  if (before === null) return null;
  const wasWaiting = new Set(undosBefore.filter(({ status }) => status === 'PENDING').map(({ id }) => id));
  const applied = undos.filter(({ id, status }) => status === 'APPLIED' && wasWaiting.has(id));
  const left = applied
    .flatMap(({ record }) => record.undo?.fields ?? [])
    .filter((field, _, all) => !all.some((one) => one.entityId === field.entityId && one.field.endsWith('.id')))
    .filter((field) => isSame(valueIn(before, field), field.from) && !isSame(valueIn(row, field), field.to));
  return left[0] ? `${left[0].field} was to be undone and is not` : null;
};

interface FieldOfSomebody {
  entityId: string;
  field: string;
}

/** The value of a field of somebody on a policy; of the policy itself nothing. */
function valueIn({ record }: PolicyRow, { entityId, field }: FieldOfSomebody): unknown {
  const [list = '', name = ''] = field.split('.');
  const found = (record as unknown as Record<string, unknown>)[list];
  const people = (Array.isArray(found) ? found : [found]) as (Record<string, unknown> | null | undefined)[];
  return people.find((one) => one?.['id'] === entityId)?.[name];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

export const undoInvariants: Record<string, PolicyInvariant> = {
  'changes-are-undone-for-a-death': undoIsOfDeath,
  'two-people-undo-changes': undoTakesTwo,
  'what-is-undone-is-as-before': undoneIsUndone,
};
