import { type FoundPolicy, type PolicySearchResult } from '@portal/contract';
import { openingAddress } from '@portal/policy-workflow';
import { tabOf, useServicings } from '@portal/policy-workflow/servicing';
import { Badge, Card, Cluster, DataTable, Stack, Text, VisuallyHidden } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { PolicyBadges } from '../shared/policy-badges';
import { foundInWords, foundWords } from './found-messages';

interface FoundTableProps {
  found: PolicySearchResult;
  /** Where somebody wanted to go. */
  returnTo: string;
}

/** The policies that were found: enough to tell one from another, and no more. */
export function FoundTable({ found, returnTo }: FoundTableProps) {
  const { data: open = [] } = useServicings();
  const isOpen = ({ policyNumber }: FoundPolicy) => open.some((one) => one.policyNumber === policyNumber);
  const addressOf = ({ policyNumber }: FoundPolicy) => openingAddress(policyNumber, returnTo);
  return (
    <Card>
      <DataTable
        caption={foundInWords(found)}
        rows={found.policies}
        rowKey={({ policyNumber }) => policyNumber}
        columns={[
          {
            key: 'policy',
            label: 'Policy',
            cell: (policy) => (
              <Stack gap="xs">
                <Link to={addressOf(policy)}>{policy.policyNumber}</Link>
                {isOpen(policy) && <Badge tone="blue">Open to you</Badge>}
              </Stack>
            ),
          },
          { key: 'person', label: 'Person', cell: (policy) => <Person policy={policy} /> },
          { key: 'found', label: 'Found', cell: ({ found }) => foundWords(found) },
          { key: 'plan', label: 'Plan', cell: (policy) => <Plan policy={policy} /> },
          {
            key: 'tab',
            label: 'Open in a new tab',
            cell: (policy) => (
              <Cluster>
                <a href={addressOf(policy)} target={tabOf(policy.policyNumber)} rel="opener">
                  Open<VisuallyHidden> {policy.policyNumber} in a tab of its own</VisuallyHidden>
                </a>
              </Cluster>
            ),
          },
        ]}
      />
    </Card>
  );
}

const Person = ({ policy: { mainMember, idNumberMasked, cellNumberMasked } }: { policy: FoundPolicy }) => (
  <Stack gap="none">
    <span>{mainMember}</span>
    {idNumberMasked && (
      <Text size="sm" tone="muted">
        ID {idNumberMasked}
      </Text>
    )}
    {cellNumberMasked && (
      <Text size="sm" tone="muted">
        Cell {cellNumberMasked}
      </Text>
    )}
  </Stack>
);

const Plan = ({ policy: { productName, ...statuses } }: { policy: FoundPolicy }) => (
  <Stack gap="xs">
    <span>{productName}</span>
    <PolicyBadges {...statuses} />
  </Stack>
);
