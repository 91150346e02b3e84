import { expect, it } from 'vitest';
import { type AccountVerification, verificationSentence, verificationStatus } from './account-verification';

const rows: [AccountVerification, string, string][] = [
  [{ result: 'FAILED', reason: 'CDV_FAILED' }, 'FAILED_VERIFICATION', 'The account number is not valid for this bank'],
  [{ result: 'FAILED', reason: 'ACCOUNT_NOT_FOUND' }, 'FAILED_VERIFICATION', 'The bank could not find this account'],
  [
    { result: 'FAILED', reason: 'ID_MISMATCH' },
    'FAILED_VERIFICATION',
    'The account does not belong to the account holder entered',
  ],
  [{ result: 'FAILED', reason: 'ACCOUNT_CLOSED' }, 'FAILED_VERIFICATION', 'This account is closed or dormant'],
  [{ result: 'NO_ANSWER', reason: null }, 'PENDING', 'We are verifying your account. This can take up to 48 hours'],
  [{ result: 'VERIFIED', reason: 'DEBITS_REFUSED' }, 'VERIFIED', 'This account may not allow debit orders'],
  [{ result: 'VERIFIED', reason: null }, 'VERIFIED', 'Account verified'],
];

it.each(rows)('%o is %s: %s', (verification, status, sentence) => {
  expect(verificationStatus(verification)).toBe(status);
  expect(verificationSentence(verification)).toBe(sentence);
});
