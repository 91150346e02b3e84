import { optionalAreas, type PolicyListItem, portalPaths } from '@portal/contract';
import { formatRand, labelOf, policyStatuses, toneOf } from '@portal/domain';
import { openingAddress, WhereCall } from '@portal/policy-workflow';
import { Badge, Cluster, Heading, RecordList, Stack, Text, TitledCard } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

interface PoliciesOfPersonProps {
  policies: readonly PolicyListItem[];
  onScreen: string;
}

/** Every policy of the policyholder. Another one is opened like any: with a reason of its own. */
export const PoliciesOfPerson = ({ policies, onScreen }: PoliciesOfPersonProps) => (
  <TitledCard title={`Policies (${policies.length})`}>
    <RecordList>
      {policies.map(({ id, Policy_Number, Product_Name, Policy_Status, Monthly_Premium }) => (
        <li key={id}>
          <Stack gap="xs">
            <Cluster justify="between">
              <Heading level={3} size="sm">
                {Policy_Number === onScreen ? (
                  `${Product_Name} (this policy)`
                ) : (
                  <Link to={openingAddress(Policy_Number)}>{Product_Name}</Link>
                )}
              </Heading>
              <Badge tone={toneOf(policyStatuses, Policy_Status)}>{labelOf(policyStatuses, Policy_Status)}</Badge>
            </Cluster>
            <Text size="sm" tone="muted">
              {Policy_Number}, {formatRand(Monthly_Premium)} a month
            </Text>
          </Stack>
        </li>
      ))}
    </RecordList>
    <WhereCall row={optionalAreas.newPolicies}>
      <Link to={portalPaths.createPolicy()}>Apply for another policy</Link>
    </WhereCall>
  </TitledCard>
);
