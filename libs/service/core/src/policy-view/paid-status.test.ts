import { type Payment } from '@portal/contract';
import { expect, it } from 'vitest';
import { aPolicy } from '../testing/a-policy';
import { paidStatus } from './paid-status';

const today = '2026-11-20';
const payment = (more: Partial<Payment>): Payment => ({
  id: 'payment',
  Payment_Date: '2026-11-01',
  Premium_Month: '2026-11',
  Amount: 119,
  Payment_Type: 'PREMIUM',
  Collection_Type: 'DEBICHECK',
  Payment_Status: 'SUCCESSFUL',
  Reference: null,
  Payat_Transaction_Id: null,
  Failure_Reason: null,
  ...more,
});

it('names the newest payment that came in, whatever was tried or given back since', () => {
  const payments = [
    payment({ Payment_Date: '2026-11-18', Payment_Status: 'FAILED' }),
    payment({ Payment_Date: '2026-11-15', Payment_Type: 'REFUND' }),
    payment({ Payment_Date: '2026-11-10', Payment_Status: 'REVERSED' }),
    payment({ Payment_Date: '2026-11-05', Amount: 238, Payment_Type: 'ARREARS', Collection_Type: 'PAYAT' }),
    payment({ Payment_Date: '2026-10-01' }),
  ];
  expect(paidStatus(aPolicy(), payments, today)).toMatchObject({
    Last_Payment_Date: '2026-11-05',
    Last_Payment_Amount: 238,
    Last_Payment_Method: 'PAYAT',
    PaymentHistory: payments,
  });
});

it('has no last payment before the first', () => {
  const nothing = { Last_Payment_Date: null, Last_Payment_Amount: null, Last_Payment_Method: null, PaymentHistory: [] };
  expect(paidStatus(aPolicy(), [], today)).toMatchObject(nothing);
});

it.each(['SUBMITTED', 'PENDING'] as const)('a payment that is %s is being processed', (Payment_Status) => {
  expect(paidStatus(aPolicy(), [payment({ Payment_Status })], today).Premium_Status).toBe('PROCESSING');
});

it.each([
  { why: 'an active policy', policy: {}, pay: true, reinstate: false },
  { why: 'a pending policy', policy: { Policy_Status: 'PENDING' as const }, pay: true, reinstate: false },
  { why: 'a policy that was cancelled', policy: { Policy_Status: 'CANCELLED' as const }, pay: false, reinstate: false },
  { why: 'a paid-up policy', policy: { Policy_Status: 'PAID_UP' as const }, pay: false, reinstate: false },
  {
    why: 'a lapse of 90 days ago',
    policy: { Policy_Status: 'LAPSED' as const, Lapse_Date: '2026-08-22' },
    pay: true,
    reinstate: true,
  },
  {
    why: 'a lapse of 91 days ago',
    policy: { Policy_Status: 'LAPSED' as const, Lapse_Date: '2026-08-21' },
    pay: false,
    reinstate: false,
  },
  { why: 'a lapse on no known day', policy: { Policy_Status: 'LAPSED' as const }, pay: false, reinstate: false },
])('$why can be paid: $pay, reinstated: $reinstate', ({ policy, pay, reinstate }) => {
  const { Can_Pay_Now, Can_Reinstate } = paidStatus(aPolicy(policy), [], today);
  expect({ Can_Pay_Now, Can_Reinstate }).toEqual({ Can_Pay_Now: pay, Can_Reinstate: reinstate });
});

it('what falls due next month costs what is approved for it, before that holds', () => {
  const policy = aPolicy({ Paid_To_Date: '2026-11-30', Monthly_Premium: 119 });
  const premiums = { Monthly_Premium: 119, Coming_Premiums: [{ From: '2026-12', Amount: 166 }] };
  expect(paidStatus(policy, [], '2026-11-28', premiums)).toMatchObject({ Amount_Due: 166, Monthly_Premium: 119 });
  expect(paidStatus(policy, [], '2026-11-28')).toMatchObject({ Amount_Due: 119 });
});
