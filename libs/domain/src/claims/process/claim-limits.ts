/**
 * What the process of a claim is measured by: days, business days, months, years, rand, counts. The two business days of a decision are
 * `limits.CLAIM_BUSINESS_DAYS`, the fourteen of a dispute `conduct.DISPUTED_CLAIM_BUSINESS_DAYS`. Source: docs/domain/claims.md#c3.
 */
export const claimLimits = {
  /** What the form of a report takes, about. */
  REPORT_MINUTES: 5,
  /** A death is registered within so long (Births and Deaths Registration Act 51 of 1992). */
  REGISTER_DEATH_HOURS: 72,
  /** A register that did not know of the death, or did not answer, is asked again after so long. Source: docs/domain/claims.md#c2-4. */
  ASK_REGISTER_AGAIN_HOURS: 24,
  /** Whoever reported a death is contacted by the end of this business day after it. */
  CONTACT_BUSINESS_DAYS: 1,
  /** Without a document for so long, and reminded in vain, a claim is closed for now. */
  DORMANT_DAYS: 180,
  /** To disagree with a refusal, from its letter on. */
  REPRESENTATION_DAYS: 90,
  /** For our answer to that. */
  REPRESENTATION_ANSWER_DAYS: 45,
  /** To go to court, from the letter on: the Prescription Act, because the policy sets no shorter time. */
  COURT_YEARS: 3,
  /** The most that a consultant confirms, rand. Source: docs/domain/claims.md#c7-1. */
  CONSULTANT_CONFIRMS_AT_MOST: 30_000,
  /** What one voucher pays in cash at most, rand. Source: docs/domain/claims.md#c6-2. */
  VOUCHER_AT_MOST: 5_000,
  /** Who changed beneficiaries, bank or cell within so many days before the death does not confirm. */
  CONFLICT_DAYS: 90,
  /** After a linked report changes that somebody could be robbed by wait for so long at most. Source: docs/domain/claims.md#c9-2. */
  ALIVE_HOLD_BUSINESS_DAYS: 10,
  /** A number before is told of a report too when it was changed within so many days. */
  NUMBER_BEFORE_DAYS: 90,
  /** Reports that are looked at by machine. Source: docs/domain/claims.md#c9-1. */
  REPORTS_PER_NUMBER_AND_DAY: 3,
  REPORTS_PER_ID_NUMBER_AND_MONTH: 5,
  /** From one address; more are taken, slowly. */
  REPORTS_PER_ADDRESS_AND_HOUR: 10,
} as const;

/** Days without a document after which claimants are reminded. */
export const documentReminderDays = [7, 21, 60] as const;

/** Days after the approval on which somebody is asked again where to pay; later a tracing task each year. */
export const accountReminderDays = [1, 7, 30, 90, 180] as const;
