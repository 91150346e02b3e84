import {
  addDays,
  addMonths,
  graceEnd,
  lapseDate,
  lastOfMonth,
  paidUpUntil,
  type PlainDate,
  type PolicyStatus,
  reinstatementEnd,
  unpaidNoticeDate,
} from '@portal/domain';
import { dueDayBefore, endOfMonthBefore } from './due-day';

/** Where a policy stands and how far it is paid. Which debit day makes it so depends on today. */
export interface Standing {
  Policy_Status: PolicyStatus;
  Paid_To_Date: PlainDate | null;
  debitDay: number;
  Grace_End_Date?: PlainDate;
  Lapse_Date?: PlainDate;
  Reinstatement_End_Date?: PlainDate;
  Cancellation_Date?: PlainDate;
  Unpaid_Notice_Date?: PlainDate;
  Paid_Up_Until?: PlainDate;
}

/** The last premium came a few days ago; the next is weeks away. */
export function upToDate(today: PlainDate): Standing {
  const { debitDay, due } = dueDayBefore(addDays(today, -3));
  return { Policy_Status: 'ACTIVE', Paid_To_Date: lastOfMonth(due), debitDay };
}

/** A premium falls due within the week. */
export function premiumDue(today: PlainDate): Standing {
  const { debitDay, due } = dueDayBefore(addDays(today, 5));
  return { Policy_Status: 'ACTIVE', Paid_To_Date: endOfMonthBefore(due), debitDay };
}

/** Two months after this one are paid as well. */
export const paidAhead = (today: PlainDate): Standing => ({
  ...upToDate(today),
  Paid_To_Date: lastOfMonth(addMonths(today, 2)),
});

/** One premium failed about two weeks ago; cover continues for about two weeks more. */
export function inGrace(today: PlainDate): Standing {
  const { debitDay, due } = dueDayBefore(addDays(today, -12));
  return {
    Policy_Status: 'IN_GRACE',
    Paid_To_Date: endOfMonthBefore(due),
    debitDay,
    Grace_End_Date: graceEnd(due),
    Unpaid_Notice_Date: unpaidNoticeDate(due),
  };
}

/** Cover ended so many days ago, or up to four more. */
export function lapsed(today: PlainDate, daysAgo: number): Standing {
  const { debitDay, due } = dueDayBefore(addDays(today, -31 - daysAgo));
  const Grace_End_Date = graceEnd(due);
  const Lapse_Date = lapseDate(Grace_End_Date);
  return {
    Policy_Status: 'LAPSED',
    Paid_To_Date: endOfMonthBefore(due),
    debitDay,
    Grace_End_Date,
    Lapse_Date,
    Reinstatement_End_Date: reinstatementEnd(Lapse_Date),
  };
}

/** Lapsed so many days ago, and cancelled because nobody paid within the 90 days after it. */
export function cancelledAfterLapse(today: PlainDate, daysAgo: number): Standing {
  const before = lapsed(today, daysAgo);
  const { Reinstatement_End_Date: end = today } = before;
  return { ...before, Policy_Status: 'CANCELLED', Cancellation_Date: addDays(end, 1) };
}

/** Nothing has been paid yet. */
export const unpaid = (Policy_Status: 'PENDING' | 'NOT_TAKEN_UP'): Standing => ({
  Policy_Status,
  Paid_To_Date: null,
  debitDay: 1,
});

/** No premium was asked for after the month of so many months ago. */
export const ended = (today: PlainDate, Policy_Status: 'CANCELLED' | 'CLAIMED', monthsAgo: number): Standing => ({
  Policy_Status,
  Paid_To_Date: lastOfMonth(addMonths(today, -monthsAgo)),
  debitDay: 1,
});

/** The main member died so many months ago, and no premium was asked for since. */
export function paidUp(today: PlainDate, monthsAgo: number): Standing {
  const died = addMonths(today, -monthsAgo);
  return {
    Policy_Status: 'PAID_UP',
    Paid_To_Date: lastOfMonth(died),
    Paid_Up_Until: paidUpUntil(died),
    debitDay: 1,
  };
}
