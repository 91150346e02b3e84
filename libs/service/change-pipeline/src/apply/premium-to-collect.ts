import { type DueDebit, wantsDebit } from '@portal/domain';
import { type ApprovalActionRow, type StoredPolicy } from '@portal/service-store';
import { premiumOfMonth } from '../record/premium-of-month';

/**
 * What is collected for a month, in rand; null: nothing. A new policy that nobody has approved yet may be declined. A premium above what the
 * payer agreed to is asked for once it holds, and the mandate's maximum with it. Source: docs/domain/banking.md#r3-9.
 */
export function premiumToCollect(
  policy: StoredPolicy,
  waiting: readonly ApprovalActionRow[],
  due: Pick<DueDebit, 'month' | 'agreed'>,
): number | null {
  const isApplication = waiting.some(({ record }) => record.actionType === 'ADD_POLICY');
  if (isApplication || !wantsDebit(policy, due)) return null;
  const premium = premiumOfMonth(policy, waiting, due.month);
  return premium > (policy.DebiCheckMandate?.Maximum_Collection_Amount ?? 0) ? null : premium;
}
