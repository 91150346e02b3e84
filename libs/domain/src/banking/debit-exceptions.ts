/**
 * What somebody has to look into about a debit, and about payments of claims: PAYOUT_REPORT is what the bank says of one and does not fit,
 * PAYOUTS_DIFFER a day of which our books and the bank's list say different things. Source: docs/domain/banking.md#r3-13.
 */
export const debitExceptionReasons = [
  'UNKNOWN_INSTRUCTION',
  'OTHER_AMOUNT',
  'NOT_POSSIBLE',
  'REFUSED_BY_BANK',
  'NO_ANSWER',
  'CALL_THE_PAYER',
  'HOLDER_MAY_HAVE_DIED',
  'PAYOUT_REPORT',
  'PAYOUTS_DIFFER',
] as const;
export type DebitExceptionReason = (typeof debitExceptionReasons)[number];

/** What staff found. `SETTLED`: it is sorted out with the bank or the payer. */
export const debitExceptionDecisions = ['SETTLED', 'HOLDER_LIVES', 'OTHER_PAYER_DIED', 'MAIN_MEMBER_DIED'] as const;
export type DebitExceptionDecision = (typeof debitExceptionDecisions)[number];

/** What staff may find about an exception of a reason. */
export const decisionsAbout = (reason: DebitExceptionReason): readonly DebitExceptionDecision[] =>
  reason === 'HOLDER_MAY_HAVE_DIED' ? ['HOLDER_LIVES', 'OTHER_PAYER_DIED', 'MAIN_MEMBER_DIED'] : ['SETTLED'];

/**
 * What waits for the policy while an exception is open: its lapse, or also its grace, because the bank has not said whether it pays. Null:
 * nothing.
 */
export function heldByException(reason: DebitExceptionReason): 'LAPSE' | 'GRACE_AND_LAPSE' | null {
  if (reason === 'HOLDER_MAY_HAVE_DIED') return 'LAPSE';
  return reason === 'REFUSED_BY_BANK' || reason === 'NO_ANSWER' ? 'GRACE_AND_LAPSE' : null;
}

/** Whether a policy still may not lapse after staff found this: a claim is to be expected, and nobody lapses because they died. */
export const keepsFromLapsing = (decision: DebitExceptionDecision): boolean => decision === 'MAIN_MEMBER_DIED';

/** Whether the policyholder is asked now how they want to pay: debits were stopped, and nobody was asked while it was not known. */
export const asksForAnotherWayToPay = (decision: DebitExceptionDecision): boolean =>
  decision === 'HOLDER_LIVES' || decision === 'OTHER_PAYER_DIED';

/** Whether only an administrator may close it: money of a claim may have gone twice, or to nobody. */
export const isForAdministrators = (reason: DebitExceptionReason): boolean =>
  reason === 'PAYOUT_REPORT' || reason === 'PAYOUTS_DIFFER';
