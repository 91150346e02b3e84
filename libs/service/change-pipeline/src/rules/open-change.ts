import { type StoredAction } from '@portal/service-store';
import { type ChangeContext, type Proposal, refused, type Refused } from '../base/change';

/**
 * The open change that a new one would collide with: on the same record, unless the new one is applied at once and touches
 * other fields (an email address while a corrected name waits). The shares of beneficiaries are one whole, so there it always does.
 */
export function collidingChange(
  { entityType, entityId, changedFields }: Proposal,
  open: readonly StoredAction[],
  isAppliedAtOnce: boolean,
): StoredAction | undefined {
  const onRecord = open.filter((one) => one.entityType === entityType && one.entityId === entityId);
  if (!isAppliedAtOnce || entityType === 'BENEFICIARY') return onRecord[0];
  return onRecord.find(({ changes }) => changes.some(({ field, changed }) => changed && changedFields.includes(field)));
}

/** One open change for each record: what waits must be dealt with first, unless its own maker replaces it. */
export function mayReplace(
  proposal: Proposal,
  { open, actor }: Pick<ChangeContext, 'open' | 'actor'>,
  isAppliedAtOnce: boolean,
): Refused | null {
  const isSpouseAsked = proposal.actionType === 'ADD_SPOUSE' && open.some((one) => one.actionType === 'ADD_SPOUSE');
  if (isSpouseAsked) return refused('PENDING_CHANGE_EXISTS');
  const colliding = collidingChange(proposal, open, isAppliedAtOnce);
  if (!colliding) return null;
  const isOwn = colliding.status === 'PENDING' && colliding.requestedBy.id === actor.id;
  return isOwn ? null : refused('PENDING_CHANGE_EXISTS');
}
