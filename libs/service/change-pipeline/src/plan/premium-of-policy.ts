import { isPaidFor, premiumParts } from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';

/** The policy with its premiums added up again from its parts as they were fixed (docs/domain/plans.md#r5-5). */
export function withPremiums(policy: StoredPolicy): StoredPolicy {
  const extended = policy.ExtendedMembers.filter(isPaidFor).map(({ Monthly_Premium }) => Monthly_Premium);
  const benefits = policy.SupplementaryBenefits.filter(({ status }) => status !== 'REMOVED').map(
    ({ price }) => ({ pricingType: 'FIXED', price }) as const,
  );
  const parts = premiumParts(policy.Base_Premium, extended, benefits);
  return {
    ...policy,
    Extended_Premium: parts.extended,
    Supplementary_Premium: parts.supplementary,
    Monthly_Premium: parts.monthly,
  };
}
