import { type PaidStatus } from '@portal/contract';
import { formatRand, fromCents, oldestOutstandingPremium, paymentLimits, toCents } from '@portal/domain';

/** An amount that many people mean, in rand, and what it stands for. */
export interface AmountChoice {
  amount: number;
  label: string;
}

const sum = (...rand: number[]) => fromCents(rand.reduce((cents, each) => cents + toCents(each), 0));
const within = (amount: number) => Math.min(Math.max(amount, paymentLimits.least), paymentLimits.most);

/** What the form begins with: what is due, or one premium; no more than may be paid at once. Source: docs/domain/payments.md#r6-3. */
export const amountToBeginWith = ({ Amount_Due, Monthly_Premium }: PaidStatus): number =>
  within(Amount_Due > 0 ? Amount_Due : Monthly_Premium);

/** The amounts to choose from, none twice and none that may not be paid. */
export function amountChoices(paid: PaidStatus): AmountChoice[] {
  const least = Math.max(paymentLimits.least, oldestOutstandingPremium(paid));
  const payable = namedAmounts(paid).filter(({ amount }) => amount >= least && amount <= paymentLimits.most);
  const named =
    payable.length > 0 ? payable : [{ amount: amountToBeginWith(paid), label: 'as much as can be paid at once' }];
  return named
    .filter(({ amount }, place) => named.findIndex((other) => other.amount === amount) === place)
    .map(({ amount, label }) => ({ amount, label: `${formatRand(amount)}: ${label}` }));
}

function namedAmounts(paid: PaidStatus): AmountChoice[] {
  const { Policy_Status, Arrears_Amount: arrears, Amount_Due: due, Monthly_Premium: premium } = paid;
  const outstanding = { amount: arrears, label: 'everything that is outstanding' };
  if (Policy_Status === 'LAPSED') return [outstanding];
  if (Policy_Status === 'PENDING') return [{ amount: due, label: 'your first premium' }];
  if (arrears > 0) {
    return [
      outstanding,
      { amount: sum(arrears, premium), label: 'what is outstanding and the next premium' },
      { amount: premium, label: 'one premium' },
    ];
  }
  if (due > 0) {
    return [
      { amount: due, label: 'what is due' },
      { amount: sum(due, premium), label: 'what is due and one premium more' },
    ];
  }
  return [
    { amount: premium, label: 'one premium' },
    { amount: sum(premium, premium), label: 'two premiums' },
    { amount: sum(premium, premium, premium), label: 'three premiums' },
  ];
}
