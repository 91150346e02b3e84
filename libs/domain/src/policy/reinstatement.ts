import { customerMay } from './customer-abilities';
import { lapseDate, reinstatementEnd } from './policy-dates';
import { type PolicyStatus } from '../code-lists/statuses';
import { type PlainDate } from '../base/plain-date';
import { fail, type Result } from '../base/result';

/** A policy as far as a lapse goes. */
export interface Lapsable {
  Policy_Status: PolicyStatus;
  Lapse_Date: PlainDate | null;
  Grace_End_Date: PlainDate | null;
  Reinstatement_End_Date: PlainDate | null;
}

/** Until when a lapsed policy may be reinstated; null for any other, and where nobody recorded when it lapsed. docs/domain/policy.md#r4-3. */
export function reinstatementUntil(policy: Lapsable): PlainDate | null {
  if (policy.Policy_Status !== 'LAPSED') return null;
  const lapsed = policy.Lapse_Date ?? (policy.Grace_End_Date === null ? null : lapseDate(policy.Grace_End_Date));
  return policy.Reinstatement_End_Date ?? (lapsed === null ? null : reinstatementEnd(lapsed));
}

/** Whether paying brings this policy back. */
export function canBeReinstated(policy: Lapsable, today: PlainDate): boolean {
  const until = reinstatementUntil(policy);
  return until !== null && today <= until;
}

/** Whether money pays premiums of this policy now; otherwise why not, code INVALID_STATUS. docs/domain/policy.md#r4-4. */
export function checkTakesPayments(policy: Lapsable, today: PlainDate): Result<true> {
  const may = customerMay(policy.Policy_Status, 'pay');
  return may.success && policy.Policy_Status === 'LAPSED' && !canBeReinstated(policy, today)
    ? fail('The time to reinstate this policy is over. Please call us about a new policy.', 'INVALID_STATUS')
    : may;
}
