import { expect, it } from 'vitest';
import { fail, ok } from '../../base/result';
import { payoutStatuses } from '../../code-lists/claims';
import { codesOf } from '../../code-lists/code-list';
import { checkPayoutRetry, isAboutPayee, payoutFailures, voucherFailures, whyNotPaid } from './payout-failure';

it('a payment is made anew only where the bank refused it or sent it back', () => {
  for (const status of codesOf(payoutStatuses)) {
    const mayRetry = status === 'FAILED' || status === 'RETURNED';
    expect(checkPayoutRetry(status).success, status).toBe(mayRetry);
  }
  expect(checkPayoutRetry('RETURNED')).toEqual(ok('WAITING_FOR_ACCOUNT'));
  expect(checkPayoutRetry('READY')).toEqual(
    fail('This is not possible while the status of the payment is "Ready to pay".', 'INVALID_STATUS'),
  );
});

it('another account is needed unless the bank never had the payment', () => {
  const all = [...codesOf(payoutFailures), ...codesOf(voucherFailures)];
  expect(all.filter((code) => !isAboutPayee(code))).toEqual(['NOT_ARRIVED', 'VOUCHER_NOT_ISSUED']);
});

it('why nobody was paid is said of an account and of cash alike', () => {
  expect(whyNotPaid('ACCOUNT_CLOSED')).toBe('The account is closed');
  expect(whyNotPaid('VOUCHER_EXPIRED')).toBe('The voucher was not cashed in time');
});
