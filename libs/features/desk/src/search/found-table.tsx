import { type FoundPolicy } from '@portal/contract';
import { labelOf, policyStatuses, premiumStatuses, toneOf } from '@portal/domain';
import { openingAddress } from '@portal/policy-workflow';
import { tabOf, useServicings } from '@portal/policy-workflow/servicing';
import { Badge, Cluster, DataTable, Stack, Text, TextLink, VisuallyHidden } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { foundWords } from './person-kind-words';

interface FoundTableProps {
  policies: readonly FoundPolicy[];
  /** Where somebody wanted to go. */
  returnTo: string;
}

/** The policies that were found: enough to tell one from another, and no more. */
export function FoundTable({ policies, returnTo }: FoundTableProps) {
  const { data: open = [] } = useServicings();
  const isOpen = ({ policyNumber }: FoundPolicy) => open.some((one) => one.policyNumber === policyNumber);
  return (
    <DataTable
      caption="Policies found"
      rows={policies}
      rowKey={({ policyNumber }) => policyNumber}
      columns={[
        {
          key: 'policy',
          label: 'Policy',
          cell: (policy) => <PolicyLink policy={policy} isOpen={isOpen(policy)} returnTo={returnTo} />,
        },
        { key: 'person', label: 'Policyholder', cell: (policy) => <Person policy={policy} /> },
        { key: 'found', label: 'Found by', cell: ({ found }) => foundWords(found) },
        { key: 'product', label: 'Plan', cell: (policy) => <Plan policy={policy} /> },
        {
          key: 'tab',
          label: 'Beside this tab',
          cell: ({ policyNumber }) => (
            <TextLink href={openingAddress(policyNumber, returnTo)} target={tabOf(policyNumber)} rel="opener">
              Open in its own tab<VisuallyHidden>: {policyNumber}</VisuallyHidden>
            </TextLink>
          ),
        },
      ]}
    />
  );
}

const PolicyLink = ({ policy, isOpen, returnTo }: { policy: FoundPolicy; isOpen: boolean; returnTo: string }) => (
  <Stack gap="xs">
    <Link to={openingAddress(policy.policyNumber, returnTo)}>{policy.policyNumber}</Link>
    {isOpen && <Badge tone="blue">Open to you</Badge>}
  </Stack>
);

const Person = ({ policy: { mainMember, idNumberMasked, cellNumberMasked } }: { policy: FoundPolicy }) => (
  <Stack gap="none">
    <span>{mainMember}</span>
    <Text size="sm" tone="muted">
      {[idNumberMasked && `ID ${idNumberMasked}`, cellNumberMasked].filter(Boolean).join(', ')}
    </Text>
  </Stack>
);

const Plan = ({ policy: { productName, policyStatus, premiumStatus } }: { policy: FoundPolicy }) => (
  <Stack gap="xs">
    <span>{productName}</span>
    <Cluster gap="xs">
      <Badge tone={toneOf(policyStatuses, policyStatus)}>{labelOf(policyStatuses, policyStatus)}</Badge>
      {premiumStatus !== 'NOT_APPLICABLE' && (
        <Badge tone={toneOf(premiumStatuses, premiumStatus)}>{labelOf(premiumStatuses, premiumStatus)}</Badge>
      )}
    </Cluster>
  </Stack>
);
