import { limits } from '../base/limits';
import { addDays, firstOfNextMonth, laterOf, type PlainDate } from '../base/plain-date';
import { graceEnd, unpaidNoticeDate } from '../policy/policy-dates';
import { dueOf, firstUnpaidDue, isWithoutCover, overdueDates, type PremiumPayer } from '../payments/premium-position';

/**
 * When grace ends for a premium, if its payer is told on this day. Told within the days that the law leaves for it, grace runs from the
 * due date; whoever hears of it later has all its days from then on (decision 005). Source: docs/domain/policy.md#r4-3.
 */
export function graceEndWhenTold(due: PlainDate, told: PlainDate): PlainDate {
  const lastDayInTime = addDays(due, limits.UNPAID_NOTICE_CEILING_DAYS);
  return graceEnd(told <= lastDayInTime ? due : told);
}

/** Whether the policyholder was told that this premium is unpaid: the last notice came after it fell due. */
export const isTold = ({ Unpaid_Notice_Date: told = null }: PremiumPayer, due: PlainDate | null): boolean =>
  told !== null && (due === null || told > due);

/** A day that has come, whatever day it is. */
export const atOnce: PlainDate = '1000-01-01';

/** A notice of an unpaid premium that is to come. */
export interface NextNotice {
  /** The due date of the oldest premium that it is the first notice of; null where nobody recorded how far a policy is paid. */
  due: PlainDate | null;
  /** The day it goes out. */
  on: PlainDate;
}

/**
 * The next notice of an unpaid premium to a policy in grace, each premium once: three days after its due date, and at once when we
 * learnt late that it is unpaid. Null: none is to come.
 */
export function nextNotice(policy: PremiumPayer): NextNotice | null {
  const { Unpaid_Notice_Date: told = null, Grace_End_Date: ends, Paid_To_Date, PaymentMethod } = policy;
  if (told === null) {
    const due = firstUnpaidDue(policy);
    const isLearntLate = due === null || (ends !== null && ends > graceEnd(due));
    return { due, on: isLearntLate ? atOnce : unpaidNoticeDate(due) };
  }
  if (Paid_To_Date === null) return null;
  let month = firstOfNextMonth(Paid_To_Date);
  while (dueOf(month, PaymentMethod) < told || isWithoutCover(policy, month)) month = firstOfNextMonth(month);
  const due = dueOf(month, PaymentMethod);
  return { due, on: unpaidNoticeDate(due) };
}

/**
 * What money that was taken back changes about grace: when a month that has fallen due is open again, grace starts on the day we learn
 * of it, with a notice of its own, and never ends sooner than was said before. Source: docs/domain/banking.md#r3-12.
 */
export function graceAfterReversal(
  policy: PremiumPayer,
  today: PlainDate,
): Pick<PremiumPayer, 'Grace_End_Date' | 'Unpaid_Notice_Date'> {
  const { Policy_Status, Grace_End_Date, Unpaid_Notice_Date = null } = policy;
  const isOwed = Policy_Status === 'ACTIVE' || Policy_Status === 'IN_GRACE';
  if (!isOwed || overdueDates(policy, today).length === 0) return { Grace_End_Date, Unpaid_Notice_Date };
  return { Grace_End_Date: laterOf(Grace_End_Date, graceEnd(today)), Unpaid_Notice_Date: null };
}
