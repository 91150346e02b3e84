import { isCovering, repriceMonths } from '@portal/domain';
import {
  deleteSettledPremiums,
  type PolicyRow,
  resettlePremiums,
  settledPremiumsOf,
  type StoredPolicy,
  type Transaction,
} from '@portal/service-store';

/** The policy with months that were paid ahead at what they cost now, in its record and in the ledger. Source: docs/domain/payments.md#r6-9. */
export async function withMonthsRepriced(
  tx: Transaction,
  { record: before, policyNumber }: PolicyRow,
  after: StoredPolicy,
): Promise<StoredPolicy> {
  if (after.Monthly_Premium === before.Monthly_Premium || !isCovering(after.Policy_Status)) return after;
  const repriced = repriceMonths(before, after, await settledPremiumsOf(tx, policyNumber));
  if (repriced === null) return after;
  await resettlePremiums(tx, policyNumber, repriced.paid);
  await deleteSettledPremiums(tx, policyNumber, repriced.unpaid);
  return { ...after, ...repriced.changes };
}
