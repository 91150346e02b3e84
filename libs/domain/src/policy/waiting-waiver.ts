import { limits } from '../base/limits';
import { addDays, addMonths, daysBetween, type PlainDate } from '../base/plain-date';
import { waitingPeriodEnd } from './policy-dates';

/** A person's cover on a policy before the new one, as far as it is known. */
export interface PreviousCover {
  /** When it began; null where nobody can tell. */
  startDate: PlainDate | null;
  /** The day it ended or ends; null while it goes on. */
  endDate: PlainDate | null;
  /** It ended because a premium was not paid: the law gives more time then. */
  hasLapsed: boolean;
  waitingServed: boolean;
  /** When its waiting period ends, or would have ended; null where nobody can tell. */
  waitingEndDate: PlainDate | null;
}

/** Days from the end of one policy to the start of the next, and the least days in force, for a waiver. */
const waiverDays = 31;

/** Whether cover goes over from one policy to the next without a gap that counts. */
function isContinued({ endDate, hasLapsed }: PreviousCover, starts: PlainDate): boolean {
  if (endDate === null) return true;
  const until = hasLapsed ? addMonths(endDate, limits.NEW_POLICY_NO_WAIT_MONTHS) : addDays(endDate, waiverDays);
  return starts <= until;
}

/** A policy of some days is nothing to go on from. Where its start is not known, a served waiting period speaks for it. */
const wasInForceLongEnough = ({ startDate, endDate }: PreviousCover, starts: PlainDate): boolean =>
  startDate === null || daysBetween(startDate, endDate ?? starts) >= waiverDays;

/**
 * From this day natural causes are covered too, on a policy that takes the place of another one or stands beside it.
 *
 * None of it again where the waiting period of the other was served; where it was not, only the part that is left, if
 * anybody can tell how much. Source: docs/domain/policy.md#r4-1, Policyholder Protection Rules 2A.6 and 2A.9.
 */
export function waitingEndAfter(previous: PreviousCover | null, starts: PlainDate): PlainDate {
  const whole = waitingPeriodEnd(starts);
  if (previous === null || !isContinued(previous, starts) || !wasInForceLongEnough(previous, starts)) return whole;
  if (previous.waitingServed) return starts;
  const { waitingEndDate } = previous;
  if (waitingEndDate === null || waitingEndDate > whole) return whole;
  return waitingEndDate > starts ? waitingEndDate : starts;
}
