import { type PlainDate } from '../../base/plain-date';
import { type ActionType, kindsOfChange } from '../../change/kinds-of-change';
import { type DeceasedKind } from '../../code-lists/claims';

/** Whose death was confirmed. */
export interface ConfirmedDeath {
  kind: DeceasedKind;
  /** Null for a stillborn child and for a newborn who was not added yet. */
  lifeId: string | null;
  died: PlainDate;
}

/** A request that is not applied yet. */
export interface RequestAtDeath {
  id: string;
  actionType: ActionType;
  /** The record that it is about. */
  entityId: string;
  /** Why it removes somebody; null when it does not. */
  removalReason: string | null;
}

export interface RequestsAfterDeath {
  /** They become CANCELLED, with `personDied`; one that was approved for a later day is not applied. */
  cancelled: string[];
  /** They asked for what the claim has done: to take the same life off the policy because of this death. */
  answeredByClaim: string[];
}

/** Why a request ended, as people read it. */
export const personDied = 'The person has died';

/**
 * What becomes of requests when a death is confirmed: those about the life end, and all of a main member. Whoever takes the policy over
 * asks for that afterwards. Source: docs/domain/claims.md#c8-1.
 */
export function requestsAfterDeath(death: ConfirmedDeath, requests: readonly RequestAtDeath[]): RequestsAfterDeath {
  const isAnswered = ({ actionType, entityId, removalReason }: RequestAtDeath) =>
    entityId === death.lifeId && kindsOfChange[actionType].effect === 'removal' && removalReason === 'DECEASED';
  // What an earlier death undoes nobody had asked for: it goes on.
  const ending = requests.filter(
    ({ actionType, entityId }) => kindsOfChange[actionType].askedBy !== 'nobody' && isOf(death, entityId),
  );
  return {
    cancelled: ending.filter((request) => !isAnswered(request)).map(({ id }) => id),
    answeredByClaim: ending.filter(isAnswered).map(({ id }) => id),
  };
}

/** Everything of a policy was the main member's; else what is about the life. */
const isOf = ({ kind, lifeId }: ConfirmedDeath, entityId: string): boolean =>
  kind === 'MAIN_MEMBER' || entityId === lifeId;

/** One field that a change wrote. */
export interface FieldWritten {
  field: string;
  before: unknown;
  after: unknown;
}

/** A change that was applied, as far as a death undoes it. */
export interface AppliedChange {
  id: string;
  entityId: string;
  appliedOn: PlainDate;
  /** Null for what nobody asked for. */
  askedOn: PlainDate | null;
  /** Whether it was asked for with the main member's own sign-in. */
  byMainMember: boolean;
  fields: readonly FieldWritten[];
}

/** A field that goes back to what it was, once an administrator has approved it. */
export interface FieldToUndo {
  entityId: string;
  field: string;
  /** Its value after the last of these changes: another one was set since by somebody else, and stays. */
  from: unknown;
  to: unknown;
  /** Every change that is undone with it, the oldest first. */
  changeIds: string[];
}

/**
 * The fields that go back to what they were on the day of death: a change after that day is undone, and one that the main member's sign-in
 * asked for on that day or later. Each goes back to its value before the first of these. Source: docs/domain/claims.md#c8-1.
 *
 * @param changes the oldest first
 */
export function fieldsToUndo(death: ConfirmedDeath, changes: readonly AppliedChange[]): FieldToUndo[] {
  const found = new Map<string, FieldToUndo>();
  for (const { id, entityId, fields } of changes.filter((change) => isUndone(death, change))) {
    for (const { field, before, after } of fields) {
      const key = `${entityId} ${field}`;
      const known = found.get(key) ?? { entityId, field, from: before, to: before, changeIds: [] };
      found.set(key, { ...known, from: after, changeIds: [...known.changeIds, id] });
    }
  }
  return [...found.values()].filter(({ from, to }) => JSON.stringify(to) !== JSON.stringify(from));
}

function isUndone(death: ConfirmedDeath, { entityId, appliedOn, askedOn, byMainMember }: AppliedChange): boolean {
  if (!isOf(death, entityId)) return false;
  const isOfDeadSignIn = death.kind === 'MAIN_MEMBER' && byMainMember && askedOn !== null && askedOn >= death.died;
  return appliedOn > death.died || isOfDeadSignIn;
}
