import { type ApprovalAction, portalPaths } from '@portal/contract';
import { PolicyPage, QueryView } from '@portal/policy-workflow';
import { ClosedRequest, ProposalView, useClosedActions, usePendingActions } from '@portal/policy-workflow/changes';
import { EmptyState, SkeletonCard, Text } from '@portal/ui-kit';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';

const back = { to: portalPaths.requests(), label: 'Back to requests' };

/** One request, from when it was sent until what became of it. */
function RequestScreen() {
  const { id = '' } = useParams();
  const pending = usePendingActions();
  const [decided, setDecided] = useState<ApprovalAction | null>(null);
  return (
    <PolicyPage title="Request">
      <QueryView query={pending} loading={<SkeletonCard />} failed="This request could not be loaded">
        {(actions) => {
          // What was decided on this page waits no more: the list, read again, does not have it.
          const action = actions.find((one) => one.id === id) ?? (decided?.id === id ? decided : undefined);
          if (!action) return <Ended id={id} />;
          return <ProposalView key={id} action={action} back={back} onDecided={setDecided} />;
        }}
      </QueryView>
    </PolicyPage>
  );
}
export { RequestScreen as Component };

function Ended({ id }: { id: string }) {
  const closed = useClosedActions();
  return (
    <QueryView query={closed} loading={<SkeletonCard />} failed="This request could not be loaded">
      {(actions) => {
        const action = actions.find((one) => one.id === id);
        if (action) return <ClosedRequest action={action} />;
        return (
          <EmptyState>
            <Text>There is no such request on this policy, or it ended long ago.</Text>
            <Link to={back.to}>{back.label}</Link>
          </EmptyState>
        );
      }}
    </QueryView>
  );
}
