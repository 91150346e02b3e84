/**
 * What law and ombuds ask of an insurer besides the limits of its cover: days, weeks, months, years, rand.
 * Source: docs/domain/banking.md#r3-7, docs/domain/policy.md#r4-1, docs/domain/lives.md#r4-5, docs/domain/conduct.md#r8-5.
 */
export const conduct = {
  COMPLAINT_NOTED_BUSINESS_DAYS: 2,
  COMPLAINT_ANSWERED_WEEKS: 6,
  /** After our answer, or after the weeks for it have passed. */
  FAIS_OMBUD_MONTHS: 6,
  FAIS_OMBUD_MOST: 800_000,
  DISPUTED_CLAIM_BUSINESS_DAYS: 14,
  /** From its start the insurer may not change a policy, unless actuarial grounds leave no other way. */
  NO_VARIATION_MONTHS: 12,
  STILLBORN_FROM_WEEK: 26,
  /** So long after a failed debit it may be tried again. */
  DEBIT_TRACKING_DAYS: 10,
} as const;

/** How long a device is known after its last sign-in: as long as the session is kept, and its cookie. */
export const knownDeviceDays = 90;

/** Days after which the copy on a policyholder's own phone is destroyed where no visit renewed it. */
export const ownPhoneDays = 30;

/** Hours for which the service knows a change again that is sent twice. */
export const idempotencyHours = 24;
