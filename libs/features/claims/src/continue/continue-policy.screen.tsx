import { useIsClaimant } from '@portal/auth';
import { continuationAdditions } from '@portal/contract';
import { EmptyState, Text } from '@portal/ui-kit';
import { useHasCall } from '@portal/policy-workflow';
import { useParams } from 'react-router-dom';
import { ClaimPage } from '../shared/claim-page';
import { OurNumber } from '../shared/our-number';
import { SignedInAlready } from '../shared/signed-in-already';
import { ReadContinuation } from './read-continuation';
import { title } from './title';

/** Somebody who stays covered goes on with a policy after its main member's death. Source: docs/domain/claims.md#c8-3. */
function ContinuePolicyScreen() {
  const { id = '' } = useParams();
  const isClaimant = useIsClaimant();
  const hasCall = useHasCall(continuationAdditions.continuation);
  if (isClaimant && hasCall) return <ReadContinuation reference={id} />;
  return (
    <ClaimPage title={title}>
      {isClaimant ? (
        <EmptyState>
          <Text>
            Call <OurNumber />: we help you to take it over.
          </Text>
        </EmptyState>
      ) : (
        <SignedInAlready />
      )}
    </ClaimPage>
  );
}
export { ContinuePolicyScreen as Component };
