import { type ApprovalAction } from '@portal/contract';
import { referenceOf } from '@portal/contract/words';
import { approvalStatuses, formatDate, labelOf, todayInJohannesburg } from '@portal/domain';
import { Card, DescriptionList, Heading, Stack, Text } from '@portal/ui-kit';
import { LineOfRequest } from '../requests/line-of-request';

const dayOf = (instant: string) => formatDate(todayInJohannesburg(new Date(instant)));
const roles = { customer: 'Customer', consultant: 'Consultant', portalAdmin: 'Consultant' } as const;
const requesterOf = ({ requestedBy: { name, role } }: ApprovalAction) =>
  role === 'system' ? name : `${name} (${roles[role]})`;

/** What the change is, whose move it is and by when, and who asked for it. */
export function ProposalBanner({ action }: { action: ApprovalAction }) {
  return (
    <Card>
      <Stack gap="sm">
        <LineOfRequest
          action={action}
          titleOf={(title) => (
            <Heading level={2} size="md">
              {title}
            </Heading>
          )}
        />
        <Text tone="muted" size="sm">
          {`Requested by ${requesterOf(action)} on ${dayOf(action.requestedAt)}`}
        </Text>
        <DescriptionList
          rows={[
            { label: 'About', value: action.entityLabel },
            { label: 'Status', value: labelOf(approvalStatuses, action.status) },
            { label: 'Reference', value: referenceOf(action.id) },
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
