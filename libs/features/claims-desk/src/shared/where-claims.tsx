import { staffClaimAdditions } from '@portal/contract';
import { EmptyState, PageLayout } from '@portal/ui-kit';
import { useHasCall } from '@portal/policy-workflow';
import { type ReactNode } from 'react';

/** A page of claims, where the backend has them; elsewhere it says so. */
export function WhereClaims({ title, children }: { title: string; children: ReactNode }) {
  const hasClaims = useHasCall(staffClaimAdditions.claimQueue);
  if (hasClaims) return children;
  return (
    <PageLayout title={title}>
      <EmptyState>The system behind this portal keeps no claims yet.</EmptyState>
    </PageLayout>
  );
}
