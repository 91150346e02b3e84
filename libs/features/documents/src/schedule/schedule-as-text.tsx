import { readQuery } from '@portal/api-client';
import { documentAdditions } from '@portal/contract';
import { useSelectedPolicyNumber } from '@portal/policy-workflow';
import { lazyPart, SkeletonCard } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';

/** What draws the text comes when somebody wants to read it. */
const ScheduleReading = lazyPart(() => import('./reading/schedule-reading'));

/** The schedule, to be read here: the text and what draws it are fetched at the same time. */
export function ScheduleAsText() {
  const policyNumber = useSelectedPolicyNumber();
  const query = useQuery(readQuery(documentAdditions.documentText, { policyNumber }));
  return (
    <Suspense fallback={<SkeletonCard />}>
      <ScheduleReading query={query} />
    </Suspense>
  );
}
