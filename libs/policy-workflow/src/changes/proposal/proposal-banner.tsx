import { type ApprovalAction } from '@portal/contract';
import { actionTypes, approvalStatuses, formatDate, labelOf, todayInJohannesburg, toneOf } from '@portal/domain';
import { Badge, Card, Cluster, DescriptionList, Heading, Stack, Text } from '@portal/ui-kit';
import { useIsServicing } from '../../is-servicing';
import { whoDecides } from '../decision-messages';

const dayOf = (instant: string) => formatDate(todayInJohannesburg(new Date(instant)));
const roles = { customer: 'Customer', consultant: 'Consultant', portalAdmin: 'Consultant' } as const;

/** Where somebody decided and it ended there. */
const closed: readonly ApprovalAction['status'][] = ['DECLINED', 'APPLIED'];

/** What the change is, where it stands, who asked for it and until when it can be decided. */
export function ProposalBanner({ action }: { action: ApprovalAction }) {
  const isServicing = useIsServicing();
  return (
    <Card>
      <Stack gap="sm">
        <Cluster justify="between">
          <Heading level={2} size="md">
            {labelOf(actionTypes, action.actionType)}
          </Heading>
          <Badge tone={toneOf(approvalStatuses, action.status)}>{labelOf(approvalStatuses, action.status)}</Badge>
        </Cluster>
        <Text>
          {`Requested by ${action.requestedBy.name} (${roles[action.requestedBy.role]}) on ${dayOf(action.requestedAt)}`}
        </Text>
        <DescriptionList
          rows={[
            { label: 'About', value: action.entityLabel },
            ...(action.status === 'PENDING'
              ? [
                  { label: 'Who decides', value: whoDecides(action.approverType, isServicing) },
                  { label: 'Expires on', value: dayOf(action.expiresAt) },
                ]
              : []),
            ...(action.status === 'APPROVED' && action.effectiveDate
              ? [{ label: 'Approved, from', value: formatDate(action.effectiveDate) }]
              : []),
            ...(action.decidedAt && closed.includes(action.status)
              ? [{ label: labelOf(approvalStatuses, action.status), value: dayOf(action.decidedAt) }]
              : []),
            ...(action.status === 'EXPIRED' ? [{ label: 'Expired on', value: dayOf(action.expiresAt) }] : []),
            ...(action.comment ? [{ label: 'Reason', value: action.comment }] : []),
            ...(action.ruleOverride
              ? [
                  { label: 'Rule overridden', value: action.ruleOverride.rules.join('. ') },
                  { label: 'Reason for it', value: action.ruleOverride.reason },
                ]
              : []),
            ...(action.failureReason ? [{ label: 'What went wrong', value: action.failureReason }] : []),
          ]}
        />
      </Stack>
    </Card>
  );
}
