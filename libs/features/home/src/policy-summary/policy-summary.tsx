import { type Policy } from '@portal/contract';
import { formatDate, formatRandOr, labelOf, policyStatuses, premiumStatuses, toneOf } from '@portal/domain';
import { Badge, Card, Cluster, Columns, DescriptionList, Figure, Heading, Stack, Text } from '@portal/ui-kit';

/** Which policy this is, where it stands and what it costs. */
export function PolicySummary({ policy }: { policy: Policy }) {
  const { Policy_Number, Policy_Status, Premium_Status, Product, Monthly_Premium, Amount_Due } = policy;
  const dates = [
    { label: 'Started', value: formatDate(policy.Inception_Date) },
    ...(policy.Next_Due_Date ? [{ label: 'Next premium due', value: formatDate(policy.Next_Due_Date) }] : []),
    ...(policy.Paid_To_Date ? [{ label: 'Paid until', value: formatDate(policy.Paid_To_Date) }] : []),
  ];
  return (
    <Card as="section" aria-label="Your policy">
      <Stack gap="md">
        <Cluster justify="between" align="start">
          <Stack gap="xs">
            <Heading level={2}>{Product.Product_Name}</Heading>
            <Text tone="muted">Policy {Policy_Number}</Text>
          </Stack>
          <Badge tone={toneOf(policyStatuses, Policy_Status)}>{labelOf(policyStatuses, Policy_Status)}</Badge>
        </Cluster>
        <Columns min="sm">
          <Figure value={formatRandOr(Monthly_Premium, 'No premium')} caption="Premium a month" />
          <Figure value={formatRandOr(Amount_Due, 'Nothing to pay')} caption="Due now" />
        </Columns>
        {Premium_Status !== 'NOT_APPLICABLE' && (
          <div>
            <Badge tone={toneOf(premiumStatuses, Premium_Status)}>{labelOf(premiumStatuses, Premium_Status)}</Badge>
          </div>
        )}
        <DescriptionList rows={dates} />
      </Stack>
    </Card>
  );
}
