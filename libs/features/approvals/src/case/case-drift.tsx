import { type ApprovalCase } from '@portal/contract';
import { Alert, Card, DataTable, Stack } from '@portal/ui-kit';
import { isOfDeath } from '../shared/asked-for-by';

/** What moved on while the request waited. Nothing where nothing did. What a death undoes leaves it as it is and may be approved all the same. */
export function CaseDrift({ drift, action }: Pick<ApprovalCase, 'drift' | 'action'>) {
  if (drift.length === 0) return null;
  return (
    <Card as="section" aria-label="Changed since the request was made">
      <Stack gap="md">
        <Alert tone="warning">
          {isOfDeath(action)
            ? 'Somebody has changed this since the request was made. It stays as it is now; everything else goes back.'
            : 'This record changed since the request was made. It cannot be approved: decline it, and ask the policyholder to make the change again.'}
        </Alert>
        <DataTable
          caption="Changed since then"
          rows={drift}
          rowKey={({ label }) => label}
          columns={[
            { key: 'detail', label: 'Detail', cell: ({ label }) => label },
            { key: 'then', label: 'When it was asked for', cell: ({ then }) => then ?? '-' },
            { key: 'now', label: 'Now', cell: ({ now }) => now ?? '-' },
          ]}
        />
      </Stack>
    </Card>
  );
}
