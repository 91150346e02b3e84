import { describe, expect, it } from 'vitest';
import { addBusinessDays } from '../base/collection-day';
import { askedAgainFrom, awaitedDebit, type DebitPayer, dueDebits, isCollected, wantsDebit } from './debit-collection';

const payer = (more: Partial<DebitPayer> = {}): DebitPayer => ({
  Policy_Status: 'ACTIVE',
  Inception_Date: '2024-03-01',
  Paid_To_Date: '2026-10-31',
  Monthly_Premium: 206,
  Arrears_Amount: 0,
  Premium_Credit: 0,
  Grace_End_Date: null,
  Lapse_Date: null,
  Cancellation_Date: null,
  PaymentMethod: { Payment_Method: 'DEBIT_ORDER', Debit_Day: 25 },
  BankingDetails: { Effective_Date: null },
  DebiCheckMandate: { Mandate_Status: 'AUTHENTICATED', Collection_Day: 25, Maximum_Collection_Amount: 309 },
  MainMember: { Life_Status: 'ACTIVE' },
  ...more,
});
const mandate = { Mandate_Status: 'AUTHENTICATED', Collection_Day: 25, Maximum_Collection_Amount: 309 };

describe('business days', () => {
  it.each([
    ['2026-11-20', 3, '2026-11-25', 'a weekend does not count'],
    ['2026-12-14', 2, '2026-12-17', 'nor does the Day of Reconciliation'],
    ['2026-12-23', 2, '2026-12-28', 'nor Christmas, nor the Saturday after it'],
  ])('%s and %i of them is %s: %s', (from, days, to) => expect(addBusinessDays(from, days)).toBe(to));
});

describe('whom premiums are collected from', () => {
  it.each([
    ['an active policy with a mandate', {}, true],
    ['a policy in grace', { Policy_Status: 'IN_GRACE' }, true],
    ['a mandate whose change waits', { DebiCheckMandate: { ...mandate, Mandate_Status: 'AMENDMENT_PENDING' } }, true],
    ['a policy that lapsed', { Policy_Status: 'LAPSED' }, false],
    ['a new policy, whose first premium has not come', { Policy_Status: 'PENDING' }, true],
    ['a policy that was not taken up', { Policy_Status: 'NOT_TAKEN_UP' }, false],
    ['somebody who pays at a till', { PaymentMethod: { Payment_Method: 'PAYAT', Debit_Day: 25 } }, false],
    ['no mandate', { DebiCheckMandate: null }, false],
    ['a suspended mandate', { DebiCheckMandate: { ...mandate, Mandate_Status: 'SUSPENDED' } }, false],
    ['a mandate nobody has answered', { DebiCheckMandate: { ...mandate, Mandate_Status: 'NO_RESPONSE' } }, false],
    ['a premium above what was agreed', { Monthly_Premium: 309.01 }, false],
    ['somebody who has died', { MainMember: { Life_Status: 'DECEASED' } }, false],
    ['no account', { BankingDetails: null }, false],
  ] as [string, Partial<DebitPayer>, boolean][])('%s', (_what, more, gives) =>
    expect(isCollected(payer(more))).toBe(gives),
  );
});

describe('when a premium is asked for', () => {
  it.each([
    ['2026-11-19', []],
    ['2026-11-20', [{ month: '2026-11', agreed: '2026-11-25', actionDate: '2026-11-25' }]],
    ['2026-11-23', [{ month: '2026-11', agreed: '2026-11-25', actionDate: '2026-11-25' }]],
    // We were away: two business days from now, at the latest ten days after the day that was agreed.
    ['2026-11-24', [{ month: '2026-11', agreed: '2026-11-25', actionDate: '2026-11-26' }]],
    ['2026-12-05', [{ month: '2026-11', agreed: '2026-11-25', actionDate: '2026-12-08' }]],
    ['2026-12-06', []],
  ])('for the 25th on %s', (today, due) => expect(dueDebits(25, today)).toEqual(due));

  it('reaches into the month before: the first of November is a Sunday', () => {
    expect(dueDebits(1, '2026-10-28')).toEqual([{ month: '2026-11', agreed: '2026-10-31', actionDate: '2026-10-31' }]);
  });

  it.each([
    ['a month that is not paid', {}, true],
    ['a month that is paid', { Paid_To_Date: '2026-11-30' }, false],
    ['a month in advance', { Paid_To_Date: '2027-01-31' }, false],
    ['a month after the end', { Cancellation_Date: '2026-11-01' }, false],
    ['the last month of a policy that ends', { Cancellation_Date: '2026-11-30' }, true],
    ['an account in use from the next collection', { BankingDetails: { Effective_Date: '2026-12-24' } }, false],
    ['an account in use from this one', { BankingDetails: { Effective_Date: '2026-11-25' } }, true],
    [
      'an account whose other day is not agreed to: the day before stays',
      {
        BankingDetails: { Effective_Date: '2026-11-28' },
        DebiCheckMandate: { ...mandate, Mandate_Status: 'AMENDMENT_PENDING', First_Collection_Date: '2026-11-25' },
      },
      true,
    ],
    [
      'an account whose other day is not agreed to, and that is not used on the day before yet',
      {
        BankingDetails: { Effective_Date: '2026-12-28' },
        DebiCheckMandate: { ...mandate, Mandate_Status: 'AMENDMENT_PENDING', First_Collection_Date: '2026-12-24' },
      },
      false,
    ],
    ['a month before the policy', { Inception_Date: '2026-12-01', Paid_To_Date: null }, false],
  ] as [string, Partial<DebitPayer>, boolean][])('%s', (_what, more, gives) =>
    expect(wantsDebit(payer(more), { month: '2026-11', agreed: '2026-11-25' })).toBe(gives),
  );
});

describe('whose answer is awaited before anybody is late', () => {
  it.each([
    ['before the action date: that of the month before', '2026-11-24', {}, null],
    ['on the action date', '2026-11-25', {}, '2026-11'],
    ['long after it', '2026-12-20', {}, '2026-11'],
    ['in the next month, that of the next month', '2026-12-24', {}, '2026-12'],
    ['nobody where it is paid', '2026-11-25', { Paid_To_Date: '2026-11-30' }, null],
    ['nobody where nothing is collected', '2026-11-25', { DebiCheckMandate: null }, null],
  ] as [string, string, Partial<DebitPayer>, string | null][])('%s', (_what, today, more, month) =>
    expect(awaitedDebit(payer(more), today)).toBe(month),
  );
});

it('a bank that says nothing is asked after five business days', () => {
  expect(askedAgainFrom('2026-11-25', false)).toBe('2026-12-02');
  expect(askedAgainFrom('2026-11-25', true)).toBe('2026-12-11');
});
