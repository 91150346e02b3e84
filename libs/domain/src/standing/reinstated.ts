import { addDays, addMonths, firstOfMonth, firstOfNextMonth, lastOfMonth, type PlainDate } from '../base/plain-date';
import { fromCents, toCents } from '../base/money';
import { receiveMoney, type SettledPremium } from '../payments/ledger';
import { dueOf, owedUntil, type PremiumPayer } from '../payments/premium-position';

/** How a lapsed policy stands that comes back. */
export interface Reinstated {
  changes: Pick<PremiumPayer, 'Paid_To_Date' | 'Premium_Credit' | 'Months_Without_Cover'>;
  /** Settled with nothing because nobody was covered, then those ahead that credit pays. */
  months: SettledPremium[];
}

/**
 * Months between lapse and reinstatement were not covered, so nothing is owed for them: premiums go on with the next due date. What
 * was paid on top of the arrears counts from when the policy is back. Source: docs/domain/policy.md#r4-3.
 */
export function reinstated(policy: PremiumPayer, paidTo: PlainDate, today: PlainDate): Reinstated {
  const isDueThisMonth = dueOf(firstOfMonth(today), policy.PaymentMethod) >= today;
  const uncovered = isDueThisMonth ? addDays(firstOfMonth(today), -1) : lastOfMonth(today);
  const owedTo = owedUntil(policy) ?? paidTo;
  const from = uncovered > owedTo ? uncovered : owedTo;
  // Paid for already, before money on top of the arrears was credit.
  const beyond = Math.max(0, monthNumber(paidTo) - monthNumber(owedTo));
  const end = lastOfMonth(addMonths(firstOfMonth(from), beyond));
  const without: string[] = [];
  for (let month = addDays(paidTo, 1); month <= end; month = firstOfNextMonth(month)) without.push(month.slice(0, 7));
  const back = { paidTo: end > paidTo ? end : paidTo, creditCents: toCents(policy.Premium_Credit) };
  const { position, months } = receiveMoney(back, 0, { premiums: policy, firstMonth: policy.Inception_Date });
  return {
    changes: {
      Paid_To_Date: position.paidTo,
      Premium_Credit: fromCents(position.creditCents),
      Months_Without_Cover: [...(policy.Months_Without_Cover ?? []), ...without],
    },
    months: [...without.map((month) => ({ month, amountCents: 0 })), ...months],
  };
}

const monthNumber = (date: PlainDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
