import { type FieldChange, type ShareAllocation } from '@portal/contract';
import { detailsOf } from '@portal/contract/words';
import { type StoredAction, type StoredPolicy } from '@portal/service-store';
import { type EntityRecord, refused, type Refused } from '../base/change';
import { addsRecord, findEntity } from '../record/put-entity';

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
  if (addsRecord(action)) return [];
  const present = presentRecord(action, policy);
  const rows = action.changes.filter(({ changed }) => changed);
  return [...rows.flatMap((row) => driftOfField(action, row, present)), ...driftOfShares(action, policy)];
}

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
  const isSame = wasKept && present !== null ? sameText(currentValue[field], present[field]) : then === now;
  // Numbers that look alike once they are masked.
  return isSame ? [] : [{ label, then, now: now !== null && now === then ? 'Number changed' : now }];
}

const sameText = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

type WithSplit = EntityRecord & { ShareAllocation?: ShareAllocation };

/** The shares of all move with the shares of one. */
function driftOfShares({ currentValue, proposedValue }: StoredAction, policy: StoredPolicy): Drift[] {
  const then = (currentValue as WithSplit | null)?.ShareAllocation;
  if (!then || sameText(then, (proposedValue as WithSplit | null)?.ShareAllocation)) return [];
  const now = splitOf(policy, then);
  if (sameText(then, now)) return [];
  return [{ label: 'Shares of all', then: inWords(then, policy), now: inWords(now, policy) }];
}

/** The shares that the people of a split have on the policy, in its order. */
export const splitOf = ({ Beneficiaries }: StoredPolicy, split: ShareAllocation): ShareAllocation =>
  split.map(({ id }) => ({ id, Benefit_Share: Beneficiaries.find((one) => one.id === id)?.Benefit_Share ?? 0 }));

const inWords = (split: ShareAllocation, { Beneficiaries }: StoredPolicy) =>
  split
    .map(
      ({ id, Benefit_Share }) => `${Beneficiaries.find((one) => one.id === id)?.First_Name ?? '-'} ${Benefit_Share}%`,
    )
    .join(', ');

/** Nobody approves what is not there any more as it was shown (docs/reliability.md#e3). */
export const checkNotStale = (action: StoredAction, policy: StoredPolicy): Refused | null =>
  driftOf(action, policy).length === 0
    ? null
    : refused('STALE_VERSION', 'The policy has changed since this was asked for. Decline it and ask for it again.');
