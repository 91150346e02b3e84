import { type Policy } from '@portal/contract';
import { formatCover, formatDate, formatRandOr, isUninsured, labelOf, policyStatuses, toneOf } from '@portal/domain';
import { Alert, Badge, Card, Cluster, Columns, Figure, Heading, Stack, Text } from '@portal/ui-kit';
import { whoPlanCovers } from '../shared/plan-messages';
import { ChangeOfPlanLink } from './change-of-plan-link';

/** Which plan this is, who it covers, for how much and at what price; that it is closed, when it is. */
export function PlanSummary({ policy }: { policy: Policy }) {
  const { Product, MainMember, Policy_Status, Monthly_Premium, Is_Legacy_Product } = policy;
  return (
    <Card as="section" aria-labelledby="plan-heading">
      <Stack gap="md">
        <Cluster justify="between" align="start">
          <Stack gap="xs">
            <Heading level={2} id="plan-heading">
              {Product.Product_Name}
            </Heading>
            <Text tone="muted">Covers: {whoPlanCovers(Product.Product_Name).toLowerCase()}</Text>
          </Stack>
          <Badge tone={toneOf(policyStatuses, Policy_Status)}>{labelOf(policyStatuses, Policy_Status)}</Badge>
        </Cluster>
        <Columns min="sm">
          <Figure
            value={formatCover(isUninsured(MainMember) ? 0 : Product.levelOfCover)}
            caption="Cover on your own life"
          />
          <Figure value={formatRandOr(Monthly_Premium, 'No premium')} caption="Premium a month" />
        </Columns>
        {Is_Legacy_Product && <Alert>{legacyNotice(Product)}</Alert>}
        <ChangeOfPlanLink />
      </Stack>
    </Card>
  );
}

/** What a closed plan means for somebody who has it (docs/domain/plans.md#r5-2). */
const legacyNotice = ({ Product_Name, closedDate }: Policy['Product']) =>
  `This plan ${closedDate ? `was closed to new policies on ${formatDate(closedDate)}` : 'is closed to new policies'}. ` +
  `Yours goes on, and you can still add people to it. You can change to another plan, but you cannot return to ${Product_Name} ` +
  'after this change.';
