import { type QueuedApproval } from '@portal/contract';
import { Badge, Stack, Text } from '@portal/ui-kit';
import { riskWords } from './risk-words';

/** How much is at stake, and why. */
export function RiskBadge({ risk, riskReasons }: Pick<QueuedApproval, 'risk' | 'riskReasons'>) {
  const { words, tone } = riskWords[risk];
  return (
    <Stack gap="xs">
      <div>
        <Badge tone={tone}>{words}</Badge>
      </div>
      {riskReasons.map((reason) => (
        <Text key={reason} size="sm">
          {reason}
        </Text>
      ))}
    </Stack>
  );
}
