import { isCovering, labelOf, policyStatuses, type PolicyStatus } from '@portal/domain';

/** Why there is no certificate while the policy stands as it does; null when there is one. Source: docs/domain/policy.md#r4-3 and #r4-4. */
export function whyNoCertificate(status: PolicyStatus): string | null {
  if (isCovering(status)) return null;
  if (status === 'PENDING') {
    return 'A certificate says that you are covered. You can issue one when your cover has begun, with your first premium.';
  }
  const label = labelOf(policyStatuses, status);
  return `A certificate says that you are covered. While the status of your policy is "${label}", nobody on it is.`;
}
