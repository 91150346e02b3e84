import { limits } from '../base/limits';
import { addDays, addMonths, firstOfMonth, firstOfNextMonth, isPlainDate, type PlainDate } from '../base/plain-date';
import { type PolicyStatus } from '../code-lists/statuses';
import { lapseDate } from './policy-dates';

/** A status and the first day on which a policy stood so; it goes on to the day before the next period. */
export interface StatusPeriod {
  status: PolicyStatus;
  from: PlainDate;
}

/** A policy as far as the days go on which its status changes. A record that was brought along may lack any of them. */
export interface PolicyWithStatusDays {
  Policy_Status: PolicyStatus;
  Inception_Date: PlainDate;
  /** Null: nothing was paid yet, or nobody recorded it. */
  Paid_To_Date: PlainDate | null;
  Grace_End_Date: PlainDate | null;
  Lapse_Date: PlainDate | null;
  /** The last day with cover of a policy that was cancelled or ended after a death; after a lapse the day of the cancellation. */
  Cancellation_Date: PlainDate | null;
  Paid_Up_Until?: PlainDate | null | undefined;
  MainMember: { Life_Status: string; Cover_End_Date?: PlainDate | null | undefined };
}

/** A policy whose status was written anew. */
export interface StatusChange {
  /** The status before; null for a policy that is new or brought along. */
  before: PolicyStatus | null;
  policy: PolicyWithStatusDays;
  writtenOn: PlainDate;
}

/**
 * Where a policy stood on a day, never told from where it stands today. Before its first period it had not begun: PENDING.
 * Source: docs/domain/claims.md#c4-2.
 *
 * @param periods the oldest first
 */
export const statusOn = (periods: readonly StatusPeriod[], day: PlainDate): PolicyStatus =>
  periods.findLast(({ from }) => from <= day)?.status ?? 'PENDING';

/**
 * The periods of a policy after its status changed. Each begins on the day that its rule names, however late it was written: a lapse on
 * the day after grace, the end of a cancelled policy on the day after its last one. A period that began on that day or later is forgotten.
 * What no date tells counts from the day of writing: a lapse of which nobody knows the day took nobody's cover before it.
 * Source: docs/domain/policy.md#r4-3.
 */
export const statusPeriodsAfter = (known: readonly StatusPeriod[], change: StatusChange): StatusPeriod[] =>
  periodsThrough(change).reduce<StatusPeriod[]>(withStatusPeriod, [...known]);

/**
 * The periods of a policy through every record of it that was kept, the oldest first. The dates of the first one speak for the time before
 * it; one that was brought along and never changed has that one alone.
 */
export const statusPeriodsThrough = (
  records: readonly { policy: PolicyWithStatusDays; savedOn: PlainDate }[],
): StatusPeriod[] =>
  records.reduce<StatusPeriod[]>((periods, { policy, savedOn }, place) => {
    const before = records[place - 1]?.policy.Policy_Status ?? null;
    return before === policy.Policy_Status
      ? periods
      : statusPeriodsAfter(periods, { before, policy, writtenOn: savedOn });
  }, []);

/** The periods with one more, which takes the place of all that began on its first day or later. */
export function withStatusPeriod(periods: readonly StatusPeriod[], next: StatusPeriod): StatusPeriod[] {
  const kept = periods.filter(({ from }) => from < next.from);
  return kept.at(-1)?.status === next.status ? kept : [...kept, next];
}

/** The periods that a change goes through: several, where a policy is new or one job took several steps. */
function periodsThrough(change: StatusChange): StatusPeriod[] {
  const { policy, before, writtenOn } = change;
  const inception = realDay(policy.Inception_Date) ?? writtenOn;
  switch (policy.Policy_Status) {
    case 'PENDING':
    case 'NOT_TAKEN_UP':
      return [period(policy.Policy_Status, before === null ? earlierOf(inception, writtenOn) : writtenOn)];
    default:
      return [...(isBeginning(change) ? [period('ACTIVE', inception)] : []), ...laterPeriods(change)];
  }
}

/** Whether the cover of the policy begins with the change. One that was cancelled before its first premium never had any. */
const isBeginning = ({ before, policy }: StatusChange): boolean =>
  (before === null || before === 'PENDING') &&
  (policy.Policy_Status !== 'CANCELLED' || policy.Paid_To_Date !== null || policy.Lapse_Date !== null);

function laterPeriods(change: StatusChange): StatusPeriod[] {
  const { before, policy, writtenOn } = change;
  switch (policy.Policy_Status) {
    case 'ACTIVE':
      return activeAgain(change);
    case 'IN_GRACE':
      return grace(policy, writtenOn);
    case 'LAPSED':
      return lapse(policy, writtenOn);
    case 'PAID_UP':
      return paidUp(policy, writtenOn);
    case 'CLAIMED':
      return [
        period('CLAIMED', dayAfterCover(policy) ?? (before === null ? dayAfterDeath(policy) : null) ?? writtenOn),
      ];
    default:
      return cancellation(change);
  }
}

/** After premiums were waived on a day of its own; else with the payment that was written. */
function activeAgain({ before, policy, writtenOn }: StatusChange): StatusPeriod[] {
  const waivedUntil = realDay(policy.Paid_Up_Until);
  const afterWaiver = waivedUntil === null ? null : period('ACTIVE', addDays(waivedUntil, 1));
  if (before === null) return afterWaiver === null ? [] : [...paidUp(policy, writtenOn), afterWaiver];
  if (before === 'PENDING') return [];
  return [(before === 'PAID_UP' ? afterWaiver : null) ?? period('ACTIVE', writtenOn)];
}

/** Grace counts from the due date, or from the day on which it became known that the premium is unpaid. */
function grace({ Grace_End_Date }: PolicyWithStatusDays, atTheLatest: PlainDate): StatusPeriod[] {
  const ends = realDay(Grace_End_Date);
  const first = ends === null ? atTheLatest : addDays(ends, 1 - limits.GRACE_DAYS);
  return [period('IN_GRACE', earlierOf(first, atTheLatest))];
}

function lapse(policy: PolicyWithStatusDays, writtenOn: PlainDate): StatusPeriod[] {
  const graceEnded = realDay(policy.Grace_End_Date);
  const from = realDay(policy.Lapse_Date) ?? (graceEnded === null ? writtenOn : lapseDate(graceEnded));
  return [...(graceEnded === null ? [] : grace(policy, from)), period('LAPSED', from)];
}

/** A policy that was cancelled is covered up to and with its last day; one without cover ends on the day itself. */
function cancellation(change: StatusChange): StatusPeriod[] {
  const { before, policy, writtenOn } = change;
  const day = realDay(policy.Cancellation_Date);
  if (policy.Lapse_Date !== null) return [...lapse(policy, writtenOn), period('CANCELLED', day ?? writtenOn)];
  const hadCover = before === null || before === 'PENDING' ? isBeginning(change) : true;
  const first = day !== null && hadCover ? addDays(day, 1) : day;
  return [period('CANCELLED', first ?? writtenOn)];
}

/** From the first of the month after the main member's death, as the last day without premiums tells it, or the death. */
function paidUp(policy: PolicyWithStatusDays, writtenOn: PlainDate): StatusPeriod[] {
  const until = realDay(policy.Paid_Up_Until);
  if (until !== null) return [period('PAID_UP', addMonths(firstOfMonth(until), 1 - limits.PREMIUM_WAIVER_MONTHS))];
  const afterDeath = dayAfterDeath(policy);
  return [period('PAID_UP', afterDeath === null ? writtenOn : firstOfNextMonth(addDays(afterDeath, -1)))];
}

/** The first day without cover of those whom a main member left. */
function dayAfterCover({ Cancellation_Date }: PolicyWithStatusDays): PlainDate | null {
  const last = realDay(Cancellation_Date);
  return last === null ? null : addDays(last, 1);
}

const dayAfterDeath = ({ MainMember: { Life_Status, Cover_End_Date } }: PolicyWithStatusDays): PlainDate | null =>
  Life_Status === 'DECEASED' ? realDay(Cover_End_Date) : null;

const period = (status: PolicyStatus, from: PlainDate): StatusPeriod => ({ status, from });
const earlierOf = (one: PlainDate, other: PlainDate): PlainDate => (one < other ? one : other);
const realDay = (day: PlainDate | null | undefined): PlainDate | null => (isPlainDate(day) ? day : null);
