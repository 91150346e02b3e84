import {
  addDays,
  fromCents,
  firstOfNextMonth,
  graceEnd,
  isFinalStatus,
  lastOfMonth,
  type PlainDate,
  type PremiumStatus,
  toCents,
} from '@portal/domain';
import { dueDateIn } from './due-date';
import { type StoredPolicy } from '@portal/service-store';

export type Payer = Pick<
  StoredPolicy,
  | 'Policy_Status'
  | 'Inception_Date'
  | 'Paid_To_Date'
  | 'Monthly_Premium'
  | 'Arrears_Amount'
  | 'Grace_End_Date'
  | 'Lapse_Date'
> & { PaymentMethod: Pick<StoredPolicy['PaymentMethod'], 'Debit_Day'> };

/** How far the premiums of a policy are paid on a day. Amounts in rand. */
export interface PremiumPosition {
  Premium_Status: PremiumStatus;
  /** Premiums whose due date has passed. */
  Premiums_Outstanding: number;
  Arrears_Amount: number;
  /** The arrears and a premium that falls due within a week. */
  Amount_Due: number;
  /** Paid for months after the current one. */
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
 * Source: domain rules 4.3, 4.4 and 6.3.
 */
export function premiumPosition(policy: Payer, today: PlainDate, isPaymentOpen: boolean): PremiumPosition {
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
  const arrears = policy.Paid_To_Date === null ? policy.Arrears_Amount : times(premium, overdue.length);
  return {
    Premium_Status: isPaymentOpen ? 'PROCESSING' : statusOf(arrears, isDue, advance),
    Premiums_Outstanding: premium > 0 ? Math.ceil(toCents(arrears) / toCents(premium)) : overdue.length,
    Arrears_Amount: arrears,
    Amount_Due: fromCents(toCents(arrears) + (isDue ? toCents(premium) : 0)),
    Advance_Amount: times(premium, advance),
    Next_Due_Date: next,
    Grace_End_Date: Grace_End_Date ?? (firstOverdue === undefined ? null : graceEnd(firstOverdue)),
  };
}

/** A policy that has not begun owes its first premium, and nothing more until that has come. */
function firstPremium(policy: Payer, isPaymentOpen: boolean): PremiumPosition {
  return {
    ...nothingDue,
    Premium_Status: isPaymentOpen ? 'PROCESSING' : 'FIRST_PREMIUM_OUTSTANDING',
    Premiums_Outstanding: 1,
    Amount_Due: policy.Monthly_Premium,
    Next_Due_Date: dueDateIn(policy.Inception_Date, policy.PaymentMethod.Debit_Day),
    Grace_End_Date: null,
  };
}

const statusOf = (arrears: number, isDue: boolean, advance: number): PremiumStatus => {
  if (arrears > 0) return 'ARREARS';
  if (advance > 0) return 'PAID_IN_ADVANCE';
  return isDue ? 'DUE' : 'UP_TO_DATE';
};

/** In whole cents, so that nothing drifts. */
const times = (rand: number, count: number) => fromCents(toCents(rand) * count);

/** Due dates that have passed without payment, oldest first. After a lapse no premium is added. */
function overdueDates(policy: Payer, today: PlainDate): PlainDate[] {
  const { Paid_To_Date, Lapse_Date, Policy_Status, PaymentMethod } = policy;
  if (Paid_To_Date === null) return [];
  const until = Policy_Status === 'LAPSED' && Lapse_Date !== null && Lapse_Date < today ? Lapse_Date : today;
  const dates: PlainDate[] = [];
  let due = dueDateIn(firstOfNextMonth(Paid_To_Date), PaymentMethod.Debit_Day);
  while (due < until && dates.length < mostMonths) {
    dates.push(due);
    due = dueDateIn(firstOfNextMonth(due), PaymentMethod.Debit_Day);
  }
  return dates;
}

/** The first due date from today on that is not paid yet. */
function nextDueDate({ Paid_To_Date, PaymentMethod: { Debit_Day } }: Payer, today: PlainDate): PlainDate {
  const isThisMonthPaid = Paid_To_Date !== null && Paid_To_Date >= lastOfMonth(today);
  const month = isThisMonthPaid ? firstOfNextMonth(Paid_To_Date) : today;
  const due = dueDateIn(month, Debit_Day);
  return due >= today ? due : dueDateIn(firstOfNextMonth(month), Debit_Day);
}

/** Whole months paid beyond the current one. */
function monthsInAdvance({ Paid_To_Date }: Payer, today: PlainDate): number {
  if (Paid_To_Date === null) return 0;
  const monthOf = (date: PlainDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return Math.max(0, monthOf(Paid_To_Date) - monthOf(today));
}
