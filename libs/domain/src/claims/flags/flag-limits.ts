/**
 * Days, months and counts below or from which something about a claim asks for a look: `HIGH: 31` is under 31 days.
 * Source: docs/domain/claims.md#c7-5.
 */
export const flagLimits = {
  earlyDeathDays: { HIGH: 31, MEDIUM: 183 },
  beneficiaryChangedDays: { HIGH: 30, MEDIUM: 90 },
  bankOrCellChangedDays: { HIGH: 30, MEDIUM: 0 },
  lifeAddedLateDays: { HIGH: 0, MEDIUM: 183 },
  sameAccountMonths: 24,
  manyPolicies: 3,
  lateReportMonths: 12,
} as const;
