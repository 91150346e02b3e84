import { type PaidStatus } from '@portal/contract';
import { checkPaymentAmount, toCents } from '@portal/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPaidStatus } from '../testing/records';
import { amountChoices, amountToBeginWith } from './amount-choices';

const arrears = { Policy_Status: 'IN_GRACE', Arrears_Amount: 472, Amount_Due: 472, Premiums_Outstanding: 2 } as const;

describe('the amounts to choose from', () => {
  it.each<{ why: string; paid: Partial<PaidStatus>; begins: number; offers: number[] }>([
    { why: 'nothing is due', paid: {}, begins: 236, offers: [236, 472, 708] },
    { why: 'one premium is due', paid: { Amount_Due: 236 }, begins: 236, offers: [236, 472] },
    { why: 'two premiums are outstanding', paid: arrears, begins: 472, offers: [472, 708, 236] },
    {
      why: 'one premium is outstanding',
      paid: { ...arrears, Arrears_Amount: 236, Amount_Due: 236, Premiums_Outstanding: 1 },
      begins: 236,
      offers: [236, 472],
    },
    { why: 'the policy has lapsed', paid: { ...arrears, Policy_Status: 'LAPSED' }, begins: 472, offers: [472] },
    {
      why: 'the policy has not begun',
      paid: { Policy_Status: 'PENDING', Amount_Due: 236, Premiums_Outstanding: 1 },
      begins: 236,
      offers: [236],
    },
    { why: 'a few rand are due', paid: { Amount_Due: 4, Premiums_Outstanding: 1 }, begins: 10, offers: [240] },
    { why: 'more is due than may be paid', paid: { Amount_Due: 6000 }, begins: 5000, offers: [5000] },
  ])('when $why', ({ paid, begins, offers }) => {
    expect(amountToBeginWith(aPaidStatus(paid), { Monthly_Premium: 236 })).toBe(begins);
    expect(amountChoices(aPaidStatus(paid), { Monthly_Premium: 236 }).map(({ amount }) => amount)).toEqual(offers);
  });

  it('are what the months cost, also where another premium is approved', () => {
    const coming = { Monthly_Premium: 236, Coming_Premiums: [{ From: '2027-01', Amount: 300 }] };
    const paid = aPaidStatus({ Paid_To_Date: '2026-11-30', Next_Due_Date: '2026-12-15' });
    expect(amountChoices(paid, coming).map(({ amount }) => amount)).toEqual([236, 536, 836]);
    const due = { Paid_To_Date: '2026-12-31', Next_Due_Date: '2027-01-01', Amount_Due: 300 } as const;
    expect(amountChoices(aPaidStatus(due), coming).map(({ amount }) => amount)).toEqual([300, 600]);
  });

  it('may all be paid, are whole cents, and stand there once', () => {
    const cents = fc.integer({ min: 0, max: 700_000 }).map((count) => count / 100);
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 6 }), cents, (premium, months, more) => {
        const Arrears_Amount = (toCents(premium) * months) / 100;
        const Amount_Due = (toCents(Arrears_Amount) + toCents(months > 0 ? 0 : more)) / 100;
        const paid = aPaidStatus({
          Monthly_Premium: premium,
          Premiums_Outstanding: months,
          Arrears_Amount,
          Amount_Due,
        });
        const choices = amountChoices(paid, paid);
        for (const { amount } of choices) expect(checkPaymentAmount(amount, paid)).toMatchObject({ success: true });
        for (const { amount } of choices) expect(toCents(amount) / 100).toBe(amount);
        expect(new Set(choices.map(({ amount }) => amount)).size).toBe(choices.length);
        expect(amountToBeginWith(paid, paid)).toBeGreaterThanOrEqual(10);
        expect(amountToBeginWith(paid, paid)).toBeLessThanOrEqual(5000);
      }),
    );
  });
});
