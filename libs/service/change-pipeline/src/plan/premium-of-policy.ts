import {
  isPaidFor,
  type PlainDate,
  premiumFrom,
  premiumHoldsFrom,
  premiumMovedFrom,
  premiumParts,
} from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';

/**
 * The policy with its premiums added up again from its parts as they were fixed. The sum holds from a day on, for whole months; those before
 * keep what they cost. Source: docs/domain/plans.md#r5-5 and docs/domain/payments.md#r6-9.
 */
export function withPremiums(policy: StoredPolicy, from: PlainDate): StoredPolicy {
  const { monthly, ...parts } = added(policy);
  if (monthly === policy.Monthly_Premium) return { ...policy, ...parts };
  return { ...policy, ...parts, ...premiumFrom(policy, premiumHoldsFrom(from), monthly) };
}

/** The same where a part was never due since a month long ago, or is due again: what has changed since then has changed all the same. */
export function withPremiumsSince(policy: StoredPolicy, month: PlainDate): StoredPolicy {
  const { monthly, ...parts } = added(policy);
  return { ...policy, ...parts, ...premiumMovedFrom(policy, month, monthly - policy.Monthly_Premium) };
}

function added({ Base_Premium, ExtendedMembers, SupplementaryBenefits }: StoredPolicy) {
  const members = ExtendedMembers.filter(isPaidFor).map(({ Monthly_Premium }) => Monthly_Premium);
  const benefits = SupplementaryBenefits.filter(({ status }) => status !== 'REMOVED').map(
    ({ price }) => ({ pricingType: 'FIXED', price }) as const,
  );
  const { extended, supplementary, monthly } = premiumParts(Base_Premium, members, benefits);
  return { Extended_Premium: extended, Supplementary_Premium: supplementary, monthly };
}
