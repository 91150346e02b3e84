import { claimAdditions } from '@portal/contract';
import { useHasCall, useIsServicing } from '@portal/policy-workflow';
import { EmptyState, Text } from '@portal/ui-kit';
import { type ReactNode } from 'react';
import { ClaimPage } from './claim-page';
import { OurNumber } from './our-number';

interface ForPolicyholdersProps {
  title: string;
  children: ReactNode;
}

/** A page of claims: for policyholders, and where the backend takes claims. To anybody else it says where to turn to. */
export function ForPolicyholders({ title, children }: ForPolicyholdersProps) {
  const isServicing = useIsServicing();
  const hasClaims = useHasCall(claimAdditions.claims);
  if (!isServicing && hasClaims) return children;
  return (
    <ClaimPage title={title}>
      <EmptyState>
        {isServicing ? (
          <Text>Only the policyholder has this page.</Text>
        ) : (
          <Text>
            Claims cannot be made here yet. Call <OurNumber />: you do not need all the documents.
          </Text>
        )}
      </EmptyState>
    </ClaimPage>
  );
}
