import { type ApprovalCase } from '@portal/contract';
import { approvalStatuses, formatDate, formatMoment, labelOf, todayInJohannesburg, toneOf } from '@portal/domain';
import { Badge, Card, Cluster, DescriptionList, Heading, Stack } from '@portal/ui-kit';
import { requesterInWords } from '../shared/asked-for-by';
import { RiskBadge } from '../shared/risk-badge';
import { useNow } from '../shared/use-now';
import { ageInWords, dueInWords } from '../shared/waiting-messages';
import { deciderWords } from './decider-messages';

const dayOf = (instant: string) => formatDate(todayInJohannesburg(new Date(instant)));

/** What was asked for, on which policy, by whom, until when, and how much is at stake. */
export function CaseBanner({ found }: { found: ApprovalCase }) {
  const { action } = found;
  const now = useNow();
  const due = dueInWords(action, now);
  const isOpen = action.status === 'PENDING';
  return (
    <Card as="section" aria-labelledby="asked-for">
      <Stack gap="md">
        <Cluster justify="between">
          <Heading level={2} size="md" id="asked-for">
            {action.entityLabel}
          </Heading>
          <Badge tone={toneOf(approvalStatuses, action.status)}>{labelOf(approvalStatuses, action.status)}</Badge>
        </Cluster>
        <DescriptionList
          rows={[
            {
              label: 'Requested',
              value: `${requesterInWords(action.requestedBy)}, ${ageInWords(new Date(action.requestedAt), now)} ago, ${formatMoment(new Date(action.requestedAt))}`,
            },
            ...(isOpen
              ? [
                  { label: 'Who decides', value: deciderWords[action.approverType] },
                  {
                    label: 'Due',
                    value: (
                      <Cluster as="span">
                        {dayOf(action.expiresAt)}
                        <Badge tone={due.tone}>{due.words}</Badge>
                      </Cluster>
                    ),
                  },
                ]
              : []),
            { label: 'Risk', value: <RiskBadge {...found} /> },
            ...(action.consentReference ? [{ label: 'Recording of the consent', value: action.consentReference }] : []),
            ...(action.comment ? [{ label: 'Reason', value: action.comment }] : []),
            ...(action.failureReason ? [{ label: 'What went wrong', value: action.failureReason }] : []),
          ]}
        />
      </Stack>
    </Card>
  );
}
