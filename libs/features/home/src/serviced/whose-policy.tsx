import { type PolicySummary } from '@portal/contract';
import { labelOf, policyStatuses, premiumStatuses, toneOf } from '@portal/domain';
import { Badge, Text } from '@portal/ui-kit';

interface WhosePolicyProps {
  summary: Pick<PolicySummary, 'productName' | 'policyStatus' | 'premiumStatus'>;
  policyNumber: string;
}

/** What stands beside the name: which policy it is, and where it and its premium stand. */
export const WhosePolicy = ({
  summary: { productName, policyStatus, premiumStatus },
  policyNumber,
}: WhosePolicyProps) => (
  <>
    <Text tone="muted">{`${productName}, policy ${policyNumber}`}</Text>
    <Badge tone={toneOf(policyStatuses, policyStatus)}>{labelOf(policyStatuses, policyStatus)}</Badge>
    {premiumStatus !== 'NOT_APPLICABLE' && (
      <Badge tone={toneOf(premiumStatuses, premiumStatus)}>{labelOf(premiumStatuses, premiumStatus)}</Badge>
    )}
  </>
);
