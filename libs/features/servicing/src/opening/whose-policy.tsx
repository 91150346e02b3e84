import { portalPaths } from '@portal/contract';
import { Cluster, EmptyState, SkeletonText, Text } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { policySearch } from '../search/policy-search';
import { PolicyBadges } from '../shared/policy-badges';

interface WhosePolicyProps {
  policyNumber: string;
  /** How it is opened. Not offered where there is no such policy; when that cannot be read, it is. */
  children: ReactNode;
}

/** Says which policy is about to be opened, so that nobody opens the wrong one. */
export function WhosePolicy({ policyNumber, children }: WhosePolicyProps) {
  const { data, isPending } = useQuery(policySearch(policyNumber));
  const policy = data?.policies.find((one) => one.policyNumber === policyNumber);
  if (data && !policy) {
    return (
      <EmptyState>
        <Text>There is no policy with the number {policyNumber}.</Text>
        <Link to={portalPaths.servicing()}>Back to the search</Link>
      </EmptyState>
    );
  }
  return (
    <>
      {isPending && <SkeletonText lines={1} />}
      {policy && (
        <Cluster>
          <Text size="lg" as="strong">
            {policy.mainMember}
          </Text>
          <Text>{policy.productName}</Text>
          <PolicyBadges {...policy} />
        </Cluster>
      )}
      {children}
    </>
  );
}
