import { type Payment } from '@portal/contract';
import { debitFailureReasons, paymentStatuses, returnFamilies } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { aPayment } from '../testing/records';
import { adviceFor, isMadeGood } from './failure-advice';

const now = { isMadeGood: false, canPay: true };
const failed = (more: Partial<Payment>) => aPayment({ Payment_Status: 'FAILED', ...more });

describe('what to do about a payment', () => {
  it.each(debitFailureReasons)('that failed with "%s" is said in a sentence, with a place to go', (Failure_Reason) => {
    const advice = adviceFor(failed({ Failure_Reason }), now);
    expect(advice?.sentence).toMatch(/\.$/);
    expect(advice?.leadsTo).not.toBeNull();
  });

  it.each(returnFamilies)('that the bank answered with $code is said in a sentence', ({ sentence }) => {
    const advice = adviceFor(failed({ Failure_Reason: sentence, Collection_Type: 'DEBICHECK' }), now);
    expect(advice?.sentence).toMatch(/\.$/);
  });

  it('that failed for a reason that nobody knows is said too', () => {
    expect(adviceFor(failed({ Failure_Reason: 'constructor', Collection_Type: 'DEBICHECK' }), now)?.sentence).toBe(
      'Pay it another way, or call us.',
    );
    expect(adviceFor(failed({ Failure_Reason: null, Collection_Type: 'PAYAT' }), now)?.sentence).toBe(
      'You have not been charged. Try again or pay another way.',
    );
  });

  it('that failed is nothing any more once its month is paid', () => {
    expect(isMadeGood(aPayment({ Premium_Month: '2026-10' }), '2026-10-31')).toBe(true);
    expect(isMadeGood(aPayment({ Premium_Month: '2026-11' }), '2026-10-31')).toBe(false);
    expect(isMadeGood(aPayment({}), null)).toBe(false);
    expect(adviceFor(failed({ Failure_Reason: 'Insufficient funds' }), { ...now, isMadeGood: true })?.sentence).toBe(
      'This month has been paid since.',
    );
  });

  it('that failed is nothing to be done about once the policy cannot be paid', () => {
    const over = { ...now, canPay: false };
    expect(adviceFor(failed({ Failure_Reason: 'Insufficient funds' }), over)).toBeNull();
    expect(adviceFor(aPayment({ Payment_Status: 'REVERSED' }), over)?.leadsTo).toBeNull();
  });

  it('is said for every status but success', () => {
    for (const { code } of paymentStatuses) {
      expect(adviceFor(aPayment({ Payment_Status: code }), now) === null).toBe(code === 'SUCCESSFUL');
    }
  });
});
