import { fromCents, toCents } from '../base/money';
import { addDays, lastOfMonth, type PlainDate } from '../base/plain-date';
import { type SettledPremium } from './ledger';
import { type PremiumByMonth, premiumOf } from './premium-of';
import { isWithoutCover, type PremiumPayer } from './premium-position';

/** What another premium makes of months that were paid ahead. */
export interface Repriced {
  changes: Pick<PremiumPayer, 'Paid_To_Date' | 'Premium_Credit'>;
  /** Still paid, the oldest first, with what they cost now. */
  paid: SettledPremium[];
  /** `YYYY-MM`, oldest first: no longer paid. */
  unpaid: string[];
}

/**
 * Months that were paid ahead before their premium changed: their money is credit, and pays as many of them as it covers at what each costs
 * now, the oldest first; what is over stays credit. Null: no month that our ledger has paid costs something else.
 * Source: docs/domain/payments.md#r6-9.
 *
 * @param settled in any order
 */
export function repriceMonths(
  before: PremiumByMonth,
  policy: PremiumPayer,
  settled: readonly SettledPremium[],
): Repriced | null {
  const months = settled.toSorted((one, other) => (one.month < other.month ? -1 : 1));
  const last = months.at(-1);
  const first = months.find(({ month }) => premiumOf(before, dayOf(month)) !== priceOf(policy, month));
  if (first === undefined || last === undefined || policy.Paid_To_Date !== lastOfMonth(dayOf(last.month))) return null;
  const open = months.filter(({ month }) => month >= first.month);
  let credit = open.reduce((sum, { amountCents }) => sum + amountCents, toCents(policy.Premium_Credit));
  const paid: SettledPremium[] = [];
  for (const { month } of open) {
    const amountCents = isWithoutCover(policy, dayOf(month)) ? 0 : toCents(priceOf(policy, month));
    if (credit < amountCents) break;
    paid.push({ month, amountCents });
    credit -= amountCents;
  }
  const end = paid.at(-1);
  const Paid_To_Date = end ? lastOfMonth(dayOf(end.month)) : addDays(dayOf(first.month), -1);
  const unpaid = open.slice(paid.length).map(({ month }) => month);
  return { changes: { Paid_To_Date, Premium_Credit: fromCents(credit) }, paid, unpaid };
}

const dayOf = (month: string): PlainDate => `${month}-01`;
const priceOf = (policy: PremiumPayer, month: string) => premiumOf(policy, dayOf(month));
