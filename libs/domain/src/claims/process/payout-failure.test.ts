import { expect, it } from 'vitest';
import { fail, ok } from '../../base/result';
import { payoutStatuses } from '../../code-lists/claims';
import { codesOf } from '../../code-lists/code-list';
import { checkPayoutRetry, isAboutAccount, payoutFailures } from './payout-failure';

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
  expect(codesOf(payoutFailures).filter((code) => !isAboutAccount(code))).toEqual(['NOT_ARRIVED']);
});
