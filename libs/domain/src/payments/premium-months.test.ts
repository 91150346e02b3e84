import { describe, expect, it } from 'vitest';
import { premiumMonths } from './premium-months';
import { type PremiumPayer } from './premium-position';

const today = '2026-11-22';
const payer = (more: Partial<PremiumPayer> = {}): PremiumPayer => ({
  Policy_Status: 'ACTIVE',
  Inception_Date: '2020-01-01',
  Paid_To_Date: '2026-11-30',
  Monthly_Premium: 288,
  Arrears_Amount: 0,
  Premium_Credit: 0,
  Grace_End_Date: null,
  Lapse_Date: null,
  PaymentMethod: { Debit_Day: 15 },
  ...more,
});
const states = (more: Partial<PremiumPayer>) =>
  premiumMonths(payer(more), today, 4)
    .map(({ state }) => state)
    .join(' ');

describe('the premiums of the last months', () => {
  it.each([
    { why: 'all of them are paid', given: {}, says: 'paid paid paid paid' },
    { why: 'paid in advance changes nothing', given: { Paid_To_Date: '2027-01-31' }, says: 'paid paid paid paid' },
    {
      why: 'the debit day of this month has passed',
      given: { Paid_To_Date: '2026-10-31' },
      says: 'paid paid paid unpaid',
    },
    {
      why: 'the debit day of this month is to come',
      given: { Paid_To_Date: '2026-10-31', PaymentMethod: { Debit_Day: 25 } },
      says: 'paid paid paid due',
    },
    {
      why: 'money that is not a whole premium yet belongs to the oldest month that is open',
      given: { Paid_To_Date: '2026-09-30', Premium_Credit: 100 },
      says: 'paid paid part unpaid',
    },
    {
      why: 'nothing was asked for before the policy began',
      given: { Inception_Date: '2026-10-01' },
      says: 'none none paid paid',
    },
    {
      why: 'nothing is asked for months without cover',
      given: { Months_Without_Cover: ['2026-09'] },
      says: 'paid none paid paid',
    },
    {
      why: 'after a lapse no premium is asked for any more',
      given: { Policy_Status: 'LAPSED', Paid_To_Date: '2026-08-31', Lapse_Date: '2026-10-16' },
      says: 'paid unpaid unpaid none',
    },
    {
      why: 'a paid-up policy asks for none',
      given: { Policy_Status: 'PAID_UP', Paid_To_Date: '2026-09-30' },
      says: 'paid paid none none',
    },
    {
      why: 'nothing is paid yet',
      given: { Policy_Status: 'PENDING', Paid_To_Date: null, Inception_Date: '2026-11-01' },
      says: 'none none none unpaid',
    },
  ] as const)('$why: $says', ({ given, says }) => expect(states(given as Partial<PremiumPayer>)).toBe(says));

  it('are the present month and those before it', () => {
    expect(premiumMonths(payer(), today).map(({ month }) => month)).toEqual(
      expect.arrayContaining(['2025-12-01', '2026-11-01']),
    );
    expect(premiumMonths(payer(), today)).toHaveLength(12);
  });
});
