import { expect, it } from 'vitest';
import { monthsByHand } from './months-by-hand';

const policy = {
  Policy_Status: 'ACTIVE',
  Inception_Date: '2019-03-01',
  Paid_To_Date: '2026-10-31',
  Next_Due_Date: '2026-11-25',
  PaymentMethod: { Payment_Method: 'PAYAT' },
  DebiCheckMandate: null,
} as never as Parameters<typeof monthsByHand>[0];
const given = (more: object) => ({ ...policy, ...more });

it.each([
  { why: 'each month that is not paid before the first debit', of: policy, gives: ['2026-11', '2026-12'] },
  { why: 'none that is paid already', of: given({ Paid_To_Date: '2026-11-30' }), gives: ['2026-12'] },
  {
    why: 'none, when the debit order begins with what is due next',
    of: given({ Paid_To_Date: '2026-12-31' }),
    gives: [],
  },
  { why: 'none of a salary', of: given({ PaymentMethod: { Payment_Method: 'SALARY_DEDUCTION' } }), gives: [] },
  {
    why: 'none before the cover has begun: it begins with the debit',
    of: given({ Policy_Status: 'PENDING' }),
    gives: [],
  },
  { why: 'none after a lapse', of: given({ Policy_Status: 'LAPSED' }), gives: [] },
  {
    why: 'each, when the payer has not agreed to the debit order of before',
    of: given({
      PaymentMethod: { Payment_Method: 'DEBIT_ORDER' },
      DebiCheckMandate: { Mandate_Status: 'PENDING_AUTHENTICATION', Collection_Day: 25 },
    }),
    gives: ['2026-11', '2026-12'],
  },
])('$why', ({ of, gives }) => {
  // The 1st of January is a holiday: its premium is collected on the last day of December.
  expect(monthsByHand(of, { date: '2026-12-31', debitDay: 1 })).toEqual(gives);
});
