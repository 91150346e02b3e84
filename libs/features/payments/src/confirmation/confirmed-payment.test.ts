import { describe, expect, it } from 'vitest';
import { aPaidStatus, aPayment } from '../testing/records';
import { confirmedPayment, paymentIdIn } from './confirmed-payment';

const older = aPayment({ id: 'older', Payment_Date: '2026-10-15' });
const newer = aPayment({ id: 'newer' });
const failed = aPayment({ id: 'failed', Payment_Date: '2026-11-19', Payment_Status: 'FAILED' });
const refund = aPayment({ id: 'refund', Payment_Date: '2026-11-19', Payment_Type: 'REFUND' });
const paid = aPaidStatus({ PaymentHistory: [older, failed, newer, refund] });

describe('the payment that is confirmed', () => {
  it.each([
    { why: 'the newest that was received', id: null, gives: 'newer' },
    { why: 'the one that somebody comes from', id: 'older', gives: 'older' },
    { why: 'none when that one was not received', id: 'failed', gives: undefined },
    { why: 'none when nobody knows that one', id: 'other', gives: undefined },
  ])('is $why', ({ id, gives }) => {
    expect(confirmedPayment(paid, id)?.id).toBe(gives);
  });

  it('is none where nothing was received', () => {
    expect(confirmedPayment(aPaidStatus({ PaymentHistory: [failed, refund] }), null)).toBeNull();
  });

  it.each([
    { state: null, id: null },
    { state: { paymentId: 7 }, id: null },
    { state: { paymentId: 'newer' }, id: 'newer' },
  ])('is named by what the router kept: $state', ({ state, id }) => {
    expect(paymentIdIn(state)).toBe(id);
  });
});
