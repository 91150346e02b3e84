import { type ApprovalAction } from '@portal/contract';
import { requestLine } from '@portal/contract/words';
import { approvalStatuses, formatDate, labelOf, todayInJohannesburg, toneOf } from '@portal/domain';
import { Badge, Card, Cluster, DescriptionList, Heading, Stack, Text } from '@portal/ui-kit';
import { useIsServicing } from '../../is-servicing';

const dayOf = (instant: string) => formatDate(todayInJohannesburg(new Date(instant)));
const roles = { customer: 'Customer', consultant: 'Consultant', portalAdmin: 'Consultant' } as const;

/** What the change is, whose move it is and by when, and who asked for it. */
export function ProposalBanner({ action }: { action: ApprovalAction }) {
  const { title, sentence, reference } = requestLine(action, useIsServicing() ? 'staff' : 'policyholder');
  return (
    <Card>
      <Stack gap="sm">
        <Cluster justify="between">
          <Heading level={2} size="md">
            {title}
          </Heading>
          <Badge tone={toneOf(approvalStatuses, action.status)}>{labelOf(approvalStatuses, action.status)}</Badge>
        </Cluster>
        <Text>{sentence}</Text>
        <Text tone="muted" size="sm">
          {`Requested by ${action.requestedBy.name} (${roles[action.requestedBy.role]}) on ${dayOf(action.requestedAt)}`}
        </Text>
        <DescriptionList
          rows={[
            { label: 'About', value: action.entityLabel },
            { label: 'Reference', value: reference },
            ...(action.status === 'PENDING' && action.effectiveDate
              ? [{ label: 'Applies from', value: formatDate(action.effectiveDate) }]
              : []),
            ...(action.ruleOverride
              ? [
                  { label: 'Rule overridden', value: action.ruleOverride.rules.join('. ') },
                  { label: 'Reason for it', value: action.ruleOverride.reason },
                ]
              : []),
          ]}
        />
      </Stack>
    </Card>
  );
}
