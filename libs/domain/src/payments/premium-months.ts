import { addMonths, firstOfMonth, type PlainDate } from '../base/plain-date';
import { hasNoCover } from '../policy/policy-status';
import { dueOf, isWithoutCover, type PremiumPayer } from './premium-position';

/** A month and how its premium stands: paid, paid in part, due and not late yet, unpaid; `none` where none was asked for. */
export interface PremiumMonthOf {
  /** Its first day. */
  month: PlainDate;
  state: 'paid' | 'part' | 'due' | 'unpaid' | 'none';
}

/** How the premiums of the last months stand, the oldest first and the present month last. Source: docs/domain/payments.md#r6-3. */
export function premiumMonths(policy: PremiumPayer, today: PlainDate, count = 12): PremiumMonthOf[] {
  const present = firstOfMonth(today);
  const months = Array.from({ length: count }, (_, place) => addMonths(present, place + 1 - count));
  const firstUnpaid = months.find((month) => isAskedFor(policy, month) && !isPaid(policy, month));
  return months.map((month) => {
    if (isPaid(policy, month)) return { month, state: 'paid' };
    if (!isAskedFor(policy, month)) return { month, state: 'none' };
    if (month === firstUnpaid && policy.Premium_Credit > 0) return { month, state: 'part' };
    return { month, state: dueOf(month, policy.PaymentMethod) < today ? 'unpaid' : 'due' };
  });
}

const isPaid = (policy: PremiumPayer, month: PlainDate): boolean =>
  policy.Paid_To_Date !== null &&
  policy.Paid_To_Date > month &&
  month >= firstOfMonth(policy.Inception_Date) &&
  !isWithoutCover(policy, month);

function isAskedFor(policy: PremiumPayer, month: PlainDate): boolean {
  const { Policy_Status: status, Inception_Date, Lapse_Date } = policy;
  if (month < firstOfMonth(Inception_Date) || isWithoutCover(policy, month)) return false;
  if (status === 'LAPSED') return Lapse_Date === null || dueOf(month, policy.PaymentMethod) < Lapse_Date;
  return status !== 'PAID_UP' && !hasNoCover(status);
}
