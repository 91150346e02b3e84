import { limits } from '../../base/limits';
import { addDays, addMonths, firstOfNextMonth, type PlainDate } from '../../base/plain-date';
import { paidUpUntil } from '../../policy/policy-dates';

/** The benefit that pays the premiums after the main member's death. Source: docs/domain/plans.md#r5-4. */
export const premiumWaiverId = 'sup-waiver';

/** A supplementary benefit as a policy holds it; rand a month. */
export interface HeldRider {
  id: string;
  price: number;
  /** Its waiting period runs from this day. */
  startDate: PlainDate;
  status: string;
}

/** Months without premiums after the main member's death. */
export interface PremiumWaiver {
  /** The first day, of the month after the death. */
  from: PlainDate;
  /** The last day: `Paid_Up_Until`. */
  until: PlainDate;
  /** The first day with premiums again. */
  resumesOn: PlainDate;
  /** The day on which whoever pays then is told. */
  noticeOn: PlainDate;
}

/**
 * The months without premiums that a death brings, or null: the policy has no premium waiver, or it still waited on that day.
 * Source: docs/domain/claims.md#c8-3.
 *
 * @param riders as they stood on the day of death
 */
export function premiumWaiverAfter(
  died: PlainDate,
  riders: readonly HeldRider[],
  terms: readonly { id: string; waitingPeriodMonths: number }[],
): PremiumWaiver | null {
  const waiver = riders.find(({ id, status }) => id === premiumWaiverId && status === 'ACTIVE');
  const months = terms.find(({ id }) => id === premiumWaiverId)?.waitingPeriodMonths ?? limits.WAITING_MONTHS_NATURAL;
  if (waiver === undefined || died < addMonths(waiver.startDate, months)) return null;
  const until = paidUpUntil(died);
  const resumesOn = addDays(until, 1);
  return {
    from: firstOfNextMonth(died),
    until,
    resumesOn,
    noticeOn: addDays(resumesOn, -limits.PREMIUM_REVIEW_NOTICE_DAYS),
  };
}
