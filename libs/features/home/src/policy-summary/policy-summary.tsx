import { type Policy, portalPaths } from '@portal/contract';
import { labelOf, policyStatuses, toneOf } from '@portal/domain';
import { Badge, Cluster, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** Which policy this is and where it stands. */
export const PolicySummary = ({ policy: { Policy_Number, Policy_Status, Product } }: { policy: Policy }) => (
  <Stack as="section" gap="xs" aria-label="Your policy">
    <Cluster>
      <Link to={portalPaths.myPlan()}>{Product.Product_Name}</Link>
      <Badge tone={toneOf(policyStatuses, Policy_Status)}>{labelOf(policyStatuses, Policy_Status)}</Badge>
    </Cluster>
    <Text size="sm" tone="muted">
      Policy {Policy_Number}
    </Text>
  </Stack>
);
