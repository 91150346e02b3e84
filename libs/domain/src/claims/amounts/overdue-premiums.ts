import { fromCents, toCents } from '../../base/money';
import { type PlainDate } from '../../base/plain-date';
import { formatDate } from '../../base/written-dates';
import { type PolicyStatus } from '../../code-lists/statuses';
import { premiumOf } from '../../payments/premium-of';
import { overdueMonths, type PremiumPayer } from '../../payments/premium-position';
import { type ClaimLine } from './claim-line';

/** A premium that was overdue on the day of death, in rand. */
export interface OverduePremium {
  due: PlainDate;
  amount: number;
}

/**
 * The premiums that were due before the day of death and not paid, each at its own premium; none of a policy that is paid up. A
 * policy that is assessed as in grace owes them up to the death, whatever day it was taken to have lapsed on.
 * Source: docs/domain/claims.md#c4-2.
 *
 * @param assessedAs as what the policy is assessed on that day
 */
export function overduePremiumsOn(
  policy: PremiumPayer,
  assessedAs: PolicyStatus,
  dayOfDeath: PlainDate,
): OverduePremium[] {
  if (assessedAs === 'PAID_UP') return [];
  return overdueMonths({ ...policy, Policy_Status: assessedAs }, dayOfDeath).map(({ month, due }) => ({
    due,
    amount: premiumOf(policy, month),
  }));
}

/** What its line says where it is taken off a claim. */
export const labelOfOverdue = (due: PlainDate): string => `Premium due on ${formatDate(due)}`;

/**
 * The overdue premiums without what other claims of the policy have taken off for the same due dates: each is taken off once.
 * Source: docs/domain/claims.md#c4-2.
 *
 * @param taken lines of deductions, below zero
 */
export const withoutDeducted = (
  overdue: readonly OverduePremium[],
  taken: readonly Pick<ClaimLine, 'label' | 'amount'>[],
): OverduePremium[] =>
  overdue.flatMap(({ due, amount }): OverduePremium[] => {
    const same = taken.filter(({ label }) => label === labelOfOverdue(due));
    const leftCents = same.reduce((cents, line) => cents + toCents(line.amount), toCents(amount));
    return leftCents > 0 ? [{ due, amount: fromCents(leftCents) }] : [];
  });
