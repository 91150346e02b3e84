import { describe, expect, it } from 'vitest';
import { aPayout } from '../testing/a-claim';
import { payoutTitle } from './payout-words';

describe('a payment', () => {
  it.each([
    [aPayout(), 'Paid on 20 November 2026'],
    [aPayout({ paidOn: null }), 'Paid on 19 November 2026'],
    [aPayout({ status: 'SCHEDULED', payOn: '2026-12-19', paidOn: null }), 'Paid later, on 19 December 2026'],
    [aPayout({ status: 'SENT', paidOn: null }), 'With the bank'],
    [aPayout({ status: 'WAITING_FOR_ACCOUNT', paidOn: null }), 'Waiting for an account'],
    [aPayout({ status: 'RETURNED' }), 'The bank sent it back'],
    [aPayout({ method: 'CASH_VOUCHER', status: 'SENT' }), 'Voucher issued'],
    [aPayout({ method: 'CASH_VOUCHER' }), 'Paid in cash on 20 November 2026'],
    [aPayout({ method: 'CASH_VOUCHER', status: 'FAILED' }), 'Not paid in cash'],
    [aPayout({ method: 'CASH_VOUCHER', status: 'READY' }), 'Ready to pay'],
  ])('is %#: %s', (payout, title) => {
    expect(payoutTitle(payout)).toBe(title);
  });
});
