import { expect, it } from 'vitest';
import { premiumSentence } from './premium-sentence';

type Policy = Parameters<typeof premiumSentence>[0];
const today = '2026-11-20';
const paid: Policy = {
  Policy_Status: 'ACTIVE',
  Premium_Status: 'UP_TO_DATE',
  Paid_To_Date: '2026-11-30',
  Next_Due_Date: '2026-12-15',
  Monthly_Premium: 288,
  Amount_Due: 0,
  PaymentMethod: { Payment_Method: 'DEBIT_ORDER', Next_Collection_Date: '2026-12-15', Next_Collection_Amount: 288 },
};
const by = (Payment_Method: Policy['PaymentMethod']['Payment_Method']) => ({
  PaymentMethod: { ...paid.PaymentMethod, Payment_Method },
});

it.each<{ why: string; given: Partial<Policy>; says: string }>([
  {
    why: 'paid by debit order',
    given: {},
    says: 'Paid for November. Next: R 288 by debit order on 15 December 2026.',
  },
  {
    why: 'a debit order whose payer has not agreed brings nothing by itself',
    given: {
      PaymentMethod: { Payment_Method: 'DEBIT_ORDER', Next_Collection_Date: null, Next_Collection_Amount: null },
    },
    says: 'Paid for November. Next: R 288 on 15 December 2026.',
  },
  {
    why: 'a debit order that goes off before the Sunday on which the premium is due',
    given: {
      Next_Due_Date: '2026-12-20',
      PaymentMethod: {
        Payment_Method: 'DEBIT_ORDER',
        Next_Collection_Date: '2026-12-19',
        Next_Collection_Amount: 250,
      },
    },
    says: 'Paid for November. Next: R 250 by debit order on 19 December 2026.',
  },
  {
    why: 'paid from the salary',
    given: by('SALARY_DEDUCTION'),
    says: 'Paid for November. Next: R 288 from your salary on 15 December 2026.',
  },
  { why: 'paid by hand', given: by('EFT'), says: 'Paid for November. Next: R 288 on 15 December 2026.' },
  {
    why: 'paid in advance',
    given: {
      Premium_Status: 'PAID_IN_ADVANCE',
      Paid_To_Date: '2027-01-31',
      Next_Due_Date: '2027-02-15',
      PaymentMethod: { ...paid.PaymentMethod, Next_Collection_Date: '2027-02-15' },
    },
    says: 'Paid up to the end of January 2027. Next: R 288 by debit order on 15 February 2027.',
  },
  {
    why: 'due, with credit',
    given: {
      Premium_Status: 'DUE',
      Amount_Due: 200,
      Paid_To_Date: '2026-10-31',
      Next_Due_Date: '2026-11-25',
      PaymentMethod: {
        Payment_Method: 'DEBIT_ORDER',
        Next_Collection_Date: '2026-11-25',
        Next_Collection_Amount: null,
      },
    },
    says: 'Next: R 200 by debit order on 25 November 2026.',
  },
  {
    why: 'a first premium',
    given: {
      Policy_Status: 'PENDING',
      Premium_Status: 'FIRST_PREMIUM_OUTSTANDING',
      Paid_To_Date: null,
      Amount_Due: 288,
      Next_Due_Date: '2026-12-01',
      ...by('PAYAT'),
    },
    says: 'Next: R 288 on 1 December 2026.',
  },
  {
    why: 'another premium that is approved for the month that falls due next',
    given: {
      Coming_Premiums: [{ From: '2026-12', Amount: 350 }],
      PaymentMethod: { Payment_Method: 'PAYAT', Next_Collection_Date: null, Next_Collection_Amount: null },
    },
    says:
      'Paid for November. Next: R 350 on 15 December 2026. ' +
      'Your premium is R 288 a month now, and R 350 from 1 December 2026.',
  },
  {
    why: 'another premium that is approved for a later month',
    given: {
      Coming_Premiums: [{ From: '2027-01', Amount: 350 }],
      ...by('EFT'),
    },
    says:
      'Paid for November. Next: R 288 on 15 December 2026. ' +
      'Your premium is R 288 a month now, and R 350 from 1 January 2027.',
  },
  { why: 'outstanding', given: { Premium_Status: 'ARREARS', Amount_Due: 576 }, says: 'R 576 is outstanding.' },
  { why: 'on its way', given: { Premium_Status: 'PROCESSING' }, says: 'A payment is on its way to us.' },
  { why: 'paid up', given: { Policy_Status: 'PAID_UP', Premium_Status: 'NOT_APPLICABLE' }, says: 'No premium is due.' },
  { why: 'ended', given: { Policy_Status: 'CLAIMED', Premium_Status: 'NOT_APPLICABLE' }, says: 'No premium is due.' },
  { why: 'paid with no day to come', given: { Next_Due_Date: null }, says: 'Paid for November.' },
])('$why: $says', ({ given, says }) => {
  expect(premiumSentence({ ...paid, ...given }, today).replaceAll('\u00a0', ' ')).toBe(says);
});
