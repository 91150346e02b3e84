import { firstOfNextMonth, type PlainDate } from '../base/plain-date';
import { nextPremiumMonth } from '../payments/premium-sentence';
import { type DebitPayer, isCollected } from './debit-collection';
import { monthCollectedOn } from './first-debit';

type HandPayer = DebitPayer & { Next_Due_Date: PlainDate | null };

/**
 * The months (`YYYY-MM`) whose premiums somebody pays by hand before the first debit that is agreed today; none where they are collected now. Before
 * the cover has begun, or after a lapse, there is no such month. Source: docs/domain/banking.md#r3-6.
 */
export function monthsByHand(policy: HandPayer, first: { date: PlainDate; debitDay: number }): string[] {
  const { Policy_Status: status, PaymentMethod } = policy;
  const isPaying = status === 'ACTIVE' || status === 'IN_GRACE';
  if (!isPaying || isCollected(policy) || PaymentMethod.Payment_Method === 'SALARY_DEDUCTION') return [];
  const firstMonth = monthCollectedOn(first.date, first.debitDay);
  const months: string[] = [];
  for (let month = nextPremiumMonth(policy); month !== null && month < firstMonth; month = firstOfNextMonth(month)) {
    months.push(month.slice(0, 7));
  }
  return months;
}
