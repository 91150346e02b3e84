import { limits } from '../base/limits';
import { addDays, type PlainDate } from '../base/plain-date';
import { lapseDate, reinstatementEnd } from '../policy/policy-dates';
import { type PolicyStatus } from '../code-lists/statuses';
import { reinstatementUntil } from '../policy/reinstatement';
import { type PolicyWithLives } from './cover-facts';

/** Where a policy stands on a day. */
export interface StandingOn {
  status: PolicyStatus;
  /** From this day nobody is covered; null where there is cover or nobody recorded the day. */
  endedFrom: PlainDate | null;
  /** Until this day paying brings it back; null: nothing does. */
  returnsUntil: PlainDate | null;
}

const stands = (
  status: PolicyStatus,
  endedFrom: PlainDate | null = null,
  returnsUntil: PlainDate | null = null,
): StandingOn => ({ status, endedFrom, returnsUntil });

const lapsedFrom = (lapsed: PlainDate, until = reinstatementEnd(lapsed)) => stands('LAPSED', lapsed, until);

/** When a policy that has lapsed lapsed, as far as it is recorded. */
const lapsedOn = ({ Lapse_Date, Grace_End_Date }: PolicyWithLives): PlainDate | null =>
  Lapse_Date ?? (Grace_End_Date === null ? null : lapseDate(Grace_End_Date));

/**
 * Where a policy stands on a day, told from its record as it is on another one: before that day by the dates it carries, after it as
 * it goes on when nothing more is paid of what is owed, and everything is that falls due. Source: docs/domain/policy.md#r4-3 and #r4-4.
 */
export function standingOn(policy: PolicyWithLives, on: PlainDate, asOf: PlainDate): StandingOn {
  const { Policy_Status: status, Grace_End_Date } = policy;
  switch (status) {
    case 'IN_GRACE':
      if (on > asOf && Grace_End_Date !== null && on > Grace_End_Date) return lapsedFrom(lapseDate(Grace_End_Date));
      return stands(on < asOf && isBeforeGrace(on, Grace_End_Date) ? 'ACTIVE' : 'IN_GRACE');
    case 'LAPSED':
      return lapsedPolicy(policy, on);
    case 'CANCELLED':
      return cancelledPolicy(policy, on);
    case 'CLAIMED':
      return claimedPolicy(policy, on);
    case 'PAID_UP':
      return isBefore(policy.Paid_Up_Until, on) ? stands('ACTIVE') : stands('PAID_UP');
    default:
      return stands(status);
  }
}

/** Grace has its days before its end; whoever was told late was in it a little longer. */
const isBeforeGrace = (on: PlainDate, ends: PlainDate | null): boolean =>
  ends !== null && on <= addDays(ends, -limits.GRACE_DAYS);

const diedOn = ({ MainMember }: PolicyWithLives) =>
  MainMember.Life_Status === 'DECEASED' ? MainMember.Cover_End_Date : null;

const isBefore = (one: PlainDate | null | undefined, other: PlainDate | null | undefined): boolean =>
  !!one && !!other && one < other;

function lapsedPolicy(policy: PolicyWithLives, on: PlainDate): StandingOn {
  const lapsed = lapsedOn(policy);
  if (lapsed === null) return stands('LAPSED');
  if (on < lapsed) return stands('ACTIVE');
  const until = reinstatementUntil(policy) ?? reinstatementEnd(lapsed);
  return on > until ? stands('CANCELLED', lapsed) : lapsedFrom(lapsed, until);
}

/** The others are covered up to and with the last day to take it over; where nobody recorded that, nobody was after the death. */
function claimedPolicy(policy: PolicyWithLives, on: PlainDate): StandingOn {
  const { Cancellation_Date: last } = policy;
  if (last !== null) return on <= last ? stands('ACTIVE') : stands('CLAIMED', addDays(last, 1));
  return isBefore(on, diedOn(policy)) ? stands('ACTIVE') : stands('CLAIMED');
}

/** One that nobody ever paid for never began; one that was cancelled is covered up to and with its last day. */
function cancelledPolicy(policy: PolicyWithLives, on: PlainDate): StandingOn {
  const { Lapse_Date: lapsed, Cancellation_Date: last, Paid_To_Date } = policy;
  if (lapsed !== null) {
    if (on < lapsed) return stands('ACTIVE');
    return isBefore(on, last) ? lapsedFrom(lapsed) : stands('CANCELLED', lapsed);
  }
  const hadCover = Paid_To_Date !== null && last !== null;
  return hadCover && on <= last ? stands('ACTIVE') : stands('CANCELLED', hadCover ? addDays(last, 1) : null);
}
