import { type ApprovalAction } from '@portal/contract';
import { PolicyPage } from '@portal/policy-workflow';
import { ProposalView } from '@portal/policy-workflow/changes';
import { EmptyState, Stack, Text } from '@portal/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { back } from '../shared/back';

/** One change of the policyholder that waits: what is beside what would be, and what may be done about it. */
export function RequestPage({ action: latest }: { action: ApprovalAction | undefined }) {
  const [action, setAction] = useState(latest); // once it is decided it waits no more, and the page says what became of it
  if (latest && latest !== action) setAction(latest);
  return (
    <PolicyPage title="Your request">
      {action ? (
        <Stack gap="lg">
          <ProposalView action={action} back={back} />
          <Link to={back.to}>{back.label}</Link>
        </Stack>
      ) : (
        <EmptyState>
          <Text>There is no pending change for this record.</Text>
          <Link to={back.to}>{back.label}</Link>
        </EmptyState>
      )}
    </PolicyPage>
  );
}
