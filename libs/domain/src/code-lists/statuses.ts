import { type CodeOf, statusList } from './code-list';

/** Where a policy stands, in the order of a customer's list. Source: docs/domain/policy.md#r4-4 and docs/domain/records.md#r9-5. */
export const policyStatuses = statusList({
  ACTIVE: ['Active', 'green'],
  IN_GRACE: ['In grace', 'amber'],
  PENDING: ['Pending', 'amber'],
  PAID_UP: ['Paid up', 'blue'],
  LAPSED: ['Lapsed', 'red'],
  CANCELLED: ['Cancelled', 'grey'],
  NOT_TAKEN_UP: ['Not taken up', 'grey'],
  CLAIMED: ['Claimed', 'grey'],
});
export type PolicyStatus = CodeOf<typeof policyStatuses>;

/** How far the premiums of a policy are paid. Source: docs/domain/policy.md#r4-4. */
export const premiumStatuses = statusList({
  UP_TO_DATE: ['Paid up to date', 'green'],
  PAID_IN_ADVANCE: ['Paid in advance', 'green'],
  DUE: ['Due', 'amber'],
  PROCESSING: ['Being processed', 'blue'],
  ARREARS: ['In arrears', 'red'],
  FIRST_PREMIUM_OUTSTANDING: ['First premium outstanding', 'amber'],
  NOT_APPLICABLE: ['-', 'grey'],
});
export type PremiumStatus = CodeOf<typeof premiumStatuses>;

/** What became of one payment. */
export const paymentStatuses = statusList({
  SUBMITTED: ['Submitted', 'blue'],
  PENDING: ['Pending', 'amber'],
  SUCCESSFUL: ['Successful', 'green'],
  FAILED: ['Failed', 'red'],
  CANCELLED: ['Cancelled', 'grey'],
  REVERSED: ['Reversed', 'red'],
});
export type PaymentStatus = CodeOf<typeof paymentStatuses>;

/** What became of a change that needed approval. Source: docs/domain/changes.md#r7-4. */
export const approvalStatuses = statusList({
  PENDING: ['Awaiting approval', 'amber'],
  APPROVED: ['Approved', 'blue'],
  APPLIED: ['Completed', 'green'],
  DECLINED: ['Declined', 'red'],
  CANCELLED: ['Cancelled', 'grey'],
  EXPIRED: ['Expired', 'grey'],
  SUPERSEDED: ['Replaced', 'grey'],
  FAILED: ['Could not be applied', 'red'],
});
export type ApprovalStatus = CodeOf<typeof approvalStatuses>;

/** How closely somebody must look before they approve a change; the lowest first. */
export const riskLevels = statusList({
  LOW: ['Low risk', 'green'],
  MEDIUM: ['Medium risk', 'amber'],
  HIGH: ['High risk', 'red'],
});
export type RiskLevel = CodeOf<typeof riskLevels>;
