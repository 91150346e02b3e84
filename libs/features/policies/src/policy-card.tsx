import { type PolicyListItem } from '@portal/contract';
import { formatDate, formatRand, labelOf, policyStatuses, premiumStatuses, toneOf } from '@portal/domain';
import { Badge, Button, RecordCard, VisuallyHidden } from '@portal/ui-kit';

interface PolicyCardProps {
  policy: PolicyListItem;
  isSelected: boolean;
  onChoose: () => void;
}

/** One policy of the list, with the button that puts it on screen. */
export function PolicyCard({ policy, isSelected, onChoose }: PolicyCardProps) {
  const { Policy_Number, Policy_Status, Premium_Status } = policy;
  return (
    <RecordCard
      level={2}
      title={policy.Product_Name}
      badge={<Badge tone={toneOf(policyStatuses, Policy_Status)}>{labelOf(policyStatuses, Policy_Status)}</Badge>}
      rows={[
        { label: 'Policy number', value: Policy_Number },
        { label: 'Premium', value: `${formatRand(policy.Monthly_Premium)} a month` },
        ...(Premium_Status === 'NOT_APPLICABLE'
          ? []
          : [{ label: 'Payment', value: labelOf(premiumStatuses, Premium_Status) }]),
        { label: 'Started', value: formatDate(policy.Inception_Date) },
      ]}
    >
      <Button variant={isSelected ? 'secondary' : 'primary'} onClick={onChoose}>
        {isSelected ? 'On screen now: go to it' : 'Choose this policy'}{' '}
        <VisuallyHidden>({Policy_Number})</VisuallyHidden>
      </Button>
    </RecordCard>
  );
}
