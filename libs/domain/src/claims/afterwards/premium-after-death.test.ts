import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../base/plain-date';
import { products } from '../../catalogue';
import { livesLeft } from './lives-left';
import { monthsTakenAfter, type PremiumsPaid } from './months-taken';
import { isPaidByAnother, premiumRefund, premiumWhenContinued, premiumWithoutMember } from './premium-after-death';
import { premiumWaiverAfter } from './premium-waiver';
import { payLessAfterDeath } from './pay-less';
import { aFamilyOn, aRider } from './testing/a-family-left';

const paid = (more: Partial<PremiumsPaid> = {}): PremiumsPaid => ({
  Paid_To_Date: '2026-11-30',
  Monthly_Premium: 159,
  Premium_Credit: 0,
  settled: [],
  ...more,
});
const goingOn = (monthly: number) => ({
  premium: { base: monthly, extended: 0, supplementary: 0, monthly },
  premiumFrom: '2026-10-01',
  waiver: null,
});

describe('the rows of the rules, with their figures', () => {
  it('an extended member died on 10 October, November taken: R236 becomes R149, credit R87,00', () => {
    const after = premiumWithoutMember(paid({ Monthly_Premium: 236 }), { died: '2026-10-10', memberPremium: 87 });
    const months = [{ month: '2026-11', amountCents: 149_00 }];
    const Earlier_Premiums = [{ Until: '2026-10', Amount: 236 }];
    expect(after).toEqual({ from: '2026-11-01', Monthly_Premium: 149, Earlier_Premiums, credit: 87, months });
  });

  it('a spouse died: nothing changes, and the plan that takes who is left is offered', () => {
    const policy = aFamilyOn('Silver Family Plan');
    const left = livesLeft(policy, { deceasedId: 'sipho', on: '2026-11-20' });
    expect(payLessAfterDeath(policy, left, products)?.sentence).toBe(
      'You could now pay less: see the Single Parent plan.',
    );
  });

  it('the main member died on 20 September and nobody goes on, R159 taken for October and November: R318,00', () => {
    const refund = premiumRefund(paid(), { died: '2026-09-20', isPaidByAnother: false });
    expect(refund).toEqual({ amount: 318, to: 'WITH_BENEFIT' });
  });

  it('the same, continued at R87: credit R144,00', () => {
    const after = premiumWhenContinued(paid(), { died: '2026-09-20', continued: goingOn(87) });
    const months = ['2026-10', '2026-11'].map((month) => ({ month, amountCents: 87_00 }));
    const Earlier_Premiums = [{ Until: '2026-09', Amount: 159 }];
    expect(after).toEqual({ from: '2026-10-01', Monthly_Premium: 87, Earlier_Premiums, credit: 144, months });
  });
});

describe('who gets the premiums back', () => {
  it.each([
    {
      why: 'the payer, where that is not the main member',
      more: {},
      isPaidByAnother: true,
      gives: { amount: 318, to: 'PREMIUM_PAYER' },
    },
    {
      why: 'the payer also of more than R1 000',
      more: { Premium_Credit: 900 },
      isPaidByAnother: true,
      gives: { amount: 1218, to: 'PREMIUM_PAYER' },
    },
    {
      why: 'with the benefit, up to R1 000 with the credit',
      more: { Premium_Credit: 682 },
      isPaidByAnother: false,
      gives: { amount: 1000, to: 'WITH_BENEFIT' },
    },
    {
      why: 'the estate, above it',
      more: { Premium_Credit: 682.01 },
      isPaidByAnother: false,
      gives: { amount: 1000.01, to: 'ESTATE' },
    },
    {
      why: 'credit alone',
      more: { Paid_To_Date: '2026-09-30', Premium_Credit: 12.5 },
      isPaidByAnother: false,
      gives: { amount: 12.5, to: 'WITH_BENEFIT' },
    },
    {
      why: 'nobody, where nothing was taken',
      more: { Paid_To_Date: '2026-09-30' },
      isPaidByAnother: true,
      gives: null,
    },
    {
      why: 'nobody, where nobody recorded what was paid',
      more: { Paid_To_Date: null },
      isPaidByAnother: true,
      gives: null,
    },
  ])('$why', ({ more, isPaidByAnother: byAnother, gives }) => {
    expect(premiumRefund(paid(more), { died: '2026-09-20', isPaidByAnother: byAnother })).toEqual(gives);
  });

  it.each([
    { method: 'DEBIT_ORDER', holder: 'SPOUSE', gives: true },
    { method: 'DEBIT_ORDER', holder: 'SELF', gives: false },
    { method: 'PAYAT', holder: 'SPOUSE', gives: false },
    { method: 'DEBIT_ORDER', holder: null, gives: false },
  ])('$method from an account of $holder: somebody else pays is $gives', ({ method, holder, gives }) => {
    const BankingDetails = holder === null ? null : { Account_Holder_Relationship: holder };
    expect(isPaidByAnother({ BankingDetails, PaymentMethod: { Payment_Method: method } })).toBe(gives);
  });
});

describe('what was taken for months after the death', () => {
  it.each([
    { why: 'not that of the death', died: '2026-11-01', months: [] },
    { why: 'the month after it', died: '2026-10-31', months: ['2026-11'] },
    {
      why: 'every month after it, over a new year',
      died: '2025-12-31',
      more: { Paid_To_Date: '2026-02-28' },
      months: ['2026-01', '2026-02'],
    },
  ])('$why', ({ died, more, months }) => {
    expect(monthsTakenAfter(died, paid(more)).map(({ month }) => month)).toEqual(months);
  });

  it('counts with what was paid, and without what was free', () => {
    const settled = [{ month: '2026-10', amountCents: 11_900 }];
    const more = { settled, Months_Without_Cover: ['2026-11'] };
    expect(monthsTakenAfter('2026-09-20', paid(more))).toEqual([
      { month: '2026-10', amountCents: 11_900 },
      { month: '2026-11', amountCents: 0 },
    ]);
  });

  it('a month that was paid before the premium rose stays paid, and gives no credit that was never taken', () => {
    const settled = [
      { month: '2026-10', amountCents: 14_900 },
      { month: '2026-11', amountCents: 23_600 },
    ];
    const taken = paid({ Monthly_Premium: 236, settled });
    expect(premiumWithoutMember(taken, { died: '2026-09-10', memberPremium: 87 }).credit).toBe(87);
    expect(premiumWhenContinued(taken, { died: '2026-09-10', continued: goingOn(300) }).credit).toBe(0);
  });

  it('counts each month at its own premium when that rose after the death', () => {
    const rose = { Monthly_Premium: 300, Earlier_Premiums: [{ Until: '2026-10', Amount: 236 }] };
    const after = premiumWithoutMember(paid(rose), { died: '2026-09-10', memberPremium: 87 });
    expect(after).toMatchObject({ Monthly_Premium: 213, credit: 174 });
    expect(after.months.map(({ amountCents }) => amountCents)).toEqual([149_00, 213_00]);
  });

  it('is all credit for months without premiums', () => {
    const waiver = premiumWaiverAfter('2026-09-20', [aRider('sup-waiver', 9)], []);
    const continued = { ...goingOn(87), premiumFrom: '2028-10-01', waiver };
    expect(premiumWhenContinued(paid(), { died: '2026-09-20', continued })).toEqual({
      from: '2028-10-01',
      Monthly_Premium: 87,
      Earlier_Premiums: [{ Until: '2026-09', Amount: 159 }],
      credit: 318,
      months: ['2026-10', '2026-11'].map((month) => ({ month, amountCents: 0 })),
    });
  });
});

it('never gives back more than was taken, and nothing twice, and the same to the cent whether a month is in the ledger or not', () => {
  const cents = fc.integer({ min: 1, max: 100_000 }).map((amount) => amount / 100);
  const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days));
  fc.assert(
    fc.property(cents, cents, day, day, (before, after, died, paidTo) => {
      const taken = paid({ Monthly_Premium: before, Paid_To_Date: paidTo });
      const months = monthsTakenAfter(died, taken);
      const { credit, months: now } = premiumWhenContinued(taken, { died, continued: goingOn(after) });
      const most = (months.length * Math.round(before * 100)) / 100;
      expect(credit).toBeGreaterThanOrEqual(0);
      expect(credit).toBeLessThanOrEqual(most);
      expect(premiumRefund(taken, { died, isPaidByAnother: true })?.amount ?? 0).toBe(most);
      expect(premiumWhenContinued({ ...taken, settled: months }, { died, continued: goingOn(after) }).credit).toBe(
        credit,
      );
      const settled = months.map((one) => now.find(({ month }) => month === one.month) ?? one);
      expect(premiumWhenContinued({ ...taken, settled }, { died, continued: goingOn(after) }).credit).toBe(0);
    }),
  );
});
