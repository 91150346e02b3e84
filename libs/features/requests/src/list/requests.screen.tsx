import { accessLogAdditions, type ApprovalAction, closedChangesDays, portalPaths } from '@portal/contract';
import { PolicyPage, QueryView, useIsServicing, WaitingHere, WhereCall } from '@portal/policy-workflow';
import { RequestLines, useClosedActions, usePendingActions } from '@portal/policy-workflow/changes';
import { EmptyState, SkeletonCard, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** Everything that was asked for: what is under way first, the reader's own move before all, then what became of the rest. */
function RequestsScreen() {
  const pending = usePendingActions();
  const closed = useClosedActions();
  const isServicing = useIsServicing();
  return (
    <PolicyPage title="Requests" description="Changes that somebody has to approve, and where they are.">
      {!isServicing && <WaitingHere />}
      <QueryView query={pending} loading={<SkeletonCard />} failed="The requests could not be loaded">
        {(underWay) => (
          <Stack gap="lg">
            <RequestLines id="under-way" title="Under way" actions={ownMoveFirst(underWay)} />
            {underWay.length === 0 && (
              <EmptyState>
                <Text>{isServicing ? 'No request is under way.' : 'None of your requests is under way.'}</Text>
              </EmptyState>
            )}
            <QueryView query={closed} loading={<SkeletonCard />} failed="Earlier requests could not be loaded">
              {(ended) => (
                <RequestLines id="ended" title={`Ended in the last ${closedChangesDays} days`} actions={ended} />
              )}
            </QueryView>
            <WhereCall row={accessLogAdditions.policyHistory}>
              <Text>
                <Link to={portalPaths.history()}>See everything that happened on this policy</Link>
              </Text>
            </WhereCall>
          </Stack>
        )}
      </QueryView>
    </PolicyPage>
  );
}
export { RequestsScreen as Component };

const waitsForReader = ({ canApprove, missingDocument, asked }: ApprovalAction): boolean =>
  canApprove || missingDocument !== null || Boolean(asked);

const ownMoveFirst = (actions: readonly ApprovalAction[]): ApprovalAction[] =>
  actions.toSorted((one, other) => Number(waitsForReader(other)) - Number(waitsForReader(one)));
