import { everything, useWrite, writeMutation } from '@portal/api-client';
import { aliveAdditions, portalPaths } from '@portal/contract';
import { aliveSentences } from '@portal/domain';
import { PolicyPage, QueryView, useIsServicing, useSelectedPolicyNumber } from '@portal/policy-workflow';
import { Alert, EmptyState, SkeletonCard, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { useOwnDeathReports } from './own-reports';
import { SaidAlive } from './said-alive';
import { SayAlive } from './say-alive';

/** Where somebody who was reported dead says that they live, and confirms it with a PIN (docs/domain/claims.md#c9-2). */
function StillAliveScreen() {
  const policyNumber = useSelectedPolicyNumber();
  const saying = useWrite(writeMutation(aliveAdditions.sayAlive, { policyNumber }, { whenDone: everything }));
  const reports = useOwnDeathReports();
  const isServicing = useIsServicing();
  return (
    <PolicyPage title={aliveSentences.button}>
      {saying.data ? (
        <SaidAlive />
      ) : isServicing ? (
        <Alert>Only the policyholder can say this.</Alert>
      ) : (
        <QueryView
          query={reports}
          loading={<SkeletonCard aria-busy="true" />}
          failed="This page could not be loaded"
          empty={
            <EmptyState>
              <Text>Nobody has told us that you died.</Text>
              <Link to={portalPaths.home()}>Go home</Link>
            </EmptyState>
          }
        >
          {([newest]) => newest && <SayAlive report={newest} saying={saying} />}
        </QueryView>
      )}
    </PolicyPage>
  );
}
export { StillAliveScreen as Component };
