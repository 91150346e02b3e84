import { type PlainDate, supplementaryPrice } from '@portal/domain';
import { supplementaryBenefits } from '@portal/domain/catalogue';
import { type StoredPolicy } from '@portal/service-store';
import { withPremiums } from './premium-of-policy';

/** The policy with more supplementary benefits from a day on, each at its price beside the base premium. */
export function withBenefits(policy: StoredPolicy, ids: readonly string[], startDate: PlainDate): StoredPolicy {
  const added = supplementaryBenefits
    .filter(({ id }) => ids.includes(id) && !policy.SupplementaryBenefits.some((held) => held.id === id))
    .map((benefit): StoredPolicy['SupplementaryBenefits'][number] => ({
      id: benefit.id,
      name: benefit.name,
      price: supplementaryPrice(benefit, policy.Base_Premium),
      startDate,
      status: 'ACTIVE',
    }));
  return withPremiums({ ...policy, SupplementaryBenefits: [...policy.SupplementaryBenefits, ...added] }, startDate);
}
