import { type AccountVerification } from '@portal/domain';
import { type AccountVerifier } from '../account-verifier';

const answers: Record<string, AccountVerification> = {
  '999': { result: 'FAILED', reason: 'CDV_FAILED' },
  '998': { result: 'FAILED', reason: 'ACCOUNT_NOT_FOUND' },
  '997': { result: 'FAILED', reason: 'ID_MISMATCH' },
  '996': { result: 'FAILED', reason: 'ACCOUNT_CLOSED' },
  '995': { result: 'NO_ANSWER', reason: null },
  '994': { result: 'VERIFIED', reason: 'DEBITS_REFUSED' },
};

/** Answers by the last three digits of the account number, as the sandbox does. Source: docs/domain/banking.md#r3-3. */
export const anAccountVerifier: AccountVerifier = {
  verify: async ({ accountNumber }) => answers[accountNumber.slice(-3)] ?? { result: 'VERIFIED', reason: null },
};
