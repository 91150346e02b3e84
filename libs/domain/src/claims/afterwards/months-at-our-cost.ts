import { firstOfNextMonth, lastOfMonth, type PlainDate } from '../../base/plain-date';
import { payDueMonthsFromCredit } from '../../payments/credit';
import { type SettledPremium } from '../../payments/ledger';
import { type PremiumPayer } from '../../payments/premium-position';
import { premiumsResume } from '../../standing/premiums-resume';

/** How a policy stands with the months that nobody was asked to pay. */
export interface MonthsAtOurCost {
  changes: Pick<
    PremiumPayer,
    'Paid_To_Date' | 'Premium_Credit' | 'Months_Without_Cover' | 'Grace_End_Date' | 'Unpaid_Notice_Date'
  >;
  /** From credit, then settled with nothing, the oldest first. */
  months: SettledPremium[];
}

/**
 * The months up to this one of a policy in force that asked for nothing because its main member was taken for dead: credit pays what it can, the
 * rest is at our cost, and the next premium is that of the next month. Null: nothing is unpaid. Source: docs/domain/claims.md#c9-2.
 */
export function monthsAtOurCost(policy: PremiumPayer, today: PlainDate): MonthsAtOurCost | null {
  const paid = payDueMonthsFromCredit(policy, today);
  const after = { ...policy, ...paid?.changes };
  const resumed = premiumsResume(
    { ...after, Policy_Status: 'PAID_UP', Paid_Up_Until: lastOfMonth(today) },
    firstOfNextMonth(today),
  );
  const months = [...(paid?.months ?? []), ...(resumed?.months ?? [])];
  if (resumed === null || months.length === 0) return null;
  const { Policy_Status: _active, ...changes } = resumed.changes;
  return { changes: { ...changes, Premium_Credit: after.Premium_Credit }, months };
}
