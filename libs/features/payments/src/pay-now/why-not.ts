import { type PaidStatus } from '@portal/contract';
import { customerMay, limits } from '@portal/domain';

/** Why this policy cannot be paid online, in a sentence or two; null when it can. Source: docs/domain/policy.md#r4-4. */
export function whyNotPay({ Policy_Status, Can_Pay_Now }: PaidStatus): string | null {
  if (Policy_Status === 'LAPSED' && !Can_Pay_Now) {
    return `This policy lapsed more than ${limits.REINSTATEMENT_DAYS} days ago, so it can no longer be brought back by paying.`;
  }
  if (Policy_Status === 'PAID_UP') return 'This policy is paid up: no premium is due.';
  const may = customerMay(Policy_Status, 'pay');
  if (!may.success) return may.message;
  return Can_Pay_Now ? null : 'No payment is asked for at the moment.';
}
