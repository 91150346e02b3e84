/** What a bank may say against an account, and what to look out for. Source: docs/domain/banking.md#r3-3. */
export type AccountReason = 'CDV_FAILED' | 'ACCOUNT_NOT_FOUND' | 'ID_MISMATCH' | 'ACCOUNT_CLOSED' | 'DEBITS_REFUSED';

/** The answer about an account. `NO_ANSWER`: the bank has not said anything yet. */
export interface AccountVerification {
  result: 'VERIFIED' | 'FAILED' | 'NO_ANSWER';
  reason: AccountReason | null;
}

const sentences: Record<AccountReason, string> = {
  CDV_FAILED: 'The account number is not valid for this bank',
  ACCOUNT_NOT_FOUND: 'The bank could not find this account',
  ID_MISMATCH: 'The account does not belong to the account holder entered',
  ACCOUNT_CLOSED: 'This account is closed or dormant',
  DEBITS_REFUSED: 'This account may not allow debit orders',
};

/** What people read of it. */
export function verificationSentence({ result, reason }: AccountVerification): string {
  if (reason !== null) return sentences[reason];
  if (result === 'NO_ANSWER') return 'We are verifying your account. This can take up to 48 hours';
  return result === 'VERIFIED' ? 'Account verified' : sentences.ACCOUNT_NOT_FOUND;
}

/** How the record carries it. */
export const verificationStatus = ({ result }: AccountVerification) =>
  (({ VERIFIED: 'VERIFIED', FAILED: 'FAILED_VERIFICATION', NO_ANSWER: 'PENDING' }) as const)[result];
