import { isPaidByCredit } from '../payments/credit';
import { atOnce, isTold, nextNotice } from './grace';
import { toCents } from '../base/money';
import { addDays, firstOfNextMonth, type PlainDate } from '../base/plain-date';
import { lapseDate, reinstatementEnd } from '../policy/policy-dates';
import { isFinalStatus } from '../policy/policy-status';
import { dueOf, firstUnpaidDue, type PremiumPayer } from '../payments/premium-position';
import { premiumsResumeOn, type WaivedPayer } from './premiums-resume';
import { unusableTerm } from './usable-record';

/**
 * The first day on which the calendar alone does something to a policy that is at rest: credit pays a month, grace begins, a notice is
 * sent, the policy lapses or is cancelled, premiums go on after months without, what is left of one that has ended is paid back. Null: only money or people do. A record that cannot be used is looked at every day.
 */
export function nextStandingDay(policy: WaivedPayer): PlainDate | null {
  if (unusableTerm(policy) !== null) return atOnce;
  const { Policy_Status, Paid_To_Date, Lapse_Date, PaymentMethod } = policy;
  switch (Policy_Status) {
    case 'ACTIVE': {
      if (Paid_To_Date === null) return null;
      const month = firstOfNextMonth(Paid_To_Date);
      const due = dueOf(month, PaymentMethod);
      return isPaidByCredit(policy, month) ? due : addDays(due, 1);
    }
    case 'IN_GRACE':
      return nextDayInGrace(policy);
    case 'LAPSED':
      return Lapse_Date === null ? null : addDays(reinstatementEnd(Lapse_Date), 1);
    case 'PAID_UP':
      return premiumsResumeOn(policy);
    default:
      return isFinalStatus(Policy_Status) && toCents(policy.Premium_Credit) > 0 ? atOnce : null;
  }
}

function nextDayInGrace(policy: PremiumPayer): PlainDate | null {
  const { Grace_End_Date: ends } = policy;
  if (ends === null) return atOnce;
  const notice = nextNotice(policy)?.on ?? null;
  if (!isTold(policy, firstUnpaidDue(policy))) return notice;
  const lapse = lapseDate(ends);
  return notice !== null && notice < lapse ? notice : lapse;
}
