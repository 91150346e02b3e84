import { type PlainDate } from '../../base/plain-date';
import { type PolicyStatus } from '../../code-lists/statuses';
import { overdueDates, type PremiumPayer } from '../../payments/premium-position';

/** A premium that was overdue on the day of death, in rand. */
export interface OverduePremium {
  due: PlainDate;
  amount: number;
}

/**
 * The premiums that were due before the day of death and not paid, at the premium of that day; none of a policy that is paid up. A
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
  return overdueDates({ ...policy, Policy_Status: assessedAs }, dayOfDeath).map((due) => ({
    due,
    amount: policy.Monthly_Premium,
  }));
}
