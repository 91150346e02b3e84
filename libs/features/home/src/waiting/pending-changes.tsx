import { pathOfProposal } from '@portal/contract';
import { actionTypes, approvalStatuses, formatDate, labelOf, todayInJohannesburg, toneOf } from '@portal/domain';
import { decisionWords, usePendingActions } from '@portal/policy-workflow/changes';
import { MissingDocument } from '@portal/policy-workflow/documents';
import { Badge, Card, Cluster, Heading, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** Changes that wait, each with who decides and until when; what the policyholder must decide stands first. */
export function PendingChanges() {
  const { data: actions = [] } = usePendingActions();
  if (actions.length === 0) return null;
  const mineFirst = [...actions].sort((a, b) => Number(b.canApprove) - Number(a.canApprove));
  return (
    <Card as="section" aria-labelledby="pending-heading">
      <Stack gap="md">
        <Heading level={2} size="md" id="pending-heading">
          Changes that wait ({actions.length})
        </Heading>
        <Stack as="ul" gap="md">
          {mineFirst.map((action) => (
            <li key={action.id}>
              <Stack gap="xs">
                <Cluster justify="between">
                  <Link to={pathOfProposal(action)}>
                    {labelOf(actionTypes, action.actionType)}, {action.entityLabel}
                  </Link>
                  <Badge tone={action.canApprove ? 'red' : toneOf(approvalStatuses, action.status)}>
                    {action.canApprove ? 'You decide' : labelOf(approvalStatuses, action.status)}
                  </Badge>
                </Cluster>
                <Text size="sm" tone="muted">
                  {action.status === 'PENDING'
                    ? `${decisionWords[action.approverType].after} Expires on ${dayOf(action.expiresAt)}.`
                    : action.effectiveDate && `Applies from ${formatDate(action.effectiveDate)}.`}
                </Text>
                <MissingDocument missing={action.missingDocument} />
              </Stack>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

const dayOf = (instant: string) => formatDate(todayInJohannesburg(new Date(instant)));
