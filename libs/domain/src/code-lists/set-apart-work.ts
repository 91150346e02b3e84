/** What the jobs do piece by piece: a piece that fails is set apart, and the others go on. Source: docs/reliability.md#e14. */
export const setApartWork = [
  'ACCOUNT_CHECK',
  'CLAIM_ACCOUNT_CHECK',
  'CLAIM_REMINDERS',
  'COVER_AFTER_DEATH',
  'DEATH_REGISTER',
  'DEATH_REPORT',
  'DEBIT_ANSWER',
  'DEBIT_MAKING',
  'DEBIT_SENDING',
  'MANDATE_EXPIRY',
  'MANDATE_SENDING',
  'PAYMENT_EXPIRY',
  'PAYMENT_REPORT',
  'PAYOUT_ANSWER',
  'PAYOUT_RELEASE',
  'PAYOUT_SENDING',
] as const;
export type SetApartWork = (typeof setApartWork)[number];
