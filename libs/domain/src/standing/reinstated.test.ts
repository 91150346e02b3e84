import { expect, it } from 'vitest';
import { fromCents } from '../base/money';
import { bookingTerms, paidPosition, receiveMoney, type SettledPremium, takeMoneyBack } from '../payments/ledger';
import { premiumPosition, type PremiumPayer } from '../payments/premium-position';
import { applyStatusTransitions } from './apply-status-transitions';

const today = '2026-11-20';
/** September and October are owed; the policy lapsed before November fell due. */
const lapsed: PremiumPayer = {
  Policy_Status: 'LAPSED',
  Inception_Date: '2024-03-01',
  Paid_To_Date: '2026-08-31',
  Monthly_Premium: 206,
  Arrears_Amount: 0,
  Premium_Credit: 0,
  Grace_End_Date: '2026-10-15',
  Lapse_Date: '2026-10-16',
  PaymentMethod: { Debit_Day: 15 },
};

/** After a payment today, with the months that are settled, the oldest first. */
function paid(rand: number): { policy: PremiumPayer; settled: SettledPremium[] } {
  const { position, months } = receiveMoney(paidPosition(lapsed, today), rand * 100, bookingTerms(lapsed, today));
  const booked = { ...lapsed, Paid_To_Date: position.paidTo, Premium_Credit: fromCents(position.creditCents) };
  const facts = { today, isPaymentOpen: false, isApplicationOpen: false };
  const { policy, taken } = applyStatusTransitions(booked, facts);
  return { policy, settled: [...months, ...taken.flatMap((transition) => transition.months)] };
}

it('what is paid on top of the arrears pays the month from when the policy is back, and none in which nobody was covered', () => {
  const { policy, settled } = paid(618);
  expect(policy).toMatchObject({
    Policy_Status: 'ACTIVE',
    Paid_To_Date: '2026-12-31',
    Premium_Credit: 0,
    Months_Without_Cover: ['2026-11'],
  });
  expect(settled.map(({ month, amountCents }) => [month, amountCents / 100])).toEqual([
    ['2026-09', 206],
    ['2026-10', 206],
    ['2026-11', 0],
    ['2026-12', 206],
  ]);
});

it('what is not a whole premium on top of them is credit', () => {
  expect(paid(500).policy).toMatchObject({ Paid_To_Date: '2026-11-30', Premium_Credit: 88 });
});

it('a payment that is taken back the next day leaves owed what was owed before it', () => {
  const { policy, settled } = paid(618);
  const terms = { ...bookingTerms(policy, '2026-11-21'), settled: settled.toReversed() };
  const { position } = takeMoneyBack(paidPosition(policy, '2026-11-21'), 618_00, terms);
  const after = { ...policy, Paid_To_Date: position.paidTo, Premium_Credit: fromCents(position.creditCents) };
  expect(premiumPosition(after, '2026-11-21', false)).toMatchObject({ Arrears_Amount: 412, Premiums_Outstanding: 2 });
});
