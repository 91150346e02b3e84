import { type Claim, portalPaths } from '@portal/contract';
import { QueryView } from '@portal/policy-workflow';
import { EmptyState, SkeletonCards, Text } from '@portal/ui-kit';
import { Fragment, type ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { ClaimPage } from './claim-page';
import { ForPolicyholders } from './for-policyholders';
import { isNotThere, useClaim } from './use-claim';

interface WithClaimProps {
  /** Of the page while the claim is on its way. */
  title: string;
  children: (claim: Claim) => ReactNode;
}

/** A page about the claim, and the part of it, that its address names. It says nothing before the claim is there. */
export const WithClaim = (props: WithClaimProps) => (
  <ForPolicyholders title={props.title}>
    <ClaimInAddress {...props} />
  </ForPolicyholders>
);

function ClaimInAddress({ title, children }: WithClaimProps) {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const claim = useClaim(id, search.get('part'));
  // What is typed for one part is not that of another.
  if (claim.data) return <Fragment key={claim.data.part?.id}>{children(claim.data)}</Fragment>;
  return (
    <ClaimPage title={title}>
      {isNotThere(claim.error) ? (
        <EmptyState>
          <Text>You have no claim with this reference.</Text>
          <Link to={portalPaths.claims()}>See your claims</Link>
          <Link to={portalPaths.claimSignIn()}>The claim is on somebody else’s policy</Link>
        </EmptyState>
      ) : (
        <QueryView
          query={claim}
          loading={<SkeletonCards count={2} label="Loading the claim" />}
          failed="The claim could not be loaded"
        >
          {() => null}
        </QueryView>
      )}
    </ClaimPage>
  );
}
