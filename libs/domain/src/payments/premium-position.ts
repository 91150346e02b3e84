import { dueDateIn } from './due-date';
import { fromCents, toCents } from '../base/money';
import { addDays, firstOfMonth, firstOfNextMonth, lastOfMonth, type PlainDate } from '../base/plain-date';
import { graceEnd } from '../policy/policy-dates';
import { isFinalStatus } from '../policy/policy-status';
import { type PolicyStatus, type PremiumStatus } from '../code-lists/statuses';

/** What premiums depend on, as the policy record has it. Amounts in rand. */
export interface PremiumPayer {
  Policy_Status: PolicyStatus;
  Inception_Date: PlainDate;
  /** The last day that is paid for; null: nobody recorded it, or nothing was paid yet. */
  Paid_To_Date: PlainDate | null;
  Monthly_Premium: number;
  /** Recorded where the paid-to date is not. */
  Arrears_Amount: number;
  /** Money received that is not a whole premium yet. */
  Premium_Credit: number;
  Grace_End_Date: PlainDate | null;
  Lapse_Date: PlainDate | null;
  /** The day the policyholder was last told that a premium is unpaid; none outside grace. */
  Unpaid_Notice_Date?: PlainDate | null | undefined;
  /** `YYYY-MM`: months for which nothing is owed, because a lapsed policy covered nobody in them. */
  Months_Without_Cover?: string[] | undefined;
  PaymentMethod: {
    Debit_Day: number | null;
    /** The first collection on this day: nobody is late before it. */
    Effective_Date?: PlainDate | null;
    /** The first day of the first month that falls due on this debit day; earlier months keep the day before it. */
    Debit_Day_From?: PlainDate | null | undefined;
    Previous_Debit_Day?: number | null | undefined;
  };
}

/** How far the premiums of a policy are paid on a day. Amounts in rand. */
export interface PremiumPosition {
  Premium_Status: PremiumStatus;
  /** Premiums whose due date has passed. */
  Premiums_Outstanding: number;
  Arrears_Amount: number;
  /** The arrears and a premium that falls due within a week. */
  Amount_Due: number;
  /** Paid for months after the current one, and money that is not a whole premium yet. */
  Advance_Amount: number;
  Next_Due_Date: PlainDate | null;
  Grace_End_Date: PlainDate | null;
}

const nothingDue = {
  Premiums_Outstanding: 0,
  Arrears_Amount: 0,
  Amount_Due: 0,
  Advance_Amount: 0,
  Next_Due_Date: null,
};
/** A premium is called due so many days before its date. */
const dueNoticeDays = 7;
const mostMonths = 120;

/**
 * Works out the premium status and the amounts from the day up to which premiums are paid; where nobody recorded that
 * day, the recorded arrears stand.
 * Source: docs/domain/policy.md#r4-3, #r4-4 and docs/domain/payments.md#r6-3.
 */
export function premiumPosition(policy: PremiumPayer, today: PlainDate, isPaymentOpen: boolean): PremiumPosition {
  const { Policy_Status: status, Monthly_Premium: premium, Grace_End_Date } = policy;
  if (status === 'PAID_UP' || isFinalStatus(status)) {
    return { ...nothingDue, Premium_Status: 'NOT_APPLICABLE', Grace_End_Date };
  }
  if (status === 'PENDING') return firstPremium(policy, isPaymentOpen);

  const overdue = overdueDates(policy, today);
  const next = status === 'LAPSED' ? null : nextDueDate(policy, today);
  const isDue = next !== null && next <= addDays(today, dueNoticeDays);
  const advance = status === 'LAPSED' ? 0 : monthsInAdvance(policy, today);
  const [firstOverdue] = overdue;
  const credit = toCents(policy.Premium_Credit);
  const owed = policy.Paid_To_Date === null ? policy.Arrears_Amount : times(premium, overdue.length);
  const arrears = fromCents(Math.max(0, toCents(owed) - credit));
  return {
    Premium_Status: isPaymentOpen ? 'PROCESSING' : statusOf(arrears, isDue, advance),
    Premiums_Outstanding: premium > 0 ? Math.ceil(toCents(arrears) / toCents(premium)) : overdue.length,
    Arrears_Amount: arrears,
    Amount_Due: fromCents(Math.max(0, toCents(owed) + (isDue ? toCents(premium) : 0) - credit)),
    Advance_Amount: fromCents(toCents(times(premium, advance)) + (arrears > 0 ? 0 : credit)),
    Next_Due_Date: next,
    Grace_End_Date: Grace_End_Date ?? (firstOverdue === undefined ? null : graceEnd(firstOverdue)),
  };
}

/** A policy that has not begun owes its first premium, and nothing more until that has come. */
function firstPremium(policy: PremiumPayer, isPaymentOpen: boolean): PremiumPosition {
  if (policy.Paid_To_Date !== null) return { ...nothingDue, Premium_Status: 'UP_TO_DATE', Grace_End_Date: null };
  return {
    ...nothingDue,
    Premium_Status: isPaymentOpen ? 'PROCESSING' : 'FIRST_PREMIUM_OUTSTANDING',
    Premiums_Outstanding: 1,
    Amount_Due: fromCents(Math.max(0, toCents(policy.Monthly_Premium) - toCents(policy.Premium_Credit))),
    Next_Due_Date: firstPremiumDue(policy),
    Grace_End_Date: null,
  };
}

/** The day on which the premium is due that begins a policy. */
export const firstPremiumDue = ({ Inception_Date, PaymentMethod }: PremiumPayer): PlainDate =>
  dueDateIn(Inception_Date, PaymentMethod.Debit_Day);

const statusOf = (arrears: number, isDue: boolean, advance: number): PremiumStatus => {
  if (arrears > 0) return 'ARREARS';
  if (advance > 0) return 'PAID_IN_ADVANCE';
  return isDue ? 'DUE' : 'UP_TO_DATE';
};

/** In whole cents, so that nothing drifts. */
const times = (rand: number, count: number) => fromCents(toCents(rand) * count);

/** Due dates that have passed without payment, oldest first. After a lapse no premium is added, whatever day it is. */
export function overdueDates(policy: PremiumPayer, today: PlainDate): PlainDate[] {
  const { Paid_To_Date, Lapse_Date, Policy_Status, PaymentMethod } = policy;
  if (Paid_To_Date === null) return [];
  const until = Policy_Status === 'LAPSED' && Lapse_Date !== null ? Lapse_Date : today;
  const dates: PlainDate[] = [];
  let month = firstOfNextMonth(Paid_To_Date);
  let due = dueOf(month, PaymentMethod);
  while (due < until && dates.length < mostMonths) {
    if (!isWithoutCover(policy, month)) dates.push(due);
    month = firstOfNextMonth(month);
    due = dueOf(month, PaymentMethod);
  }
  return dates;
}

/** The due date of the oldest month that is not paid, be it still to come; null where nobody recorded how far a policy is paid. */
export function firstUnpaidDue(policy: PremiumPayer): PlainDate | null {
  if (policy.Paid_To_Date === null) return null;
  let month = firstOfNextMonth(policy.Paid_To_Date);
  while (isWithoutCover(policy, month)) month = firstOfNextMonth(month);
  return dueOf(month, policy.PaymentMethod);
}

/** Nothing is owed for a month in which a lapsed policy covered nobody. */
export const isWithoutCover = ({ Months_Without_Cover = [] }: PremiumPayer, month: PlainDate): boolean =>
  Months_Without_Cover.includes(month.slice(0, 7));

/**
 * The due date of a month, not before the first collection on this debit day. A month that was overdue when the debit day changed
 * stays due on the day before: another day makes nobody less late.
 */
export function dueOf(month: PlainDate, method: PremiumPayer['PaymentMethod']): PlainDate {
  const { Debit_Day, Effective_Date, Debit_Day_From, Previous_Debit_Day = null } = method;
  if (Debit_Day_From && month < Debit_Day_From) return dueDateIn(month, Previous_Debit_Day);
  const due = dueDateIn(month, Debit_Day);
  return Effective_Date && Effective_Date > due ? Effective_Date : due;
}

/** The first due date from today on that is not paid yet. */
function nextDueDate(policy: PremiumPayer, today: PlainDate): PlainDate {
  const { Paid_To_Date, PaymentMethod } = policy;
  const isThisMonthPaid = Paid_To_Date !== null && Paid_To_Date >= lastOfMonth(today);
  let month = isThisMonthPaid ? firstOfNextMonth(Paid_To_Date) : firstOfMonth(today);
  while (dueOf(month, PaymentMethod) < today || isWithoutCover(policy, month)) month = firstOfNextMonth(month);
  return dueOf(month, PaymentMethod);
}

/** Whole months paid beyond the current one. */
function monthsInAdvance({ Paid_To_Date }: PremiumPayer, today: PlainDate): number {
  if (Paid_To_Date === null) return 0;
  const monthOf = (date: PlainDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return Math.max(0, monthOf(Paid_To_Date) - monthOf(today));
}
