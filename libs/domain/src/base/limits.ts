import { ages } from './ages';

/**
 * What law and product allow, one row each. Rand, days, months. Source: docs/domain/policy.md#r4-2.
 * The legal amounts change with time: this table is their only home.
 */
export const limits = {
  /** Cover and money riders of one life, over all funeral policies. */
  MAX_BENEFIT_PER_LIFE: 100_000,
  /** Under 6 years, stillborn included, all policies together. */
  MINOR_LIMIT_UNDER_6: 20_000,
  /** From the 6th birthday to the day before the 14th, all policies together. */
  MINOR_LIMIT_6_TO_13: 50_000,
  WAITING_MONTHS_NATURAL: 6,
  WAITING_MONTHS_ACCIDENT: 0,
  WAITING_MONTHS_SUICIDE: 12,
  COOLING_OFF_DAYS: 31,
  /** After the due date; the law asks for at least 15. */
  GRACE_DAYS: 30,
  /** After the due date; the law asks for at most 15. */
  UNPAID_NOTICE_DAYS: 3,
  /** The most days after the due date that the law leaves for that notice. */
  UNPAID_NOTICE_CEILING_DAYS: 15,
  /** After the day of lapse. */
  REINSTATEMENT_DAYS: 90,
  /** After lapse, a new policy has no new waiting period. */
  NEW_POLICY_NO_WAIT_MONTHS: 2,
  /** Without a first premium the policy was not taken up. */
  NTU_DAYS: 60,
  /** Without premiums, from the month after the main member's death. */
  PREMIUM_WAIVER_MONTHS: 24,
  /** So often a policyholder is asked whether everything on the policy is still right. */
  CONFIRMATION_MONTHS: 12,
  CLAIM_BUSINESS_DAYS: 2,
  PREMIUM_REVIEW_NOTICE_DAYS: 31,
  QUOTE_VALID_DAYS: 30,
  APPROVAL_EXPIRY_DAYS: 30,
  APPROVAL_EXPIRY_DAYS_BANKING: 7,
} as const;

/** The most that may be paid on the death of a life of this age, all policies together. */
export const minorLimit = (age: number): number => {
  if (age < ages.schoolAge) return limits.MINOR_LIMIT_UNDER_6;
  if (age < ages.afterMinorLimits) return limits.MINOR_LIMIT_6_TO_13;
  return limits.MAX_BENEFIT_PER_LIFE;
};
