import { type Product } from '@portal/contract';
import { formatCover, formatDate } from '@portal/domain';
import { QueryView } from '@portal/policy-workflow';
import { Amount, Badge, Card, DataTable, Disclosure, List, SkeletonText, Stack, Text } from '@portal/ui-kit';
import { useState } from 'react';
import { useClosedPlans } from '../shared/catalogue';

/** Plans that are no longer sold, and what they pay. Open at once for somebody who has one, otherwise read when it is opened. */
export function ClosedPlans({ own }: { own: Product }) {
  const [isOpen, setIsOpen] = useState(own.isLegacy);
  const plans = useClosedPlans(isOpen);
  return (
    <Card as="section" aria-label="Plans that are no longer sold">
      <Disclosure
        summary="Plans that are no longer sold"
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <Stack gap="md">
          <Text>Whoever has one of these plans keeps it. Nobody can take one out or change to one.</Text>
          <QueryView query={plans} loading={<SkeletonText lines={4} />} failed="The plans could not be loaded">
            {(closed) => <ClosedTable plans={closed} own={own} />}
          </QueryView>
        </Stack>
      </Disclosure>
    </Card>
  );
}

const ClosedTable = ({ plans, own }: { plans: readonly Product[]; own: Product }) => (
  <DataTable
    caption="Closed plans"
    rows={plans}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'plan',
        label: 'Plan',
        cell: ({ id, Product_Name }) => (
          <Stack gap="xs">
            <span>{Product_Name}</span>
            {id === own.id && <Badge tone="green">Your plan</Badge>}
          </Stack>
        ),
      },
      {
        key: 'cover',
        label: 'Main member',
        align: 'end' as const,
        cell: ({ levelOfCover }) => <Amount>{formatCover(levelOfCover)}</Amount>,
      },
      {
        key: 'pays',
        label: 'What it pays',
        cell: ({ features }) => (
          <List>
            {features.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </List>
        ),
      },
      {
        key: 'closed',
        label: 'Closed on',
        cell: ({ closedDate }) => (closedDate ? formatDate(closedDate) : '-'),
      },
    ]}
  />
);
