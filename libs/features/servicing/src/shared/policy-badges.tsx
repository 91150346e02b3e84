import { type FoundPolicy } from '@portal/contract';
import { labelOf, policyStatuses, premiumStatuses, toneOf } from '@portal/domain';
import { Badge, Cluster } from '@portal/ui-kit';

/** Where a policy and its premium stand. */
export const PolicyBadges = ({ policyStatus, premiumStatus }: Pick<FoundPolicy, 'policyStatus' | 'premiumStatus'>) => (
  <Cluster gap="xs">
    <Badge tone={toneOf(policyStatuses, policyStatus)}>{labelOf(policyStatuses, policyStatus)}</Badge>
    {premiumStatus !== 'NOT_APPLICABLE' && (
      <Badge tone={toneOf(premiumStatuses, premiumStatus)}>{labelOf(premiumStatuses, premiumStatus)}</Badge>
    )}
  </Cluster>
);
