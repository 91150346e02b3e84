import { type QueuedApproval } from '@portal/contract';
import { labelOf, riskLevels, toneOf } from '@portal/domain';
import { Badge, Stack, Text } from '@portal/ui-kit';

/** How much is at stake. */
export const RiskLevel = ({ risk }: Pick<QueuedApproval, 'risk'>) => (
  <Badge tone={toneOf(riskLevels, risk)}>{labelOf(riskLevels, risk)}</Badge>
);

/** How much is at stake, and why. */
export const RiskBadge = ({ risk, riskReasons }: Pick<QueuedApproval, 'risk' | 'riskReasons'>) => (
  <Stack gap="xs">
    <div>
      <RiskLevel risk={risk} />
    </div>
    {riskReasons.map((reason) => (
      <Text key={reason} size="sm">
        {reason}
      </Text>
    ))}
  </Stack>
);
