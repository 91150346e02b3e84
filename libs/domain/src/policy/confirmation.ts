import { type PolicyStatus } from '../code-lists/statuses';
import { limits } from '../base/limits';
import { addMonths, type PlainDate } from '../base/plain-date';
import { isCovering } from './policy-status';

/** What decides when a policyholder is asked. */
interface Confirmed {
  Policy_Status: PolicyStatus;
  Inception_Date: PlainDate;
  /** The day they last said that everything is right; null: never, undefined: nobody keeps it. */
  Details_Confirmed_On?: PlainDate | null | undefined;
}

/** The day on which somebody who confirms today is asked again. */
export const nextConfirmationDate = (confirmed: PlainDate): PlainDate =>
  addMonths(confirmed, limits.CONFIRMATION_MONTHS);

/**
 * Whether the policyholder is asked now if everybody, whoever is paid and how they are reached is still right: once a year, while
 * there is cover that a wrong detail could cost. Source: docs/domain/policy.md#r4-3-confirmation.
 */
export function isConfirmationDue(policy: Confirmed, today: PlainDate): boolean {
  const { Policy_Status, Inception_Date, Details_Confirmed_On: confirmed } = policy;
  if (confirmed === undefined || !isCovering(Policy_Status)) return false;
  return nextConfirmationDate(confirmed ?? Inception_Date) <= today;
}
