import { moveDays } from './child-cover';
import { isActiveLife } from '../people/life-status';
import { type ChildWithEnd, childCoverEnding } from './child-cover-ending';
import { addDays, type PlainDate } from '../base/plain-date';
import { changeEffectiveDate, isNewbornAddition, waitingPeriodEnd } from '../policy/policy-dates';
import { type Identified, isSamePerson } from '../people/same-person';

/** A policy that somebody joins, as far as the start of cover goes. */
export interface JoinedPolicy {
  MainMember: { Waiting_Period_End_Date: PlainDate };
  Children: readonly (Identified &
    ChildWithEnd & { id: string; Life_Status: string; Waiting_Period_End_Date: PlainDate })[];
}

export interface NewLifeCover {
  starts: PlainDate;
  /** From this day natural causes are covered too. */
  waitingEnds: PlainDate;
  /** The id of the child whose cover this takes the place of. */
  movedChild: string | null;
}

/**
 * From when somebody new is covered, were the request approved today: from the first day of the next month, after a waiting period. A
 * newborn of somebody who has served one has none. A child whose cover ends goes over to extended cover without a new one, on
 * the day of the end or later. Source: docs/domain/policy.md#r4-3 and docs/domain/lives.md#r4-5.
 */
export function newLifeCover(
  policy: JoinedPolicy,
  kind: 'SPOUSE' | 'CHILD' | 'EXTENDED_MEMBER',
  person: Identified,
  today: PlainDate,
): NewLifeCover {
  const first = changeEffectiveDate(today);
  const moved = kind === 'EXTENDED_MEMBER' ? childToMove(policy, person, today) : null;
  if (moved) {
    const starts = moved.ends > first ? moved.ends : first;
    const waitingEnds = moved.waitingEnds > starts ? moved.waitingEnds : starts;
    return { starts, waitingEnds, movedChild: moved.id };
  }
  const birth = person.Date_Of_Birth;
  const isNewborn = kind === 'CHILD' && !!birth && isNewbornAddition(birth, today);
  const parentHasServed = policy.MainMember.Waiting_Period_End_Date <= today;
  return {
    starts: first,
    waitingEnds: parentHasServed && isNewborn ? first : waitingPeriodEnd(first),
    movedChild: null,
  };
}

/** The child on the policy who is this person and whose cover has just ended by age or ends soon. */
function childToMove({ Children }: JoinedPolicy, person: Identified, today: PlainDate) {
  for (const child of Children) {
    if (!isActiveLife(child) || !isSamePerson(child, person)) continue;
    const ending = childCoverEnding(child);
    if (ending === null || ending.why === 'OTHER') continue;
    const isTime = addDays(ending.ends, -moveDays) <= today && today <= addDays(ending.ends, moveDays);
    if (isTime) return { id: child.id, ends: ending.ends, waitingEnds: child.Waiting_Period_End_Date };
  }
  return null;
}
