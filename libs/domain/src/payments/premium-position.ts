import { dueDateIn } from './due-date';
import { fromCents, toCents } from '../base/money';
import { addDays, addMonths, firstOfMonth, firstOfNextMonth, lastOfMonth, type PlainDate } from '../base/plain-date';
import { graceEnd } from '../policy/policy-dates';
import { isFinalStatus } from '../policy/policy-status';
import { type PolicyStatus, type PremiumStatus } from '../code-lists/statuses';
import { type PremiumByMonth, premiumOf } from './premium-of';

/** What premiums depend on, as the policy record has it. Amounts in rand. */
export interface PremiumPayer extends PremiumByMonth {
  Policy_Status: PolicyStatus;
  Inception_Date: PlainDate;
  /** The last day that is paid for; null: nobody recorded it, or nothing was paid yet. */
  Paid_To_Date: PlainDate | null;
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
  /** What is left of the oldest of them, or of the one that falls due within a week where none has. */
  Oldest_Outstanding: number;
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
  Oldest_Outstanding: 0,
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
  const { Policy_Status: status, Grace_End_Date } = policy;
  if (status === 'PAID_UP' || isFinalStatus(status)) {
    return { ...nothingDue, Premium_Status: 'NOT_APPLICABLE', Grace_End_Date };
  }
  if (status === 'PENDING') return firstPremium(policy, isPaymentOpen);

  const overdue = overdueMonths(policy, today);
  const next = status === 'LAPSED' ? null : nextMonthDue(policy, today);
  const isDue = next !== null && next.due <= addDays(today, dueNoticeDays);
  const advance = status === 'LAPSED' ? [] : monthsInAdvance(policy, today);
  const [firstOverdue] = overdue;
  const credit = toCents(policy.Premium_Credit);
  const premiums = policy.Paid_To_Date === null ? broughtAlong(policy) : pricesOf(policy, overdue);
  const unpaid = afterCredit(premiums, credit);
  const arrears = fromCents(total(unpaid));
  const dueCents = next !== null && isDue ? toCents(premiumOf(policy, next.month)) : 0;
  return {
    Premium_Status: isPaymentOpen ? 'PROCESSING' : statusOf(arrears, isDue, advance.length),
    Premiums_Outstanding: unpaid.length,
    Oldest_Outstanding: fromCents(unpaid[0] ?? 0),
    Arrears_Amount: arrears,
    Amount_Due: fromCents(Math.max(0, total(premiums) + dueCents - credit)),
    Advance_Amount: fromCents(total(pricesOf(policy, advance)) + (arrears > 0 ? 0 : credit)),
    Next_Due_Date: next?.due ?? null,
    Grace_End_Date: Grace_End_Date ?? (firstOverdue === undefined ? null : graceEnd(firstOverdue.due)),
  };
}

/** A policy that has not begun owes its first premium, and nothing more until that has come. */
function firstPremium(policy: PremiumPayer, isPaymentOpen: boolean): PremiumPosition {
  if (policy.Paid_To_Date !== null) {
    const ahead = pricesOf(policy, monthsInAdvance(policy, policy.Inception_Date));
    const Advance_Amount = fromCents(total(ahead) + toCents(policy.Premium_Credit));
    return { ...nothingDue, Advance_Amount, Premium_Status: 'UP_TO_DATE', Grace_End_Date: null };
  }
  const Amount_Due = fromCents(Math.max(0, toCents(policy.Monthly_Premium) - toCents(policy.Premium_Credit)));
  return {
    ...nothingDue,
    Premium_Status: isPaymentOpen ? 'PROCESSING' : 'FIRST_PREMIUM_OUTSTANDING',
    Premiums_Outstanding: 1,
    Oldest_Outstanding: Amount_Due,
    Amount_Due,
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
const total = (cents: readonly number[]) => cents.reduce((sum, each) => sum + each, 0);

const pricesOf = (policy: PremiumPayer, months: readonly Pick<DueMonth, 'month'>[]) =>
  months.map(({ month }) => toCents(premiumOf(policy, month)));

/** Arrears that nobody recorded the months of, as if each were a premium of today: what is left over is the oldest. */
function broughtAlong({ Arrears_Amount, Monthly_Premium }: PremiumPayer): number[] {
  const [arrears, premium] = [toCents(Arrears_Amount), toCents(Monthly_Premium)];
  if (arrears <= 0) return [];
  if (premium <= 0) return [arrears];
  const whole = Array.from({ length: Math.ceil(arrears / premium) - 1 }, () => premium);
  return [arrears - total(whole), ...whole];
}

/** What credit leaves of premiums: it pays the oldest first. */
function afterCredit(premiums: readonly number[], creditCents: number): number[] {
  let credit = creditCents;
  return premiums
    .map((cents) => {
      const left = Math.max(0, cents - credit);
      credit = Math.max(0, credit - cents);
      return left;
    })
    .filter((cents) => cents > 0);
}

/** A month, by its first day, and the day on which its premium is due. */
export interface DueMonth {
  month: PlainDate;
  due: PlainDate;
}

/** Due dates that have passed without payment, oldest first. */
export const overdueDates = (policy: PremiumPayer, today: PlainDate): PlainDate[] =>
  overdueMonths(policy, today).map(({ due }) => due);

/** Months that have fallen due without payment, oldest first. After a lapse no premium is added, whatever day it is. */
export function overdueMonths(policy: PremiumPayer, today: PlainDate): DueMonth[] {
  const { Paid_To_Date, Lapse_Date, Policy_Status, PaymentMethod } = policy;
  if (Paid_To_Date === null) return [];
  const until = Policy_Status === 'LAPSED' && Lapse_Date !== null ? Lapse_Date : today;
  const months: DueMonth[] = [];
  let month = firstOfNextMonth(Paid_To_Date);
  let due = dueOf(month, PaymentMethod);
  while (due < until && months.length < mostMonths) {
    if (!isWithoutCover(policy, month)) months.push({ month, due });
    month = firstOfNextMonth(month);
    due = dueOf(month, PaymentMethod);
  }
  return months;
}

/** The oldest month that is not paid, be it still to come; null where nobody recorded how far a policy is paid. */
export function firstUnpaid(policy: PremiumPayer): DueMonth | null {
  if (policy.Paid_To_Date === null) return null;
  let month = firstOfNextMonth(policy.Paid_To_Date);
  while (isWithoutCover(policy, month)) month = firstOfNextMonth(month);
  return { month, due: dueOf(month, policy.PaymentMethod) };
}

/** The due date of that month. */
export const firstUnpaidDue = (policy: PremiumPayer): PlainDate | null => firstUnpaid(policy)?.due ?? null;

/** The end of the last month that fell due before a policy lapsed; null: it has not, or nobody recorded how far it is paid. */
export function owedUntil({ Policy_Status, Lapse_Date, Paid_To_Date, PaymentMethod }: PremiumPayer): PlainDate | null {
  if (Policy_Status !== 'LAPSED' || Lapse_Date === null || Paid_To_Date === null) return null;
  let month = firstOfMonth(Lapse_Date);
  while (dueOf(month, PaymentMethod) >= Lapse_Date) month = addMonths(month, -1);
  return lastOfMonth(month);
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

/** The first month that falls due from today on and is not paid yet. */
function nextMonthDue(policy: PremiumPayer, today: PlainDate): DueMonth {
  const { Paid_To_Date, PaymentMethod } = policy;
  const isThisMonthPaid = Paid_To_Date !== null && Paid_To_Date >= lastOfMonth(today);
  let month = isThisMonthPaid ? firstOfNextMonth(Paid_To_Date) : firstOfMonth(today);
  while (dueOf(month, PaymentMethod) < today || isWithoutCover(policy, month)) month = firstOfNextMonth(month);
  return { month, due: dueOf(month, PaymentMethod) };
}

/** Whole months paid beyond that of a day. */
function monthsInAdvance({ Paid_To_Date }: PremiumPayer, day: PlainDate): Pick<DueMonth, 'month'>[] {
  const months: Pick<DueMonth, 'month'>[] = [];
  if (Paid_To_Date === null) return months;
  for (let month = firstOfNextMonth(day); month <= Paid_To_Date; month = firstOfNextMonth(month))
    months.push({ month });
  return months;
}
