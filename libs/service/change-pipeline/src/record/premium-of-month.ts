import { type ComingPremium, type PlainDate, type PremiumByMonth, premiumHoldsFrom, premiumOf } from '@portal/domain';
import { type ApprovalActionRow, type StoredPolicy } from '@portal/service-store';
import { withActions } from './activated';

/** What waits on a policy, as far as it says what is approved for which day. */
export type Waiting = Pick<ApprovalActionRow, 'status' | 'effectiveDate' | 'record'>;

/**
 * What every month costs, with what was approved for days to come: a debit is made days before, money is paid for months ahead, whoever
 * pays by hand is told in time, and whoever looks is told both. The one answer of all of them. Source: docs/domain/payments.md#r6-9.
 */
export function premiumsKnown(policy: StoredPolicy, waiting: readonly Waiting[]): PremiumByMonth {
  const approved = waiting
    .flatMap(({ status, effectiveDate, record }) =>
      status === 'APPROVED' && effectiveDate !== null ? [{ ...record, effectiveDate }] : [],
    )
    .toSorted((one, other) => (one.effectiveDate < other.effectiveDate ? -1 : 1));
  const { Monthly_Premium, Earlier_Premiums } = policy;
  let [so, amount] = [policy, Monthly_Premium];
  const Coming_Premiums: ComingPremium[] = [];
  for (const action of approved) {
    so = withActions(so, [action], action.effectiveDate);
    if (so.Monthly_Premium === amount) continue;
    amount = so.Monthly_Premium;
    Coming_Premiums.push({ From: premiumHoldsFrom(action.effectiveDate).slice(0, 7), Amount: amount });
  }
  return { Monthly_Premium, Earlier_Premiums, Coming_Premiums };
}

/** What a month (`YYYY-MM`) costs by that, in rand. */
export function premiumOfMonth(policy: StoredPolicy, waiting: readonly Waiting[], month: string): number {
  const first: PlainDate = `${month}-01`;
  return premiumOf(premiumsKnown(policy, waiting), first);
}
