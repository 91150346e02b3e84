import { type Policy } from '@portal/contract';
import { codesOf, paymentMethods, policyStatuses } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { isPaying } from './is-paying';
import { paymentFigures } from './payment-figures';
import { paymentSentences } from './payment-messages';

const phone = '086 000 7580';
const policyWith = (more: object) =>
  ({
    Policy_Status: 'ACTIVE',
    Monthly_Premium: 198,
    Next_Due_Date: '2026-12-01',
    Paid_To_Date: '2026-11-30',
    BankingDetails: {},
    PaymentMethod: {
      Payment_Method: 'DEBIT_ORDER',
      Debit_Day: 25,
      Next_Collection_Date: '2026-12-24',
      Next_Collection_Amount: 198,
    },
    ...more,
  }) as unknown as Policy;
const payingBy = (Payment_Method: string) =>
  policyWith({ PaymentMethod: { Payment_Method, Next_Collection_Date: null, Next_Collection_Amount: null } });

describe('how the premium is paid', () => {
  it.each(codesOf(paymentMethods))('%s is told in whole sentences', (method) => {
    const sentences = paymentSentences(payingBy(method), phone);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  it('has the day, and why the next collection is on another', () => {
    expect(paymentSentences(policyWith({}), phone)).toEqual([
      'We collect on the 25th of each month.',
      '25 December 2026 is Christmas Day, so we collect on the working day before.',
    ]);
  });

  it('says that a mandate comes first while it is not approved', () => {
    const waiting = policyWith({ DebiCheckMandate: { Mandate_Status: 'PENDING_AUTHENTICATION' } });
    expect(paymentSentences(waiting, phone).at(-1)).toMatch(/^The debit order has to be approved at the bank first/);
  });

  it('says that nothing can be collected without an account', () => {
    expect(paymentSentences(policyWith({ BankingDetails: null }), phone)).toEqual([
      'There is no bank account on this policy, so nothing can be collected.',
    ]);
  });

  it.each(codesOf(policyStatuses))('%s: figures only where premiums are due, else one sentence why not', (status) => {
    const policy = policyWith({ Policy_Status: status });
    expect(paymentFigures(policy).length > 0).toBe(isPaying(policy));
    if (!isPaying(policy)) expect(paymentSentences(policy, phone)).toHaveLength(1);
  });

  it.each([
    { method: 'EFT', captions: ['Pay before', 'Next premium'] },
    { method: 'PAYAT', captions: ['Pay before', 'Next premium'] },
    { method: 'SALARY_DEDUCTION', captions: ['Next premium'] },
    { method: 'DEBIT_ORDER', captions: [] },
  ])('$method without a collection to come: $captions', ({ method, captions }) => {
    expect(paymentFigures(payingBy(method)).map(({ caption }) => caption)).toEqual(captions);
  });
});
