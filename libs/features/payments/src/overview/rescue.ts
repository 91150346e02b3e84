import { type PaidStatus, type Policy } from '@portal/contract';
import { daysBetween, outstandingAmount, type PlainDate } from '@portal/domain';

/** A missed premium that can still be made good. */
export interface Rescue {
  /** `grace`: cover goes on until the deadline. `lapsed`: there is none, and paying brings it back. */
  kind: 'grace' | 'lapsed';
  /** What has to be paid, in rand. */
  amount: number;
  /** The last day on which paying helps. */
  deadline: PlainDate;
  /** 0: today is the last day. */
  daysLeft: number;
  /** Outstanding premiums. */
  premiums: number;
}

/**
 * What is left of the time to make a missed premium good; null where none is missed or it is too late. Source: docs/domain/policy.md#r4-3.
 */
export function rescueOf(policy: Policy, paid: PaidStatus, today: PlainDate): Rescue | null {
  const { Policy_Status: status, Grace_End_Date, Premiums_Outstanding: premiums } = paid;
  const amount = outstandingAmount(paid);
  if (amount <= 0) return null;
  const until = (deadline: PlainDate) => ({ deadline, daysLeft: daysBetween(today, deadline), amount, premiums });
  if (status === 'IN_GRACE' && Grace_End_Date !== null && today <= Grace_End_Date) {
    return { kind: 'grace', ...until(Grace_End_Date) };
  }
  const { Reinstatement_End_Date: end } = policy;
  return status === 'LAPSED' && paid.Can_Reinstate && end !== null ? { kind: 'lapsed', ...until(end) } : null;
}

/** `Today is the last day`, `1 day left`, `12 days left`. */
export const daysLeftInWords = (days: number): string =>
  days <= 0 ? 'Today is the last day' : days === 1 ? '1 day left' : `${days} days left`;
