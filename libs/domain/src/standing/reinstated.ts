import { addDays, addMonths, firstOfMonth, firstOfNextMonth, lastOfMonth, type PlainDate } from '../base/plain-date';
import { dueOf, type PremiumPayer } from '../payments/premium-position';

/** How a lapsed policy stands that comes back. */
export interface Reinstated {
  /** The end of the last month that is paid for, or that nothing is owed for. */
  paidTo: PlainDate;
  /** `YYYY-MM`, oldest first: settled with nothing. */
  monthsWithoutCover: string[];
}

/**
 * Months between lapse and reinstatement were not covered, so nothing is owed for them: premiums go on with the next due date. What
 * was paid on top of the arrears counts from when the policy is back. Source: docs/domain/policy.md#r4-3.
 */
export function reinstated(policy: PremiumPayer, lapsed: PlainDate, paidTo: PlainDate, today: PlainDate): Reinstated {
  const isDueThisMonth = dueOf(firstOfMonth(today), policy.PaymentMethod) >= today;
  const uncovered = isDueThisMonth ? addDays(firstOfMonth(today), -1) : lastOfMonth(today);
  const owedTo = endOfMonthsOwed(policy, lapsed);
  const from = uncovered > owedTo ? uncovered : owedTo;
  const beyond = Math.max(0, monthNumber(paidTo) - monthNumber(owedTo));
  const end = lastOfMonth(addMonths(firstOfMonth(from), beyond));
  const monthsWithoutCover: string[] = [];
  for (let month = addDays(paidTo, 1); month <= end; month = firstOfNextMonth(month)) {
    monthsWithoutCover.push(month.slice(0, 7));
  }
  return { paidTo: end > paidTo ? end : paidTo, monthsWithoutCover };
}

/** The end of the last month that fell due before the lapse. */
function endOfMonthsOwed({ PaymentMethod }: PremiumPayer, lapsed: PlainDate): PlainDate {
  let month = firstOfMonth(lapsed);
  while (dueOf(month, PaymentMethod) >= lapsed) month = addMonths(month, -1);
  return lastOfMonth(month);
}

const monthNumber = (date: PlainDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
