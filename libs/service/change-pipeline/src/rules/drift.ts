import { type FieldChange } from '@portal/contract';
import { detailsOf } from '@portal/contract/words';
import { type StoredAction, type StoredPolicy } from '@portal/service-store';
import { type EntityRecord, refused, type Refused } from '../base/change';
import { addsRecord, findEntity } from '../record/put-entity';
import { fieldsStanding } from '../undo/fields-standing';
import { fieldsLeftInWords } from '../undo/undo-words';
import { isSameSplit, splitOf, splitsInWords, type WithSplit } from './splits';

/** A value that a change replaces and that is another one by now. In words. */
export interface Drift {
  label: string;
  then: string | null;
  now: string | null;
}

/**
 * What a change would replace without anybody having seen it: values that moved on after it was asked for. Fields that it leaves
 * alone do not count (docs/reliability.md#e3).
 */
export function driftOf(action: StoredAction, policy: StoredPolicy): Drift[] {
  if (action.undo) return fieldsLeftInWords(policy, action.undo);
  const shares = driftOfShares(action, policy);
  if (addsRecord(action)) return shares;
  const present = presentRecord(action, policy);
  const rows = action.changes.filter((row) => isReplaced(action, row));
  return [...rows.flatMap((row) => driftOfField(action, row, present)), ...shares];
}

/** An account is replaced whole; only its debit day stays as it is where the change leaves it alone. */
const isReplaced = ({ entityType }: StoredAction, { field, changed }: FieldChange): boolean =>
  changed || (entityType === 'BANKING_DETAILS' && field !== 'Debit_Day');

/** The record as the policy has it; of accounts there is one, whatever its id. */
const presentRecord = ({ entityType, entityId }: StoredAction, policy: StoredPolicy): EntityRecord | null =>
  findEntity(policy, entityType, entityId) ??
  (entityType === 'BANKING_DETAILS' ? (policy.BankingDetails as EntityRecord | null) : null);

function driftOfField(
  { entityType, currentValue }: StoredAction,
  { field, label, current: then }: FieldChange,
  present: EntityRecord | null,
): Drift[] {
  const detail = detailsOf[entityType].find((one) => one.field === field);
  if (!detail) return [];
  const now = present && detail.show(present);
  const wasKept = currentValue !== null && field in currentValue;
  const isSame = wasKept && present !== null ? isSameValue(field, currentValue, present) : then === now;
  // Numbers that look alike once they are masked.
  return isSame ? [] : [{ label, then, now: now !== null && now === then ? 'Number changed' : now }];
}

/** Another account has another id, whatever of its number is kept here. */
const isSameValue = (field: string, then: EntityRecord, now: EntityRecord): boolean =>
  sameText(then[field], now[field]) && (field !== 'Account_Number' || then['id'] === now['id']);

const sameText = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The shares of all move with the shares of one. */
function driftOfShares({ currentValue, proposedValue }: StoredAction, policy: StoredPolicy): Drift[] {
  const then = (currentValue as WithSplit | null)?.ShareAllocation;
  if (!then || isSameSplit(then, (proposedValue as WithSplit | null)?.ShareAllocation)) return [];
  const now = splitOf(policy, then);
  return isSameSplit(then, now) ? [] : [splitsInWords(policy, [then, now])];
}

/**
 * Nobody approves what is not there any more as it was shown (docs/reliability.md#e3). What a death undoes leaves what somebody else has set since,
 * and is of no use once nothing else is left of it.
 */
export function checkNotStale(action: StoredAction, policy: StoredPolicy): Refused | null {
  if (action.undo) {
    const isUseless = fieldsStanding(policy, action.undo).length === 0;
    return isUseless ? refused('STALE_VERSION', 'Nothing of this is left to undo. Decline it.') : null;
  }
  return driftOf(action, policy).length === 0
    ? null
    : refused('STALE_VERSION', 'The policy has changed since this was asked for. Decline it and ask for it again.');
}
