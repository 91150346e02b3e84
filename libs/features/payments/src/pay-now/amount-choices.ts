import { type PaidStatus } from '@portal/contract';
import {
  addMonths,
  formatRand,
  fromCents,
  nextPremiumMonth,
  oldestOutstandingPremium,
  paymentLimits,
  type PremiumByMonth,
  premiumOf,
  toCents,
} from '@portal/domain';

/** An amount that many people mean, in rand, and what it stands for. */
export interface AmountChoice {
  amount: number;
  label: string;
}

const sum = (...rand: number[]) => fromCents(rand.reduce((cents, each) => cents + toCents(each), 0));
const within = (amount: number) => Math.min(Math.max(amount, paymentLimits.least), paymentLimits.most);

/** What the form begins with: what is due, or one premium; no more than may be paid at once. Source: docs/domain/payments.md#r6-3. */
export const amountToBeginWith = (paid: PaidStatus, premiums: PremiumByMonth): number =>
  within(paid.Amount_Due > 0 ? paid.Amount_Due : priceOf(paid, premiums, 0));

/** What the oldest month that is not paid costs, or one so many months after it. */
function priceOf(paid: PaidStatus, premiums: PremiumByMonth, monthsLater: number): number {
  const first = nextPremiumMonth(paid);
  return first === null ? premiums.Monthly_Premium : premiumOf(premiums, addMonths(first, monthsLater));
}

/** The amounts to choose from, none twice and none that may not be paid. Each month counts at its own premium. */
export function amountChoices(paid: PaidStatus, premiums: PremiumByMonth): AmountChoice[] {
  const least = Math.max(paymentLimits.least, oldestOutstandingPremium(paid));
  const payable = namedAmounts(paid, premiums).filter(({ amount }) => amount >= least && amount <= paymentLimits.most);
  const named =
    payable.length > 0
      ? payable
      : [{ amount: amountToBeginWith(paid, premiums), label: 'as much as can be paid at once' }];
  return named
    .filter(({ amount }, place) => named.findIndex((other) => other.amount === amount) === place)
    .map(({ amount, label }) => ({ amount, label: `${formatRand(amount)}: ${label}` }));
}

function namedAmounts(paid: PaidStatus, premiums: PremiumByMonth): AmountChoice[] {
  const { Policy_Status, Arrears_Amount: arrears, Amount_Due: due, Premiums_Outstanding: months } = paid;
  const price = (monthsLater: number) => priceOf(paid, premiums, monthsLater);
  const outstanding = { amount: arrears, label: 'everything that is outstanding' };
  if (Policy_Status === 'LAPSED') return [outstanding];
  if (Policy_Status === 'PENDING') return [{ amount: due, label: 'your first premium' }];
  if (arrears > 0) {
    return [
      outstanding,
      { amount: sum(arrears, price(months)), label: 'what is outstanding and the next premium' },
      { amount: price(0), label: 'one premium' },
    ];
  }
  if (due > 0) {
    return [
      { amount: due, label: 'what is due' },
      { amount: sum(due, price(1)), label: 'what is due and one premium more' },
    ];
  }
  return [
    { amount: price(0), label: 'one premium' },
    { amount: sum(price(0), price(1)), label: 'two premiums' },
    { amount: sum(price(0), price(1), price(2)), label: 'three premiums' },
  ];
}
