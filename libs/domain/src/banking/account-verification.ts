/** What a bank may say against an account, and what to look out for. Source: docs/domain/banking.md#r3-3. */
type AccountReason = 'CDV_FAILED' | 'ACCOUNT_NOT_FOUND' | 'ID_MISMATCH' | 'ACCOUNT_CLOSED' | 'DEBITS_REFUSED';

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

/** How long a bank may take to answer about an account, in hours. Source: docs/domain/banking.md#r3-3. */
const longestVerification = 48;
export const verificationTakes = `This can take up to ${longestVerification} hours`;
export const verificationMayTake = `Most answers come at once; some take up to ${longestVerification} hours`;
export const verifyingSentence = `We are verifying your account. ${verificationTakes}`;

/** The age of a letter from the bank that still proves an account, in months. Source: docs/domain/conduct.md#r8-4. */
export const bankLetterMonths = 3;

/** What people read of it. */
export function verificationSentence({ result, reason }: AccountVerification): string {
  if (reason !== null) return sentences[reason];
  if (result === 'NO_ANSWER') return verifyingSentence;
  return result === 'VERIFIED' ? 'Account verified' : sentences.ACCOUNT_NOT_FOUND;
}

/** How the record carries it. */
export const verificationStatus = ({ result }: AccountVerification) =>
  (({ VERIFIED: 'VERIFIED', FAILED: 'FAILED_VERIFICATION', NO_ANSWER: 'PENDING' }) as const)[result];
