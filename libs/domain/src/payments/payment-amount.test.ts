import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkPaymentAmount, oldestOutstandingPremium, outstandingAmount, type Owed } from './payment-amount';

const owed = (more: Partial<Owed> = {}): Owed => ({
  Premiums_Outstanding: 0,
  Monthly_Premium: 236,
  Arrears_Amount: 0,
  Amount_Due: 0,
  ...more,
});
const twoMonths = owed({ Premiums_Outstanding: 2, Arrears_Amount: 472, Amount_Due: 472 });

it.each([
  { why: 'nothing is outstanding', of: owed(), oldest: 0 },
  { why: 'two months are', of: twoMonths, oldest: 236 },
  { why: 'part of the oldest was paid', of: { ...twoMonths, Arrears_Amount: 400, Amount_Due: 400 }, oldest: 164 },
  {
    why: 'two months at different premiums are',
    of: { ...twoMonths, Monthly_Premium: 75, Oldest_Outstanding: 236 },
    oldest: 236,
  },
  { why: 'the first premium is', of: owed({ Premiums_Outstanding: 1, Amount_Due: 236 }), oldest: 236 },
])('the oldest outstanding premium when $why is R $oldest', ({ of, oldest }) => {
  expect(oldestOutstandingPremium(of)).toBe(oldest);
});

it.each([
  { amount: null, of: owed(), says: 'Enter an amount' },
  { amount: Number.NaN, of: owed(), says: 'Enter an amount' },
  { amount: 9.99, of: owed(), says: 'Enter an amount of at least R\u00a010' },
  { amount: 5000.01, of: owed(), says: 'The amount may not be more than R\u00a05\u00a0000' },
  { amount: 235.99, of: twoMonths, says: 'Pay at least R\u00a0236 to cover your oldest outstanding premium' },
])('R $amount is refused: $says', ({ amount, of, says }) => {
  expect(checkPaymentAmount(amount, of)).toMatchObject({ success: false, message: says });
});

it.each([
  { amount: 10, of: owed() },
  { amount: 5000, of: owed() },
  { amount: 236, of: twoMonths },
])('R $amount may be paid', ({ amount, of }) => {
  expect(checkPaymentAmount(amount, of)).toEqual({ success: true, value: amount });
});

it('lets everybody pay what is due, unless that is more than one payment may be', () => {
  const someone = fc
    .record({ premium: fc.integer({ min: 20, max: 1600 }), months: fc.integer({ min: 1, max: 3 }) })
    .map(({ premium, months }) =>
      owed({
        Premiums_Outstanding: months,
        Monthly_Premium: premium,
        Arrears_Amount: premium * months,
        Amount_Due: premium * months,
      }),
    );
  fc.assert(fc.property(someone, (of) => checkPaymentAmount(of.Amount_Due, of).success));
});

it.each([
  { why: 'premiums were missed', of: twoMonths, outstanding: 472 },
  { why: 'another one falls due meanwhile', of: { ...twoMonths, Amount_Due: 708 }, outstanding: 472 },
  { why: 'no arrears are known', of: owed({ Amount_Due: 236 }), outstanding: 236 },
  { why: 'all is paid', of: owed(), outstanding: 0 },
])('what is outstanding when $why is R $outstanding', ({ of, outstanding }) => {
  expect(outstandingAmount(of)).toBe(outstanding);
});
