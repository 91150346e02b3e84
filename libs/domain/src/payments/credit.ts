import { type SettledPremium } from './ledger';
import { fromCents, toCents } from '../base/money';
import { premiumOf } from './premium-of';
import { firstOfNextMonth, lastOfMonth, type PlainDate } from '../base/plain-date';
import { dueOf, isWithoutCover, type PremiumPayer } from './premium-position';

/** What a month costs in cents: nothing when the policy covered nobody in it. */
const priceOf = (policy: PremiumPayer, month: PlainDate): number =>
  isWithoutCover(policy, month) ? 0 : Math.max(0, toCents(premiumOf(policy, month)));

/** Whether what was received before pays this month. */
export const isPaidByCredit = (policy: PremiumPayer, month: PlainDate): boolean => {
  const price = priceOf(policy, month);
  return price === 0 || toCents(policy.Premium_Credit) >= price;
};

/** Months that credit pays, oldest first, and the position of the policy after it. */
export interface PaidFromCredit {
  months: SettledPremium[];
  changes: Pick<PremiumPayer, 'Paid_To_Date' | 'Premium_Credit'>;
}

/**
 * Credit of a premium or more, as a lower premium leaves it, pays every month that has fallen due; the rest stays credit. A month that
 * costs nothing is paid when it falls due. On a lapsed policy only what fell due before the lapse. Null: it pays nothing.
 * Source: docs/domain/payments.md#r6-5.
 */
export function payDueMonthsFromCredit(policy: PremiumPayer, today: PlainDate): PaidFromCredit | null {
  const months: SettledPremium[] = [];
  let after = policy;
  for (let month = nextMonth(after); month !== null && hasFallenDue(after, month, today); month = nextMonth(after)) {
    if (!isPaidByCredit(after, month)) break;
    const amountCents = priceOf(after, month);
    const Premium_Credit = fromCents(toCents(after.Premium_Credit) - amountCents);
    months.push({ month: month.slice(0, 7), amountCents });
    after = { ...after, Premium_Credit, Paid_To_Date: lastOfMonth(month) };
  }
  const { Paid_To_Date, Premium_Credit } = after;
  return months.length === 0 ? null : { months, changes: { Paid_To_Date, Premium_Credit } };
}

const nextMonth = ({ Paid_To_Date }: PremiumPayer) => (Paid_To_Date === null ? null : firstOfNextMonth(Paid_To_Date));

function hasFallenDue({ Policy_Status, Lapse_Date, PaymentMethod }: PremiumPayer, month: PlainDate, today: PlainDate) {
  const due = dueOf(month, PaymentMethod);
  return Policy_Status === 'LAPSED' ? Lapse_Date !== null && due < Lapse_Date : due <= today;
}
