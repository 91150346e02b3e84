import { type PayeeAccount } from '@portal/contract';
import { expect, it } from 'vitest';
import { verificationOf } from './verification';

const said = (Verification_Status: PayeeAccount['Verification_Status'], message: string | null = null) => {
  const { label, isBad, sentence } = verificationOf({
    Verification_Status,
    Verification_Message: message,
  } as PayeeAccount);
  return `${label}${isBad ? ', bad' : ''}: ${sentence}`;
};

it.each<[PayeeAccount['Verification_Status'], string | null, string]>([
  ['VERIFIED', 'Account verified', 'Verified: null'],
  ['PENDING', null, 'Being verified: We are verifying your account. This can take up to 48 hours.'],
  ['PROCESSING', 'The bank is checking', 'Being verified: The bank is checking.'],
  [
    'FAILED_VERIFICATION',
    'The bank could not find this account',
    'Not verified, bad: The bank could not find this account. Check it, or use another account.',
  ],
  ['BLOCKED', null, 'Not verified, bad: The bank could not verify this account. Check it, or use another account.'],
])('%s with the message %s: %s', (status, message, words) => {
  expect(said(status, message)).toBe(words);
});
