export type VerificationResult = 'VERIFIED' | 'FAILED' | 'NO_ANSWER';
type VerificationReason = 'CDV_FAILED' | 'ACCOUNT_NOT_FOUND' | 'ID_MISMATCH' | 'ACCOUNT_CLOSED' | 'DEBITS_REFUSED';

export interface Verification {
  result: VerificationResult;
  reason: VerificationReason | null;
}

interface SandboxResult extends Verification {
  /** The last three digits of the account number. */
  ending: string;
  meaning: string;
}

/** What the end of an account number decides. Source: docs/domain/banking.md#r3-3. */
export const sandboxResults: readonly SandboxResult[] = [
  { ending: '999', result: 'FAILED', reason: 'CDV_FAILED', meaning: 'The number is not valid for the bank' },
  { ending: '998', result: 'FAILED', reason: 'ACCOUNT_NOT_FOUND', meaning: 'The bank knows no such account' },
  { ending: '997', result: 'FAILED', reason: 'ID_MISMATCH', meaning: 'It belongs to another ID number' },
  { ending: '996', result: 'FAILED', reason: 'ACCOUNT_CLOSED', meaning: 'It is closed or dormant' },
  { ending: '995', result: 'NO_ANSWER', reason: null, meaning: 'No answer for two minutes, then it is verified' },
  { ending: '994', result: 'VERIFIED', reason: 'DEBITS_REFUSED', meaning: 'It is verified, but refuses debit orders' },
];

export const verified: Verification = { result: 'VERIFIED', reason: null };

export const sandboxResultOf = (accountNumber: string): Verification => {
  const { result, reason } = sandboxResults.find(({ ending }) => accountNumber.endsWith(ending)) ?? verified;
  return { result, reason };
};
