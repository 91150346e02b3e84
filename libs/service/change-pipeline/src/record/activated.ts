import { type PlainDate, waitingPeriodEnd } from '@portal/domain';
import { type StoredAction, type StoredPolicy } from '@portal/service-store';
import { type EntityRecord } from '../base/change';
import { putEntity } from './put-entity';

/** A life that waited to join is covered from the day the change holds, be that later than when it was asked for. */
export function activated(proposed: EntityRecord | null, from: PlainDate): EntityRecord | null {
  if (proposed?.['Life_Status'] !== 'PENDING') return proposed;
  const [starts, waitingEnds] = [String(proposed['Cover_Start_Date']), String(proposed['Waiting_Period_End_Date'])];
  // None, or what is left of an earlier one, has its end whenever the cover starts.
  const ends = waitingEnds === waitingPeriodEnd(starts) ? waitingPeriodEnd(from) : waitingEnds;
  return {
    ...proposed,
    Life_Status: 'ACTIVE',
    Cover_Start_Date: from,
    Waiting_Period_End_Date: ends > from ? ends : from,
  };
}

/** The policy with an action put in on a day; null when it is not about this policy any more. */
const withAction = (policy: StoredPolicy, action: StoredAction, effectiveDate: PlainDate): StoredPolicy | null =>
  putEntity(policy, {
    ...action,
    effectiveDate,
    proposed: activated(action.proposedValue, effectiveDate),
    current: action.currentValue,
  });

/** The policy with several actions put in, one after the other; one that does not fit any more changes nothing. */
export const withActions = (policy: StoredPolicy, actions: readonly StoredAction[], today: PlainDate): StoredPolicy =>
  actions.reduce((so, action) => withAction(so, action, action.effectiveDate ?? today) ?? so, policy);
