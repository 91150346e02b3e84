import { fromCents, toCents } from '../../base/money';
import { firstOfNextMonth, type PlainDate } from '../../base/plain-date';
import { type SettledPremium } from '../../payments/ledger';
import { type PremiumByMonth, premiumOf } from '../../payments/premium-of';
import { type PremiumPayer } from '../../payments/premium-position';

/** A policy as far as premiums go that were taken for months after a death. */
export type PremiumsPaid = Pick<
  PremiumPayer,
  'Paid_To_Date' | 'Monthly_Premium' | 'Earlier_Premiums' | 'Premium_Credit' | 'Months_Without_Cover'
> & {
  /** What the ledger has of its months; one that is not in it counts as its premium. */
  settled: readonly SettledPremium[];
};

/** The whole months after that of a death for which a premium was taken, the oldest first. Source: docs/domain/claims.md#c8-2. */
export function monthsTakenAfter(died: PlainDate, paid: PremiumsPaid): SettledPremium[] {
  const { Paid_To_Date: paidTo, Months_Without_Cover: free = [], settled } = paid;
  const months: SettledPremium[] = [];
  if (paidTo === null) return months;
  for (let day = firstOfNextMonth(died); day <= paidTo; day = firstOfNextMonth(day)) {
    const month = day.slice(0, 7);
    const known = settled.find((one) => one.month === month);
    months.push({
      month,
      amountCents: known?.amountCents ?? (free.includes(month) ? 0 : toCents(premiumOf(paid, day))),
    });
  }
  return months;
}

const priceOf = (premiums: PremiumByMonth, { month }: SettledPremium) => toCents(premiumOf(premiums, `${month}-01`));

/** The months that were taken for more than their premium, with that premium: what is above it is credit, and counts once. */
export const monthsAt = (months: readonly SettledPremium[], premiums: PremiumByMonth): SettledPremium[] =>
  months
    .map((one) => ({ ...one, costs: priceOf(premiums, one) }))
    .filter(({ amountCents, costs }) => amountCents > costs)
    .map(({ month, costs }) => ({ month, amountCents: costs }));

/** What was taken for those months above their premium, rand; a month that cost less than that stays paid. */
export const takenAbove = (months: readonly SettledPremium[], premiums: PremiumByMonth): number =>
  fromCents(months.reduce((sum, one) => sum + Math.max(0, one.amountCents - priceOf(premiums, one)), 0));
