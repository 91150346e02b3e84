import { type PolicyListItem } from '@portal/contract';
import { formatDate, formatRand, labelOf, policyStatuses, premiumStatuses, toneOf } from '@portal/domain';
import { Badge, Button, Cluster, RecordCard, Stack, VisuallyHidden } from '@portal/ui-kit';
import { PolicyDetails } from './policy-details';

interface PolicyCardProps {
  policy: PolicyListItem;
  isSelected: boolean;
  /** Whether more than this line may be read of it. */
  hasDetails: boolean;
  onChoose: () => void;
}

const applied = 'You applied for this policy. Cover begins once it is approved and we have your first premium.';

/** One policy of the list, with the button that puts it on screen. */
export function PolicyCard({ policy, isSelected, hasDetails, onChoose }: PolicyCardProps) {
  const { Policy_Number, Policy_Status, Premium_Status } = policy;
  const isApplication = Policy_Status === 'PENDING';
  return (
    <RecordCard
      level={2}
      title={policy.Product_Name}
      badge={
        <Cluster gap="xs">
          <Badge tone={toneOf(policyStatuses, Policy_Status)}>{labelOf(policyStatuses, Policy_Status)}</Badge>
          {Premium_Status !== 'NOT_APPLICABLE' && (
            <Badge tone={toneOf(premiumStatuses, Premium_Status)}>{labelOf(premiumStatuses, Premium_Status)}</Badge>
          )}
        </Cluster>
      }
      rows={[
        { label: 'Policy number', value: Policy_Number },
        { label: 'Premium', value: `${formatRand(policy.Monthly_Premium)} a month` },
        { label: isApplication ? 'Begins' : 'Started', value: formatDate(policy.Inception_Date) },
        ...(isApplication ? [{ label: 'Application', value: applied }] : []),
      ]}
    >
      <Stack gap="sm">
        {hasDetails && <PolicyDetails policy={policy} />}
        <div>
          <Button variant={isSelected ? 'secondary' : 'primary'} onClick={onChoose}>
            {isSelected ? 'On screen now: go to it' : 'Choose this policy'}{' '}
            <VisuallyHidden>({Policy_Number})</VisuallyHidden>
          </Button>
        </div>
      </Stack>
    </RecordCard>
  );
}
